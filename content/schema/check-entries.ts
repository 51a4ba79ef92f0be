import type { z } from 'zod'

/** Content that breaks its schema. The message lists every breach: file, field, what is wrong, how to mend it. */
export class ContentError extends Error {
  readonly breaches: readonly string[]

  constructor(breaches: readonly string[]) {
    super(
      `${breaches.length === 1 ? 'One entry breaks its schema' : `${breaches.length} breaches of a content schema`}:\n` +
        breaches.map((breach) => `  ${breach}`).join('\n'),
    )
    this.name = 'ContentError'
    this.breaches = breaches
  }
}

/**
 * Checks the entries of one kind by the slug of each, in their order. `fileOf` gives the path of a slug's file.
 *
 * @throws {ContentError} naming every breach in every file
 */
export function checkEntries<Entry extends { slug: string }>(
  schema: z.ZodType<Entry>,
  fileOf: (slug: string) => string,
  entries: Readonly<Record<string, unknown>>,
): readonly Entry[] {
  const breaches: string[] = []
  const checked: Entry[] = []
  for (const [slug, entry] of Object.entries(entries)) {
    const file = fileOf(slug)
    const result = schema.safeParse(entry)
    if (!result.success) for (const issue of result.error.issues) breaches.push(`${file}: ${explain(issue, entry)}`)
    else if (result.data.slug !== slug)
      breaches.push(`${file}: slug is '${result.data.slug}', its list says '${slug}'. Make them one`)
    else checked.push(result.data)
  }
  if (breaches.length > 0) throw new ContentError(breaches)
  return checked
}

function explain(issue: z.core.$ZodIssue, entry: unknown): string {
  const field = fieldPath(issue.path)
  const given = valueAt(entry, issue.path)
  if (given === undefined) return `${field} is missing. Add it`
  switch (issue.code) {
    case 'too_small':
    case 'too_big': {
      const least = issue.code === 'too_small'
      const limit = least ? `at least ${issue.minimum}` : `at most ${issue.maximum}`
      if (issue.exact)
        return `${field} has ${sizeOf(given)}. It must have exactly ${least ? issue.minimum : issue.maximum}`
      return `${field} has ${sizeOf(given)}. ${least ? 'Lengthen' : 'Shorten'} it to ${limit}`
    }
    case 'invalid_value':
      return `${field} is ${JSON.stringify(given)}. Use one of ${issue.values.map(String).join(', ')}`
    case 'invalid_type':
      return `${field} is ${Array.isArray(given) ? 'a list' : typeof given}. Give ${issue.expected}`
    default:
      return `${field} is ${JSON.stringify(given)}. Expected: ${issue.message}`
  }
}

/** `features[2].text`; the whole entry for an empty path. */
function fieldPath(path: readonly PropertyKey[]): string {
  const text = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('')
  return text.replace(/^\./, '') || 'the entry'
}

function sizeOf(value: unknown): string {
  if (typeof value === 'string') return `${value.trim().length} characters`
  return Array.isArray(value) ? `${value.length} entries` : 'the wrong size'
}

function valueAt(entry: unknown, path: readonly PropertyKey[]): unknown {
  let value = entry
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = Reflect.get(value, step)
  }
  return value
}
