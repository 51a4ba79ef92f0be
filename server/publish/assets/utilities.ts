import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type Selector, type SelectorComponent, transform } from 'lightningcss'
import { compile } from 'tailwindcss'

/** The stylesheet of the site, from which Tailwind makes the styles of each kind of page. */
const entry = 'server/document/style.css'

/**
 * What Tailwind makes of the site's stylesheet for a set of class names: the plain rules, and those of the utilities among
 * the names. A name that is no utility adds nothing.
 */
export async function tailwind(root: string, names: Iterable<string>): Promise<string> {
  const file = join(root, entry)
  const { build } = await compile(readFileSync(file, 'utf8'), {
    base: dirname(file),
    from: file,
    // None: every browser that the site is made for knows @property.
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
  // Tailwind's notice stands in licenses.txt, and not in every page.
  return build([...names]).replace('/*!', '/*')
}

/** Of some names, those that Tailwind knows as utilities, or that the variants of others look for, such as `group`. */
export async function utilityNames(root: string, names: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const plain = classesOf(await tailwind(root, []))
  const all = classesOf(await tailwind(root, names))
  return new Set([...names].filter((name) => all.has(name) && !plain.has(name)))
}

/** The classes that the selectors of a stylesheet name. */
function classesOf(css: string): Set<string> {
  const found = new Set<string>()
  const visitor = { Selector: (selector: Selector) => void mapClasses(selector, (name) => [found.add(name) && name]) }
  transform({ filename: 'classes.css', code: Buffer.from(css), visitor })
  return found
}

/** A selector once for each choice of the names that stand for its classes, also for those within `:is()` or `:not()`. */
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
