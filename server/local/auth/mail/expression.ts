/** What a template may name: `.Email`, `.Data.language`. */
export type TemplateValues = Readonly<Record<string, unknown>>

type Apply = (operands: readonly unknown[]) => unknown

const functions: ReadonlyMap<string, Apply> = new Map<string, Apply>([
  ['eq', ([one, other]) => text(one) === text(other)],
  ['ne', ([one, other]) => text(one) !== text(other)],
  ['print', (operands) => operands.map(printed).join('')],
])

/**
 * The value of an expression of Go's text/template: a field, a text, or a call of `eq`, `ne` or `print` with operands
 * that may be calls in parentheses.
 * @throws {Error} naming an expression of another form, or one that Go cannot compare
 */
export function evaluate(expression: string, values: TemplateValues): unknown {
  const tokens = expression.match(/[()]|"[^"\\]*"|[^\s()"]+/g) ?? []
  const unreadable = () => new Error(`The local host cannot read {{ ${expression} }} in a template of a message.`)
  const operand = (): unknown => {
    const token = tokens.shift() ?? ''
    if (token === '(') {
      const value = call()
      if (tokens.shift() !== ')') throw unreadable()
      return value
    }
    if (token.startsWith('"')) return token.slice(1, -1)
    if (!/^(?:\.\w+)+$/.test(token)) throw unreadable()
    return field(token.slice(1).split('.'), values)
  }
  const call = (): unknown => {
    const apply = functions.get(tokens[0] ?? '')
    if (apply === undefined) return operand()
    tokens.shift()
    const operands: unknown[] = []
    while (tokens.length > 0 && tokens[0] !== ')') operands.push(operand())
    return apply(operands)
  }
  const value = call()
  if (tokens.length > 0) throw unreadable()
  return value
}

/** A value as Go prints it, as far as templates need: a text as it is, a missing value as `<nil>`. */
export function printed(value: unknown): string {
  if (typeof value === 'string') return value
  return value === undefined || value === null ? '<nil>' : JSON.stringify(value)
}

function field([name = '', ...rest]: readonly string[], values: unknown): unknown {
  if (typeof values !== 'object' || values === null || !Object.hasOwn(values, name)) return undefined
  const value: unknown = Reflect.get(values, name)
  return rest.length === 0 ? value : field(rest, value)
}

/** An operand of a comparison. Go fails where the other one is a text and this is none. */
function text(value: unknown): string {
  if (typeof value === 'string') return value
  throw new Error(`A template of a message compares ${printed(value)}, which is no text: print it first.`)
}
