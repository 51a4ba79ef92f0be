import { transform } from 'lightningcss'

/**
 * The stylesheet with short names for its custom properties, the same on every page: 0.1 kB of a compressed page. A name
 * that a script mentions stays, since the script reads the property by it.
 */
export function withShortNames(sheet: string, scripts: readonly string[]): string {
  const uses = new Map<string, number>()
  rename(sheet, (name) => {
    uses.set(name, (uses.get(name) ?? 0) + 1)
    return name
  })
  const isKept = (name: string) => scripts.some((text) => text.includes(name))
  const [kept, shortened] = [[], []] as [string[], string[]]
  for (const name of uses.keys()) (isKept(name) ? kept : shortened).push(name)
  const free = Array.from({ length: uses.size + kept.length }, (_, index) => shortName(index))
  const names = free.filter((name) => !kept.includes(name))
  const byUse = shortened.sort((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0))
  const table = new Map(byUse.map((name, index) => [name, names[index] ?? name]))
  return rename(sheet, (name) => table.get(name) ?? name)
}

function rename(css: string, named: (name: string) => string): string {
  const visitor = { DashedIdent: named }
  return transform({ filename: 'names.css', code: Buffer.from(css), visitor }).code.toString()
}

/** `--a` to `--z`, then `--aa`, `--ab`: the digits of a number whose base is the alphabet. */
function shortName(index: number): string {
  const letters = (rest: number): string =>
    (rest < alphabet.length ? '' : letters(Math.floor(rest / alphabet.length) - 1)) +
    (alphabet[rest % alphabet.length] ?? '')
  return `--${letters(index)}`
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz'
