import type { z } from 'zod'
import { check } from './check.ts'

/** A field in a file of words: its path from the entry, as `['features', 2, 'text']`. */
export interface ContentPlace {
  readonly file: string
  readonly path: readonly PropertyKey[]
}

/** Content that breaks its schema. The message lists every breach: file, field, what is wrong, how to mend it. */
export class ContentError extends Error {
  /** Where each breach is, in the order of the breaches. Empty where a breach names its line itself, or is in no one place. */
  readonly places: readonly ContentPlace[]

  constructor(breaches: readonly string[], places: readonly ContentPlace[] = []) {
    super(
      `${breaches.length === 1 ? 'One entry breaks its schema' : `${breaches.length} breaches of a content schema`}:\n` +
        breaches.map((breach) => `  ${breach}`).join('\n'),
    )
    this.name = 'ContentError'
    this.places = places
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
  const breaches: (ContentPlace & { readonly text: string })[] = []
  const valid: Entry[] = []
  for (const [slug, entry] of Object.entries(entries)) {
    const file = fileOf(slug)
    const checked = check(schema, entry, 'the entry')
    if (checked.kind === 'broken') breaches.push(...checked.breaches.map((breach) => ({ file, ...breach })))
    else if (checked.data.slug !== slug)
      breaches.push({
        file,
        path: ['slug'],
        text: `slug "${checked.data.slug}", its list says "${slug}": make them one`,
      })
    else valid.push(checked.data)
  }
  if (breaches.length > 0)
    throw new ContentError(
      breaches.map(({ file, text }) => `${file}: ${text}`),
      breaches,
    )
  return valid
}
