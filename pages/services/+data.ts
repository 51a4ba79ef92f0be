import { servicesList } from '#content/en/pages/services.ts'
import type { PageMetadata } from '#content/metadata.ts'
import { services } from '#content/services.ts'

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
