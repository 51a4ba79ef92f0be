import { type CustomProperty, type Rule, type TokenOrValue, transform, type Variable, type Visitor } from 'lightningcss'

/** Tailwind sets these in addition to the property itself, for use by its font-size utilities. */
const repeated = new Set(['--tw-leading', '--tw-tracking', '--tw-font-weight'])

const isOwn = (name: string) => name.startsWith('--tw-')

/**
 * Replaces those of Tailwind's custom properties that have only one value in a stylesheet by that value, which saves 0.2 to
 * 0.3 kB of every compressed page: font sizes otherwise read `var(--tw-leading, 1.5)`, and borders `var(--tw-border-style)`.
 * A property that some rule sets, such as one half of `translate`, stays.
 */
export function withoutConstantVariables(sheet: string): string {
  const set = new Set<string>()
  const initial = new Map<string, TokenOrValue[]>()
  rewritten(sheet, {
    Declaration: {
      custom: ({ name }: CustomProperty) => {
        if (isOwn(name) && !repeated.has(name)) set.add(name)
      },
    },
    Rule: {
      property: ({ value: { name, initialValue } }) => {
        if (initialValue?.type === 'token-list') initial.set(name, initialValue.value)
      },
    },
  })
  const isConstant = (name: string) => isOwn(name) && !set.has(name)
  return rewritten(sheet, {
    Declaration: { custom: ({ name }: CustomProperty) => (repeated.has(name) ? [] : undefined) },
    Rule: {
      property: ({ value: { name } }: Extract<Rule, { type: 'property' }>) => (isConstant(name) ? [] : undefined),
    },
    Variable: ({ name: { ident }, fallback }: Variable) => {
      if (!isConstant(ident)) return undefined
      return returnable(initial.get(ident) ?? fallback)
    },
  })
}

/**
 * Removes the colours that no rule of a stylesheet reads, as Tailwind does for its theme; this saves 0.1 kB of a compressed
 * page. The palette is not part of the theme, because each ground redefines some of its colours.
 */
export function withoutUnusedColors(sheet: string): string {
  const used = new Set<string>()
  rewritten(sheet, { Variable: ({ name: { ident } }: Variable) => void used.add(ident) })
  const isUnused = (name: string) => name.startsWith('--color-') && !used.has(name)
  return rewritten(sheet, {
    Declaration: { custom: ({ name }: CustomProperty) => (isUnused(name) ? [] : undefined) },
  })
}

/** Removes `null` values: Lightning CSS writes them for missing parts of a `var()`, but does not accept them. */
function returnable(tokens: TokenOrValue[] | null | undefined): TokenOrValue[] | undefined {
  return tokens?.map((token) => {
    if (token.type !== 'var') return token
    const name = { ident: token.value.name.ident }
    const fallback = returnable(token.value.fallback)
    return { type: 'var', value: fallback === undefined ? { name } : { name, fallback } }
  })
}

function rewritten(sheet: string, visitor: Visitor<never>): string {
  return transform({ filename: 'variables.css', code: Buffer.from(sheet), visitor }).code.toString()
}
