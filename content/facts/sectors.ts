import { emergency } from '#content/en/sectors/emergency.ts'
import { government } from '#content/en/sectors/government.ts'
import { healthcare } from '#content/en/sectors/healthcare.ts'
import { publicSafety } from '#content/en/sectors/publicSafety.ts'
import { retail } from '#content/en/sectors/retail.ts'
import { telecommunications } from '#content/en/sectors/telecommunications.ts'
import { urbanPlanning } from '#content/en/sectors/urbanPlanning.ts'
import { checkEntries } from '#content/schema/check-entries.ts'
import { type Sector, type SectorSlug, sectorSchema, sectorSlugs } from '#content/schema/sector.ts'
import { serviceSlugs } from '#content/schema/service.ts'

const entries: Readonly<Record<SectorSlug, Sector>> = {
  government,
  publicSafety,
  urbanPlanning,
  retail,
  healthcare,
  telecommunications,
}

/** The six sectors in the specified order (section 3), checked against their schema. */
export const sectors: readonly Sector[] = checkEntries(sectorSchema, 'content/en/sectors', sectorSlugs, entries)

/** The sector of a slug, which is case-sensitive; undefined for an unknown one. */
export function sectorBySlug(slug: string): Sector | undefined {
  return sectors.find((sector) => sector.slug === slug)
}

export type Mark = Sector['services'][number]['mark']

export interface SectorCard {
  title: string
  description: string
  href: string
  /** One mark for each service, 2.1 to 2.6. */
  marks: readonly Mark[]
}

function card(
  { title, description, services }: Pick<Sector, 'title' | 'description' | 'services'>,
  slug: SectorSlug,
): SectorCard {
  const marks = serviceSlugs.map((slug) => services.find(({ service }) => service === slug)?.mark ?? 'none')
  return { title, description, href: `/sectors/${slug}`, marks }
}

/** Seven cards: the six sectors, and Emergency & Disaster Response, whose page is that of public safety. */
export const sectorCards: readonly SectorCard[] = [
  ...sectors.map((sector) => card(sector, sector.slug)),
  card({ ...emergency, services: [...emergency.services] }, emergency.leadsTo),
]
