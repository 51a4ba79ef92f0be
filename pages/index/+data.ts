import { home } from '#content/en/pages/home.ts'
import { homeServiceLimit } from '#content/facts/limits.ts'
import { sectorCards } from '#content/facts/sectors.ts'
import { services } from '#content/facts/services.ts'

export type Data = ReturnType<typeof data>

export function data() {
  return { metadata: home.metadata, services: services.slice(0, homeServiceLimit), sectorCards }
}
