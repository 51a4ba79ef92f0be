import { catalogueCounts } from '#content/catalogue/counts.ts'
import { cardinal } from './print.ts'
import { sectorCards, sectors } from './sectors.ts'
import { homeServices, services } from './services.ts'

/** Numbers of services and sectors as words, for sentences that count them. */
export const counts = catalogueCounts({ services, homeServices, sectors, sectorCards }, cardinal)
