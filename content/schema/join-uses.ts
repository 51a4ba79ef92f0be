import { language } from '#language'
import type { Sector } from './sector.ts'
import type { Service } from './service.ts'
import type { Use } from './shared-fields.ts'

/** A service as one sector uses it. */
export interface ServiceUse extends Use {
  service: Service
}

/** A sector, or a card without a page. */
type Card = Pick<Sector, 'slug' | 'services'>

/**
 * How each sector uses every service, by the sector's slug and in the order of the services. The mark of a service–sector pair
 * is in the file that was added last: that of the service or that of the sector.
 * @throws {Error} naming every pair without a mark, as one has whose key is misspelt
 */
export function joinUses(
  services: readonly Service[],
  cards: readonly Card[],
): ReadonlyMap<string, readonly ServiceUse[]> {
  const breaches: string[] = []
  const uses = cards.map((card) => {
    const joined = services.flatMap((service) => {
      const use = service.sectors[card.slug] ?? card.services?.[service.slug]
      if (!use) breaches.push(missing(service, card))
      return use ? [{ ...use, service }] : []
    })
    return [card.slug, joined] as const
  })
  if (breaches.length > 0) throw new Error(breaches.join('\n'))
  return new Map(uses)
}

const missing = (service: Service, card: Card): string =>
  `${language.folder}/services/${service.slug}.ts: sectors.${card.slug} is missing: ` +
  `add its mark and reason, there or as services.${service.slug} in ${language.folder}/sectors/${card.slug}.ts`
