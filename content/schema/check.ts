import type { z } from 'zod'

/** One thing that is wrong with a value. */
interface Breach {
  readonly path: readonly PropertyKey[]
  /** Field, what is wrong and how to correct it: 'topics: name at least one topic', 'title is missing: add it'. */
  readonly text: string
}

type Checked<Data> =
  | { readonly kind: 'valid'; readonly data: Data }
  | { readonly kind: 'broken'; readonly breaches: readonly Breach[] }

/**
 * Checks a value and explains every breach to the person who wrote it. Where the schema brings a message of its own, that
 * message says how to correct the value.
 * @param whole name of the value for a breach outside of its fields: 'front matter'
 */
export function check<Data>(schema: z.ZodType<Data>, value: unknown, whole: string): Checked<Data> {
  const result = schema.safeParse(value, { error: remedy, reportInput: true })
  if (result.success) return { kind: 'valid', data: result.data }
  return { kind: 'broken', breaches: result.error.issues.flatMap((issue) => explain(issue, whole)) }
}

/** Advice for a breach of a schema without its own message. Undefined keeps zod's message. */
function remedy(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined) return 'add it'
  switch (issue.code) {
    case 'too_small':
      return `${sizeOf(issue.input)}, give ${issue.exact ? 'exactly' : 'at least'} ${issue.minimum}`
    case 'too_big':
      return `${sizeOf(issue.input)}, give ${issue.exact ? 'exactly' : 'at most'} ${issue.maximum}`
    case 'invalid_value':
      return `use one of ${issue.values.map(String).join(', ')}`
    case 'invalid_type':
      return `give ${issue.expected}`
    default:
      return undefined
  }
}

function explain(issue: z.core.$ZodIssue, whole: string): Breach[] {
  const { path, message, input } = issue
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...path, key], text: `unknown field "${key}": ${message}` }))
  const field = path.map((step) => (typeof step === 'number' ? `entry ${step + 1}` : String(step))).join(', ')
  const isShort = typeof input === 'string' && input.length <= 40
  const subject = field === '' ? whole : isShort ? `${field} "${input}"` : field
  return [{ path, text: `${input === undefined ? `${subject} is missing` : subject}: ${message}` }]
}

function sizeOf(value: unknown): string {
  if (typeof value === 'string') return `${value.trim().length} characters`
  return Array.isArray(value) ? `${value.length} entries` : 'the wrong size'
}
