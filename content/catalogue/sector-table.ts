/* The sectors with what each uses the services for, as cards, tables and pages show them. */

import { joinUses, type ServiceUse } from '#content/schema/join-uses.ts'
import type { CardOnly, Sector } from '#content/schema/sector.ts'
import type { Service } from '#content/schema/service.ts'

/** A sector among others: a card, or a row of the table of sectors. */
export interface SectorCard extends Pick<Sector, 'title' | 'description' | 'icon'> {
  ground: Sector['ground']
  /** Number of the sheet that it leads to. */
  number: string
  href: string
  /** Title of the sector on whose page it is. Undefined for a sector with a page of its own. */
  pageOf: string | undefined
  uses: readonly ServiceUse[]
}

/** Queries of pages about the sectors. */
interface SectorTable {
  /** The sector of a slug, whose case counts. Undefined for an unknown slug. */
  sectorBySlug: (slug: string) => Sector | undefined
  /** Number of a sector on every sheet: sectors are chapter 4. */
  sectorNumber: (sector: Sector) => string
  /** How a sector uses each service, in the order of the services. */
  usesOf: (sector: Pick<Sector, 'slug'>) => readonly ServiceUse[]
  /** The cards whose sections are on the page of a sector. */
  cardsOn: (sector: Sector) => readonly CardOnly[]
  /** Every sector, then the cards that lead to the page of another. */
  sectorCards: readonly SectorCard[]
}

/**
 * Joins the sectors of a language with its services.
 * @param cardsOnly cards that lead to the page of another sector (specification, section 2, Home)
 * @throws {Error} naming every service–sector pair without a mark
 */
export function sectorTable(
  services: readonly Service[],
  sectors: readonly Sector[],
  cardsOnly: readonly CardOnly[],
): SectorTable {
  const uses = joinUses(services, [...sectors, ...cardsOnly])
  const sectorBySlug = (slug: string) => sectors.find((sector) => sector.slug === slug)
  const usesOf = ({ slug }: Pick<Sector, 'slug'>) => uses.get(slug) ?? []
  const sectorNumber = (sector: Sector) => `4.${sectors.indexOf(sector) + 1}`
  const cards = [...sectors.map((sector) => ({ ...sector, leadsTo: sector.slug })), ...cardsOnly]
  return {
    sectorBySlug,
    sectorNumber,
    usesOf,
    cardsOn: ({ slug }) => cardsOnly.filter(({ leadsTo }) => leadsTo === slug),
    sectorCards: cards.map((card) => {
      const { slug, title, description, icon, ground, leadsTo } = card
      const sheet = sectorBySlug(leadsTo)
      return {
        number: sheet ? sectorNumber(sheet) : '',
        title,
        description,
        icon,
        ground,
        href: `/sectors/${leadsTo}${leadsTo === slug ? '' : `#${slug}`}`,
        pageOf: leadsTo === slug ? undefined : sheet?.title,
        uses: usesOf(card),
      }
    }),
  }
}
