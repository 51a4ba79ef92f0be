import { sectorTable } from '#content/catalogue/sector-table.ts'
import { emergency } from '#content/fr/sectors/emergency.ts'
import { government } from '#content/fr/sectors/government.ts'
import { healthcare } from '#content/fr/sectors/healthcare.ts'
import { publicSafety } from '#content/fr/sectors/publicSafety.ts'
import { retail } from '#content/fr/sectors/retail.ts'
import { telecommunications } from '#content/fr/sectors/telecommunications.ts'
import { urbanPlanning } from '#content/fr/sectors/urbanPlanning.ts'
import type { Sector } from '#content/schema/sector.ts'
import { services } from './services.ts'

/** Every sector with a page, in the order of the site: the specified ones first (specification, section 3). */
export const sectors: readonly Sector[] = [
  government,
  publicSafety,
  urbanPlanning,
  retail,
  healthcare,
  telecommunications,
]

/** Everything with a test on its own button: the sectors, and the section of one of their pages. */
export const withTests: readonly Pick<Sector, 'slug' | 'test'>[] = [...sectors, emergency]

/** What pages ask of the sectors, and of the cards that lead to the page of another (specification, section 2, Home). */
export const { sectorBySlug, sectorNumber, usesOf, cardsOn, sectorCards } = sectorTable(services, sectors, [emergency])
