import { language } from '#language'
import type { Sector } from './sector.ts'
import type { Service } from './service.ts'
import type { Use, Uses } from './shared-fields.ts'

/** A service as one sector uses it. */
export interface ServiceUse extends Use {
  service: Service
}

/** A sector, or a card without a page. */
type Card = Pick<Sector, 'slug' | 'services'>

/**
 * How each sector uses every service, by the sector's slug and in the order of the services. Each service–sector pair has
 * one mark, in the file that was added last: that of the service or that of the sector.
 * @throws {Error} naming every pair without a mark or with two, and every mark for something unknown
 */
export function joinUses(
  services: readonly Service[],
  cards: readonly Card[],
): ReadonlyMap<string, readonly ServiceUse[]> {
  const breaches = [...unknownSectors(services, cards), ...unknownServices(services, cards)]
  const uses = cards.map((card) => {
    const joined = services.flatMap((service) => {
      const [inService, inSector] = [service.sectors[card.slug], card.services?.[service.slug]]
      if (inService && inSector) breaches.push(twice(service, card))
      const use = inService ?? inSector
      if (!use) breaches.push(missing(service, card))
      return use ? [{ ...use, service }] : []
    })
    return [card.slug, joined] as const
  })
  if (breaches.length > 0) throw new Error(breaches.join('\n'))
  return new Map(uses)
}

const serviceFile = (slug: string): string => `${language.folder}/services/${slug}.ts`
const sectorFile = (slug: string): string => `${language.folder}/sectors/${slug}.ts`

const twice = (service: Service, card: Card): string =>
  `${sectorFile(card.slug)}: services.${service.slug} stands in ${serviceFile(service.slug)} too: keep one of the two`

const missing = (service: Service, card: Card): string =>
  `${serviceFile(service.slug)}: sectors.${card.slug} is missing: ` +
  `add its mark and reason, there or as services.${service.slug} in ${sectorFile(card.slug)}`

function unknownSectors(services: readonly Service[], cards: readonly Card[]): string[] {
  const known = cards.map(({ slug }) => slug)
  return services.flatMap(({ slug, sectors }) =>
    unknown(sectors, known).map(
      (key) => `${serviceFile(slug)}: sectors.${key} is of no sector: use one of ${known.join(', ')}`,
    ),
  )
}

function unknownServices(services: readonly Service[], cards: readonly Card[]): string[] {
  const known = services.map(({ slug }) => slug)
  return cards.flatMap(({ slug, services: uses = {} }) =>
    unknown(uses, known).map(
      (key) => `${sectorFile(slug)}: services.${key} is of no service: use one of ${known.join(', ')}`,
    ),
  )
}

const unknown = (uses: Uses, known: readonly string[]): string[] =>
  Object.keys(uses).filter((key) => !known.includes(key))
