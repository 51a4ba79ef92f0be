import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { compile } from 'tailwindcss'

/** The stylesheet of the site, from which Tailwind generates the styles of a page. */
const file = resolve(import.meta.dirname, '../../document/style.css')

/**
 * Tailwind's output for a set of class names: the plain rules of the site's stylesheet, and the rules of the utilities among
 * the names. Other names add nothing.
 */
export async function tailwind(names: Iterable<string>): Promise<string> {
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
