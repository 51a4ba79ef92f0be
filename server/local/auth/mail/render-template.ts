import { evaluate, printed, type TemplateValues } from './expression.ts'

/** A part of a template whose condition was true, was false, or stands within a part that is left out. */
type Branch = 'shown' | 'hidden' | 'outside'

/**
 * Renders a template of a message as the hosted service does, as far as ours use its language
 * (https://pkg.go.dev/text/template): fields, and `if`, `else` and `end`.
 * @param write what stands in the message for the text of a field, which may be anything: in HTML, the escaped text
 * @throws {Error} naming what the template asks beyond that
 */
export function renderTemplate(template: string, values: TemplateValues, write: (text: string) => string): string {
  const open: Branch[] = []
  const isShown = () => open.every((branch) => branch === 'shown')
  const last = (action: string): Branch => {
    const branch = open.pop()
    if (branch === undefined) throw new Error(`A template of a message has an {{ ${action} }} without an {{ if }}.`)
    return branch
  }
  // Texts stand at even places, actions between them.
  const parts = template.split(/\{\{ (.+?) \}\}/).map((part, index) => {
    if (index % 2 === 0) return isShown() ? part : ''
    if (part.startsWith('if ')) {
      open.push(isShown() ? (evaluate(part.slice('if '.length), values) === true ? 'shown' : 'hidden') : 'outside')
    } else if (part === 'else') open.push(inverse[last(part)])
    else if (part === 'end') last(part)
    else if (isShown()) return write(printed(evaluate(part, values)))
    return ''
  })
  if (open.length > 0) throw new Error('A template of a message has an {{ if }} without an {{ end }}.')
  return parts.join('')
}

const inverse: Readonly<Record<Branch, Branch>> = { shown: 'hidden', hidden: 'shown', outside: 'outside' }
