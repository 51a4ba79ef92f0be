import plugin from 'tailwindcss/plugin'
import { type Color, cssColor, lightDark } from './color.ts'
import { contrast, fixed, type Ground, grounds, print, type Scheme, schemes } from './palette.ts'

/** The custom property of a colour: `--color-paper-deep` for `paperDeep`. */
const property = (name: string): string => `--color-${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`

/** The colors by the names that utilities use: `paper-deep`. */
const utilityColors = Object.fromEntries(
  [...Object.keys(schemes.light), ...Object.keys(fixed), 'ground', 'raised'].map((name) => [
    property(name).slice('--color-'.length),
    `var(${property(name)})`,
  ]),
)

/** Declarations of colours, each given by itself or by the name of another. */
const declarations = (colors: Readonly<Record<string, Color | string>> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(colors).map(([name, color]) => [
      property(name),
      typeof color === 'string' ? `var(${property(color)})` : cssColor(color),
    ]),
  )

/** Each place resolves light-dark() by its own color-scheme: a night ground is dark on a light page. */
function schemeTokens<Name extends string>(of: Record<Scheme, Record<Name, Color>>): Record<string, string> {
  const names = Object.keys(of.light) as Name[]
  return Object.fromEntries(names.map((name) => [property(name), lightDark(of.light[name], of.dark[name])]))
}

/**
 * The utility of a ground. Paper is white everywhere. Forced colours make every ground that of the page, so there its
 * drawings take the scheme of the visitor.
 */
const groundUtility = ({ scheme, tokens, onDark, inContrast }: Ground) => ({
  '@media screen': {
    ...declarations(tokens),
    color: `var(${property('ink')})`,
    'background-color': `var(${property('ground')})`,
    ...(onDark && { '@media (prefers-color-scheme: dark)': declarations(onDark) }),
  },
  // Not within the rule for screens: rules for more contrast are in the stylesheet of few visits (server/publish/assets).
  ...(inContrast && { '@media (prefers-contrast: more)': declarations(inContrast) }),
  ...(scheme && { '@media screen and (forced-colors: none)': { 'color-scheme': scheme } }),
})

/**
 * The palette as custom properties in the base layer, and the grounds as utilities: a Tailwind plugin, named in
 * server/document/style.css. Tailwind watches what this file imports by relative paths, no alias, so that a changed colour
 * reloads the styles during development.
 */
export default plugin(
  ({ addBase, addUtilities }) => {
    addBase({ ':root': { ...schemeTokens(schemes), ...declarations(fixed) } })
    addBase({ '@media (prefers-contrast: more)': { ':root': schemeTokens(contrast) } })
    addBase({ '@media print': { ':root': declarations(print) } })
    addUtilities(
      Object.fromEntries(Object.entries(grounds).map(([name, ground]) => [`.${name}`, groundUtility(ground)])),
    )
  },
  // Colors of utilities: `text-ink`, `bg-paper-deep`.
  { theme: { extend: { colors: utilityColors } } },
)
