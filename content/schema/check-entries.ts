/* Checks all services and sectors against their schemas, and names file and field of each mistake. */

import type { z } from 'zod'
import { check } from '#content/schema/check.ts'
import { type CardOnly, type Sector, sectorCardSchema, sectorSchema } from '#content/schema/sector.ts'
import { type Service, serviceSchema } from '#content/schema/service.ts'
import { language } from '#language'

/** A field in a file of words: its path from the entry, as `['features', 2, 'text']`. */
export interface ContentPlace {
  readonly file: string
  readonly path: readonly PropertyKey[]
}

/** Content that breaks its schema. The message lists file, field, mistake and correction of every breach. */
export class ContentError extends Error {
  /** The location of each breach, in order. Empty if the messages contain the lines, or a breach has no single location. */
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
function checkEntries<Entry extends { slug: string }>(
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

export const serviceFile = (slug: string): string => `${language.folder}/services/${slug}.ts`

/**
 * Checks services, by the name of each one's file, against their schema and against each other.
 * @throws {ContentError} naming every breach: of the schema, or two services with one number
 */
export function checkServices(entries: Readonly<Record<string, unknown>>): readonly Service[] {
  const services = checkEntries(serviceSchema, serviceFile, entries)
  const owners = new Map<string, string>()
  const breaches = services.flatMap(({ slug, number }) => {
    const owner = owners.get(number)
    if (owner === undefined) owners.set(number, slug)
    return owner === undefined
      ? []
      : [`${serviceFile(slug)}: number "${number}" is taken by ${serviceFile(owner)}: take a free one`]
  })
  if (breaches.length > 0) throw new ContentError(breaches)
  return services
}

export const sectorFile = (slug: string): string => `${language.folder}/sectors/${slug}.ts`

/**
 * Checks sectors, by the name of each one's file, against their schema.
 * @throws {ContentError} naming every breach
 */
export const checkSectors = (entries: Readonly<Record<string, unknown>>): readonly Sector[] =>
  checkEntries(sectorSchema, sectorFile, entries)

/**
 * Checks cards without a page of their own, by the name of each one's file.
 * @throws {ContentError} naming every breach: of the schema, or a card that leads to no sector
 */
export function checkCards(
  entries: Readonly<Record<string, unknown>>,
  sectors: readonly Pick<Sector, 'slug'>[],
): readonly CardOnly[] {
  const cards = checkEntries(sectorCardSchema, sectorFile, entries)
  const slugs = sectors.map(({ slug }) => slug)
  const breaches = cards
    .filter(({ leadsTo }) => !slugs.includes(leadsTo))
    .map(({ slug, leadsTo }) => `${sectorFile(slug)}: leadsTo "${leadsTo}": use one of ${slugs.join(', ')}`)
  if (breaches.length > 0) throw new ContentError(breaches)
  return cards
}
