/** Computed values by property. Properties with their initial value are left out. */
export type Style = Readonly<Record<string, string>>

export interface ElementLook {
  tag: string
  /** The class attribute. */
  classes: string
  /** The beginning of its text. */
  text: string
  /** Place and size on the page, in CSS pixels. */
  box: { x: number; y: number; width: number; height: number }
  style: Style
  /** What its author stated for properties whose value in `style` depends on the layout, such as `auto` for a width. */
  stated: Style
  /** The styles of the boxes that it generates: `::before` and `::after`. */
  generated: Readonly<Record<string, Style>>
  children: readonly ElementLook[]
}

export interface PageLook {
  root: ElementLook
  /** The initial value of each property. */
  initial: Style
}

/** Properties for which `getComputedStyle` returns what layout made of them. */
export const laidOut = [
  ...['width', 'height', 'top', 'right', 'bottom', 'left', 'transform', 'transform-origin', 'perspective-origin'],
  ...['margin-top', 'margin-right', 'margin-bottom', 'margin-left'],
  ...['padding-top', 'padding-right', 'padding-bottom', 'padding-left'],
  ...['grid-template-columns', 'grid-template-rows'],
]

/**
 * Reads style and box of every element that can be seen. Runs in the page, so that it uses nothing from outside.
 * @param laidOut the list of that name
 * @returns a `PageLook` in JSON, which Playwright passes on faster than an object
 */
export function readLook(laidOut: readonly string[]): string {
  const bare = document.createElement('div')
  bare.style.setProperty('all', 'initial', 'important')
  document.documentElement.append(bare)
  const computed = getComputedStyle(bare)
  // Logical properties repeat physical ones. Custom properties show in those that use them.
  const names = [...computed].filter((name) => !/^--|(^|-)(block|inline)(-|$)/.test(name))
  const initial = Object.fromEntries(names.map((name) => [name, computed.getPropertyValue(name)]))
  bare.remove()

  // Skipped content would have the size of a placeholder.
  const skipped = new Set<Element>()
  for (const element of document.querySelectorAll<HTMLElement>('body *'))
    if (getComputedStyle(element).contentVisibility === 'auto') {
      skipped.add(element)
      element.style.contentVisibility = 'visible'
    }

  const styleOf = (element: Element, generated?: string): Record<string, string> => {
    const style: Record<string, string> = {}
    const values = getComputedStyle(element, generated)
    for (const name of names) {
      const value = values.getPropertyValue(name)
      if (value !== initial[name]) style[name] = value.replaceAll(location.origin, '')
    }
    return style
  }
  const lookOf = (element: Element): ElementLook => {
    const style = styleOf(element)
    if (skipped.has(element)) style['content-visibility'] = 'auto'
    const map = element.computedStyleMap()
    const generated: Record<string, Style> = {}
    for (const name of ['::before', '::after']) {
      const { content } = getComputedStyle(element, name)
      if (content !== 'none' && content !== 'normal') generated[name] = styleOf(element, name)
    }
    // An element without a box has none either where the page is scrolled.
    const [left, top] = element.getClientRects().length > 0 ? [scrollX, scrollY] : [0, 0]
    const { x, y, width, height } = element.getBoundingClientRect()
    return {
      tag: element.localName,
      classes: element.getAttribute('class') ?? '',
      text: (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40),
      box: { x: x + left, y: y + top, width, height },
      style,
      stated: Object.fromEntries(laidOut.map((name) => [name, String(map.get(name) ?? '')])),
      generated,
      children: [...element.children]
        .filter((child) => !child.matches('head, script, style, link, template, noscript'))
        .map(lookOf),
    }
  }
  const look: PageLook = { root: lookOf(document.documentElement), initial }
  return JSON.stringify(look)
}
