import { home } from '#content/en/pages/home.ts'
import { homeServiceLimit } from '#content/limits.ts'
import { sectorCards } from '#content/sectors.ts'
import { services } from '#content/services.ts'

export type Data = ReturnType<typeof data>

export function data() {
  return { metadata: home.metadata, services: services.slice(0, homeServiceLimit), sectorCards }
}
