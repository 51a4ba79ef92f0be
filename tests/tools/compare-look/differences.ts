import { type ElementLook, laidOut, type PageLook, type Style } from './page-look.ts'

export interface Difference {
  kind: 'tree' | 'style' | 'box' | 'picture'
  /** The element, by classes of the first build and tags. */
  selector: string
  text: string
  changes: readonly string[]
}

/** Two elements at the same place of two trees. */
interface Pair {
  was: ElementLook
  is: ElementLook
  selector: string
  parent?: Pair
  children: Pair[]
}

type Axis = readonly ['x', 'width'] | readonly ['y', 'height']

/** Inherited properties. A difference in one is reported where it begins. */
const inherited = new RegExp(
  `^(${[
    'accent-color|border-collapse|border-spacing|caption-side|caret-color|color|color-scheme|cursor|direction',
    'dominant-baseline|empty-cells|fill.*|font.*|hyphen.*|image-rendering|interpolate-size|letter-spacing|line-.*',
    'list-style.*|marker.*|orphans|overflow-wrap|paint-order|pointer-events|print-color-adjust|quotes|ruby.*',
    'scrollbar-color|shape-rendering|stroke.*|tab-size|text-(?!decoration|overflow|box).*|visibility|white-space.*|widows',
    'word-.*|writing-mode|-webkit-(?!mask|box|line-clamp|border).*',
  ].join('|')})$`,
)

/** Properties that show nothing while another has a value: those of a line that is not drawn. */
const unseen: readonly [properties: RegExp, other: string, value: string][] = [
  ...['border-top', 'border-right', 'border-bottom', 'border-left'].map((side): [RegExp, string, string] => [
    new RegExp(`^${side}-(style|color)$`),
    `${side}-width`,
    '0px',
  ]),
  [/^outline-(color|width|offset)$/, 'outline-style', 'none'],
  [/^column-rule-(color|width)$/, 'column-rule-style', 'none'],
  [/^text-decoration-(color|style|thickness)/, 'text-decoration-line', 'none'],
]

/** How the looks of one page in two builds differ: in the tree of elements, and in style and box of each element. */
export function differences(before: PageLook, after: PageLook): Difference[] {
  const found: Difference[] = []
  const pair = (was: ElementLook, is: ElementLook, parent?: Pair): Pair => {
    const one: Pair = { was, is, selector: selectorOf(was, parent), children: [], ...(parent && { parent }) }
    const tags = [was, is].map(({ children }) => children.map(({ tag }) => tag))
    // Children before the first one that differs still have a partner.
    const same = was.children.findIndex(({ tag }, index) => tag !== is.children[index]?.tag)
    const end = same === -1 ? was.children.length : same
    if (end < Math.max(was.children.length, is.children.length))
      found.push(difference('tree', one, [`children ${tags.map((list) => list.join(' ') || 'none').join(' -> ')}`]))
    one.children = was.children.slice(0, end).flatMap((child, index) => {
      const partner = is.children[index]
      return partner ? [pair(child, partner, one)] : []
    })
    return one
  }
  const visit = (one: Pair): void => {
    const { was, is, children } = one
    found.push(difference('style', one, styleChanges(one, before.initial)), difference('box', one, boxChanges(one)))
    for (const name of new Set([...Object.keys(was.generated), ...Object.keys(is.generated)]))
      found.push(difference('style', one, generatedChanges(one, name, before.initial), name))
    for (const child of children) visit(child)
  }
  visit(pair(before.root, after.root))
  return found.filter(({ changes }) => changes.length > 0)
}

function difference(kind: Difference['kind'], { selector, was }: Pair, changes: string[], suffix = ''): Difference {
  return { kind, selector: `${selector}${suffix}`, text: was.text, changes }
}

/** The tags from the nearest element with a class, which is named with its classes. */
function selectorOf({ tag, classes }: ElementLook, parent?: Pair): string {
  if (classes !== '') return `${tag}.${classes.trim().replace(/\s+/g, '.')}`
  return parent ? `${parent.selector} > ${tag}` : tag
}

function changed(was: Style, is: Style, initial: Style): { name: string; from: string; to: string }[] {
  const value = (style: Style, name: string) => style[name] ?? initial[name] ?? ''
  const all = [...new Set([...Object.keys(was), ...Object.keys(is)])].map((name) => ({
    name,
    from: value(was, name),
    to: value(is, name),
  }))
  const isUnseen = (name: string) =>
    unseen.some(([some, other, off]) => some.test(name) && [was, is].every((style) => value(style, other) === off))
  // Colours that are stated nowhere are those of the text.
  const followsText = (from: string, to: string) => from === value(was, 'color') && to === value(is, 'color')
  return all.filter(
    ({ name, from, to }) => from !== to && !isUnseen(name) && (name === 'color' || !followsText(from, to)),
  )
}

function styleChanges({ was, is, parent }: Pair, initial: Style): string[] {
  const above = parent ? changed(parent.was.style, parent.is.style, initial) : []
  return changed(was.style, is.style, initial)
    .filter(({ name }) => !laidOut.includes(name) || was.stated[name] !== is.stated[name])
    .filter(
      ({ name, from, to }) =>
        !inherited.test(name) || !above.some((one) => one.name === name && one.from === from && one.to === to),
    )
    .map(({ name, from, to }) =>
      laidOut.includes(name)
        ? `${name} ${was.stated[name]} (${from}) -> ${is.stated[name]} (${to})`
        : `${name} ${from} -> ${to}`,
    )
}

function generatedChanges({ was, is }: Pair, name: string, initial: Style): string[] {
  const [one, other] = [was.generated[name], is.generated[name]]
  if (!one || !other) return [`content ${one?.content ?? 'none'} -> ${other?.content ?? 'none'}`]
  const element = changed(was.style, is.style, initial)
  const hasMoved = was.box.width !== is.box.width || was.box.height !== is.box.height
  return changed(one, other, initial)
    .filter(({ name }) => !name.endsWith('-origin') && !(hasMoved && laidOut.includes(name)))
    .filter(
      (change) =>
        !(inherited.test(change.name) && element.some(({ name, to }) => name === change.name && to === change.to)),
    )
    .map((change) => `${change.name} ${change.from} -> ${change.to}`)
}

const differ = (one: number, other: number) => Math.abs(one - other) > 0.5
const growth = ({ was, is }: Pair, side: keyof ElementLook['box']) => is.box[side] - was.box[side]

/** Moves and sizes that follow from no neighbour: later elements move down with a paragraph that has grown. */
function boxChanges(one: Pair): string[] {
  const axes: readonly Axis[] = [
    ['x', 'width'],
    ['y', 'height'],
  ]
  return axes.flatMap(([start, size]) => [
    ...(followsNeighbour(one, start, size) ? [] : [boxChange(one, start)]),
    ...(followsSize(one, start, size) ? [] : [boxChange(one, size)]),
  ])
}

function boxChange(one: Pair, side: keyof ElementLook['box']): string {
  const length = Math.round(growth(one, side) * 10) / 10
  return `${side} ${length > 0 ? '+' : ''}${length}`
}

function followsNeighbour(one: Pair, start: Axis[0], size: Axis[1]): boolean {
  const moved = growth(one, start)
  if (!differ(moved, 0)) return true
  const parent = boxAround(one)
  if (!parent) return false
  const grown = growth(parent, size)
  const last = one.parent?.children[one.parent.children.indexOf(one) - 1]
  const expected = [
    ...[0, grown / 2, grown].map((share) => growth(parent, start) + share),
    ...(last ? [growth(last, start), growth(last, start) + growth(last, size)] : []),
  ]
  return expected.some((way) => !differ(way, moved))
}

/** A width follows that of the parent, a height those of the children. */
function followsSize(one: Pair, start: Axis[0], size: Axis[1]): boolean {
  if (!differ(growth(one, size), 0)) return true
  const parent = boxAround(one)
  if (size === 'width') return parent !== undefined && differ(growth(parent, size), 0)
  return one.children.some(
    (child) => differ(growth(child, size), 0) || differ(growth(child, start), growth(one, start)),
  )
}

/** The nearest ancestor with a box of its own. */
function boxAround({ parent }: Pair): Pair | undefined {
  return parent?.was.style.display === 'contents' ? boxAround(parent) : parent
}
