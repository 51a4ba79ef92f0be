import { language } from '#language'
import { ContentError, checkEntries } from './check-entries.ts'
import { type CardOnly, type Sector, sectorCardSchema, sectorSchema } from './sector.ts'

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
