import plugin from 'tailwindcss/plugin'
import { type Color, cssColor, lightDark } from './color.ts'
import { contrast, fixed, grounds, groundsInContrast, groundsOnDark, print, type Scheme, schemes } from './palette.ts'

/** The custom property of a colour: `--color-paper-deep` for `paperDeep`. */
const property = (name: string): string => `--color-${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`

/** The colors by the names that utilities use: `paper-deep`. */
const utilityColors = Object.fromEntries(
  [...Object.keys(schemes.light), ...Object.keys(fixed), 'ground', 'raised'].map((name) => [
    property(name).slice('--color-'.length),
    `var(${property(name)})`,
  ]),
)

type Colors = Readonly<Record<string, Color>>

const declarations = (colors: Colors): Record<string, string> =>
  Object.fromEntries(Object.entries(colors).map(([name, color]) => [property(name), cssColor(color)]))

const rules = (colorsOf: Readonly<Record<string, Colors>>): Record<string, Record<string, string>> =>
  Object.fromEntries(Object.entries(colorsOf).map(([ground, colors]) => [`.${ground}`, declarations(colors)]))

/** Each place resolves light-dark() by its own color-scheme: a night ground is dark on a light page. */
function schemeTokens<Name extends string>(of: Record<Scheme, Record<Name, Color>>): Record<string, string> {
  const names = Object.keys(of.light) as Name[]
  return Object.fromEntries(names.map((name) => [property(name), lightDark(of.light[name], of.dark[name])]))
}

/**
 * The palette as custom properties in the base layer: a Tailwind plugin, named in tokens.css. Tailwind watches what this
 * file imports by relative paths, no alias, so that a changed colour reloads the styles during development.
 */
export default plugin(
  ({ addBase }) => {
    addBase({ ':root': { ...schemeTokens(schemes), ...declarations(fixed) } })
    addBase(rules(grounds))
    addBase({ '@media (prefers-color-scheme: dark)': rules(groundsOnDark) })
    addBase({ '@media (prefers-contrast: more)': { ':root': schemeTokens(contrast), ...rules(groundsInContrast) } })
    addBase({ '@media print': { ':root, .paper, .deep, .night, .amber, .dusk': declarations(print) } })
  },
  // Colors of utilities: `text-ink`, `bg-paper-deep`.
  { theme: { extend: { colors: utilityColors } } },
)
