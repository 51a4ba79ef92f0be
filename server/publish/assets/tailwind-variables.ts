import { type CustomProperty, type Rule, type TokenOrValue, transform, type Variable, type Visitor } from 'lightningcss'

/** Tailwind sets these beside the property that they repeat, for sizes of type that another utility gives a line height. */
const repeated = new Set(['--tw-leading', '--tw-tracking', '--tw-font-weight'])

const isOwn = (name: string) => name.startsWith('--tw-')

/**
 * A stylesheet without those of Tailwind's custom properties that have one value in it: the value stands in their place. A
 * size of type reads `var(--tw-leading, 1.5)`, and a line `var(--tw-border-style)`, on every page: 0.2 to 0.3 kB of a
 * compressed one. A property that some rule sets, such as one half of `translate`, stays as it is.
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
 * A stylesheet without the colours that none of its rules reads, as Tailwind leaves out the variables of its theme: 0.1 kB of
 * a compressed page. The palette is no part of that theme, because each ground sets some of its colours anew.
 */
export function withoutUnusedColors(sheet: string): string {
  const used = new Set<string>()
  rewritten(sheet, { Variable: ({ name: { ident } }: Variable) => void used.add(ident) })
  const isUnused = (name: string) => name.startsWith('--color-') && !used.has(name)
  return rewritten(sheet, {
    Declaration: { custom: ({ name }: CustomProperty) => (isUnused(name) ? [] : undefined) },
  })
}

/** Lightning CSS refuses the `null` that it gives itself for what a `var()` lacks. */
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
