import { emergency } from '#content/fr/sectors/emergency.ts'
import { government } from '#content/fr/sectors/government.ts'
import { healthcare } from '#content/fr/sectors/healthcare.ts'
import { publicSafety } from '#content/fr/sectors/publicSafety.ts'
import { retail } from '#content/fr/sectors/retail.ts'
import { telecommunications } from '#content/fr/sectors/telecommunications.ts'
import { urbanPlanning } from '#content/fr/sectors/urbanPlanning.ts'
import { checkCards, checkSectors } from '#content/schema/check-sectors.ts'
import { joinUses, type ServiceUse } from '#content/schema/join-uses.ts'
import type { Sector } from '#content/schema/sector.ts'
import { services } from './services.ts'

/** Every sector with a page, in the order of the site: the specified ones first (specification, section 3). */
export const sectors = checkSectors({ government, publicSafety, urbanPlanning, retail, healthcare, telecommunications })

/** Cards that lead to the page of another sector (specification, section 2, Home). */
const cardsOnly = checkCards({ emergency }, sectors)

const uses = joinUses(services, [...sectors, ...cardsOnly])

/** The sector of a slug, whose case counts. Undefined for an unknown slug. */
export const sectorBySlug = (slug: string): Sector | undefined => sectors.find((sector) => sector.slug === slug)

/** Number of a sector on every sheet: sectors are chapter 4. */
export const sectorNumber = (sector: Sector): string => `4.${sectors.indexOf(sector) + 1}`

/** How a sector uses each service, in the order of the services. */
export const usesOf = ({ slug }: Pick<Sector, 'slug'>): readonly ServiceUse[] => uses.get(slug) ?? []

/** A row of the table of sectors. */
export interface SectorCard {
  title: string
  description: string
  href: string
  /** Title of the sector on whose page it stands. Undefined for a sector with a page of its own. */
  pageOf: string | undefined
  uses: readonly ServiceUse[]
}

/** Every sector, then the cards that lead to the page of another. */
export const sectorCards: readonly SectorCard[] = [
  ...sectors.map((sector) => ({ ...sector, leadsTo: sector.slug })),
  ...cardsOnly,
].map((card) => ({
  title: card.title,
  description: card.description,
  href: `/sectors/${card.leadsTo}`,
  pageOf: card.leadsTo === card.slug ? undefined : sectorBySlug(card.leadsTo)?.title,
  uses: usesOf(card),
}))
