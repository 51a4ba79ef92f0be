import { servicesList } from '#content/en/pages/services.ts'
import { services } from '#content/facts/services.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'

export type Data = ReturnType<typeof data>

export function data() {
  const { title, description, list } = servicesList.metadata
  const metadata: PageMetadata = {
    kind: 'itemList',
    path: 'services',
    title,
    description,
    list: {
      ...list,
      items: services.map((service) => ({
        name: service.title,
        description: service.description,
        path: `services/${service.slug}`,
      })),
    },
  }
  return { metadata, services }
}
