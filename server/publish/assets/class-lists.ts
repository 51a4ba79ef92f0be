import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'
import { z } from 'zod'
import { utilityNames } from './utilities.ts'

/*
 * Folding: a build replaces each list of Tailwind utilities by one short class.
 *
 *   className="flex gap-4 max-wide:block"   in the source and during development
 *   class="Bq"                              in a built page
 *   .Bq,.Cd{display:flex}                   in its styles: a rule has the classes of all lists that contain its utility
 *
 * Tailwind's rules and their order stay, so a page looks the same. Without folding, the lists would add 15 to 27 % to a
 * compressed page (docs/decisions/0052-tailwind-folded.md).
 *
 * The build folds the lists that it can read: a string in `className`, also as a branch of a condition, or marked as
 * tw('…') anywhere. Scripts and pages get the same short class, so nothing changes when React hydrates an island.
 */

/** Modules with markup. */
const sourceFiles = '{auth,components,pages,server/document}/**/*.tsx'

/** A class list in a module, with its position in the source. */
interface ClassList {
  names: readonly string[]
  start: number
  end: number
}

const styleInputs = z.object({
  /** The classes that each script may set, by the script's path below the site's folder. */
  classes: z.record(z.string(), z.array(z.string())),
  /** The utilities of each short class. */
  lists: z.record(z.string(), z.array(z.string())),
})
/** Output of the script build from which the styles of pages are generated. */
export type StyleInputs = z.infer<typeof styleInputs>

/** Reads the file that `foldClassLists` writes into a site's folder. @throws {ZodError} when it has another format */
export function readStyleInputs(site: string): StyleInputs {
  return styleInputs.parse(JSON.parse(readFileSync(join(site, styleInputsFile), 'utf8')))
}

/** The class names in a class attribute. */
export const namesIn = (list: string): string[] => list.split(/\s+/).filter((name) => name !== '')

/** The folding of a site's class lists. */
export interface Folding extends Pick<StyleInputs, 'lists'> {
  /** The folded value of a class attribute: the names that are not utilities, then one class for all utilities. */
  folded(list: readonly string[]): string
}

/** Reads the class lists of all sources, and assigns short classes, the shortest to the most frequent. */
export async function readFolding(root: string): Promise<Folding> {
  const files = globSync(sourceFiles, { cwd: root }).sort()
  const lists = files.flatMap((file) => classLists(readFileSync(join(root, file), 'utf8'), file))
  const utilities = await utilityNames(root, new Set(lists.flatMap(({ names }) => names)))
  const foldable = (names: readonly string[]) =>
    [...new Set(names)]
      .filter((name) => utilities.has(name))
      .sort()
      .join(' ')
  const uses = new Map<string, number>()
  for (const { names } of lists) uses.set(foldable(names), (uses.get(foldable(names)) ?? 0) + 1)
  uses.delete('')
  const byUse = [...uses].sort(([a, often], [b, seldom]) => seldom - often || (a < b ? -1 : 1))
  const classes = new Map(byUse.map(([list], index) => [list, shortClass(index)]))
  return {
    folded: (names) => {
      const others = names.filter((name) => !utilities.has(name))
      return [...others, classes.get(foldable(names)) ?? ''].join(' ').trim()
    },
    lists: Object.fromEntries([...classes].map(([list, name]) => [name, list.split(' ')])),
  }
}

const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const letters = `abcdefghijklmnopqrstuvwxyz${capitals}0123456789`

/** `A` to `Z`, then `Aa`, `Ab`. Hand-written names have no capitals, so none collides. */
function shortClass(index: number): string {
  const first = capitals[index % capitals.length] ?? ''
  const rest = Math.floor(index / capitals.length)
  return rest === 0 ? first : first + (letters[(rest - 1) % letters.length] ?? '')
}

/** The class lists of a module that a build can fold, in source order. */
function classLists(text: string, file: string): ClassList[] {
  const found: ClassList[] = []
  const add = (value: unknown, { start, end }: ESTree.Span) => {
    if (typeof value === 'string') found.push({ names: namesIn(value), start, end })
  }
  new Visitor({
    JSXAttribute: ({ name, value }) => {
      if (name.name !== 'className' || value === null) return
      if (value.type === 'Literal') add(value.value, value)
      if (value.type === 'JSXExpressionContainer') for (const one of branches(value.expression)) add(one.value, one)
    },
    CallExpression: (call) => {
      const [list] = call.arguments
      if (call.callee.type !== 'Identifier' || call.callee.name !== 'tw') return
      if (list?.type !== 'Literal')
        throw new Error(`${file}: pass one string literal to tw(), because the build reads it from the source.`)
      add(list.value, call)
    },
  }).visit(parseSync(file, text).program)
  return found.sort((a, b) => a.start - b.start)
}

/** The strings in an expression: itself, the branches of its conditions, and those within a template. */
function branches(expression: ESTree.Expression | ESTree.JSXEmptyExpression): ESTree.StringLiteral[] {
  switch (expression.type) {
    case 'Literal':
      return typeof expression.value === 'string' ? [expression as ESTree.StringLiteral] : []
    case 'ConditionalExpression':
      return [...branches(expression.consequent), ...branches(expression.alternate)]
    case 'LogicalExpression':
      return branches(expression.right)
    case 'TemplateLiteral':
      return expression.expressions.flatMap(branches)
    default:
      return []
  }
}

/** The file with the style inputs of a client build, which `readStyleInputs` reads. */
export const styleInputsFile = 'style-inputs.json'

/** Vite plugin that folds the class lists of a build. In development, the lists stay as written. */
export function foldClassLists(root: string): Plugin {
  let folding: Folding
  const classesOf = new Map<string, string[]>()
  return {
    name: 'cairnline:fold-class-lists',
    enforce: 'pre',
    apply: 'build',
    async buildStart() {
      folding = await readFolding(root)
    },
    transform: {
      filter: { id: /^[^?]*\.tsx$/ },
      handler(text, id) {
        let code = ''
        let end = 0
        const classes: string[] = []
        for (const list of classLists(text, id)) {
          const folded = folding.folded(list.names)
          classes.push(...namesIn(folded))
          code += `${text.slice(end, list.start)}"${folded}"`
          end = list.end
        }
        classesOf.set(id, classes)
        return end === 0 ? undefined : { code: code + text.slice(end), map: null }
      },
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return
      const inputs: StyleInputs = { classes: {}, lists: folding.lists }
      for (const output of Object.values(bundle))
        if (output.type === 'chunk')
          inputs.classes[output.fileName] = output.moduleIds.flatMap((id) => classesOf.get(id) ?? [])
      this.emitFile({ type: 'asset', fileName: styleInputsFile, source: JSON.stringify(inputs) })
    },
  }
}
