import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type Selector, type SelectorComponent, transform } from 'lightningcss'
import { compile } from 'tailwindcss'

/** The stylesheet of the site, from which Tailwind generates the styles of each kind of page. */
const entry = 'server/document/style.css'

/**
 * Tailwind's output for a set of class names: the plain rules of the site's stylesheet, and the rules of the utilities among
 * the names. Other names add nothing.
 */
export async function tailwind(root: string, names: Iterable<string>): Promise<string> {
  const file = join(root, entry)
  const { build } = await compile(readFileSync(file, 'utf8'), {
    base: dirname(file),
    from: file,
    // None, because every supported browser has @property.
    polyfills: 0,
    loadStylesheet: async (id, base) => {
      const path = id.startsWith('.') ? resolve(base, id) : fileURLToPath(import.meta.resolve(id))
      return { path, base: dirname(path), content: readFileSync(path, 'utf8') }
    },
    loadModule: async (id, base) => {
      const path = resolve(base, id)
      return { path, base: dirname(path), module: (await import(pathToFileURL(path).href)).default }
    },
  })
  // Makes Tailwind's notice an ordinary comment, which minifying removes; licenses.txt contains it.
  return build([...names]).replace('/*!', '/*')
}

/** Those of the names that are Tailwind utilities, or that variants refer to, such as `group`. */
export async function utilityNames(root: string, names: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const plain = classesOf(await tailwind(root, []))
  const all = classesOf(await tailwind(root, names))
  return new Set([...names].filter((name) => all.has(name) && !plain.has(name)))
}

/** The classes in the selectors of a stylesheet. */
function classesOf(css: string): Set<string> {
  const found = new Set<string>()
  const visitor = { Selector: (selector: Selector) => void mapClasses(selector, (name) => [found.add(name) && name]) }
  transform({ filename: 'classes.css', code: Buffer.from(css), visitor })
  return found
}

/** Copies of a selector, one for each combination of names that replace its classes, also within `:is()` or `:not()`. */
export function mapClasses(selector: Selector, namesFor: (name: string) => readonly string[]): Selector[] {
  const choices = (component: SelectorComponent): SelectorComponent[] => {
    if (component.type === 'class') return namesFor(component.name).map((name) => ({ ...component, name }))
    if (component.type !== 'pseudo-class') return [component]
    switch (component.kind) {
      case 'is':
      case 'where':
      case 'not':
      case 'has':
        return [{ ...component, selectors: component.selectors.flatMap((one) => mapClasses(one, namesFor)) }]
      default:
        return [component]
    }
  }
  return selector.reduce<Selector[]>(
    (selectors, component) => {
      const all = choices(component)
      return selectors.flatMap((before) => all.map((choice) => [...before, choice]))
    },
    [[]],
  )
}
