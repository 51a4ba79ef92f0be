/** A count as the prose of a language writes it. */
type Cardinal = (count: number) => string

/** The services and sectors of the site. */
type Lists = Readonly<Record<'services' | 'homeServices' | 'sectors' | 'sectorCards', readonly object[]>>

/** Numbers of services and sectors as words, for sentences that count them. */
export const catalogueCounts = ({ services, homeServices, sectors, sectorCards }: Lists, cardinal: Cardinal) => ({
  services: cardinal(services.length),
  /** Services that home shows. */
  shown: cardinal(homeServices.length),
  /** Sectors with a page of their own. */
  sectors: cardinal(sectors.length),
  /** Rows of the table of sectors. */
  rows: cardinal(sectorCards.length),
})
