import { sectorsList } from '#content/en/pages/sectors.ts'
import { sectorCards, sectors } from '#content/facts/sectors.ts'
import { services } from '#content/facts/services.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'

export type Data = ReturnType<typeof data>

export function data() {
  const { title, description, list } = sectorsList.metadata
  const metadata: PageMetadata = {
    kind: 'itemList',
    path: 'sectors',
    title,
    description,
    list: {
      ...list,
      items: sectors.map((sector) => ({
        name: sector.title,
        description: sector.description,
        path: `sectors/${sector.slug}`,
      })),
    },
  }
  return { metadata, sectors, sectorCards, services }
}
