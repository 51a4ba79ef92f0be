import { cardinal } from './print.ts'
import { sectorCards, sectors } from './sectors.ts'
import { homeServices, services } from './services.ts'

/** Numbers of services and sectors as words, for sentences that count them. */
export const counts = {
  services: cardinal(services.length),
  /** Services that home shows, and how many of them read the sheet of the synthetic day: all but the plot of signals. */
  shown: cardinal(homeServices.length),
  onSheet: cardinal(homeServices.length - 1),
  /** Sectors with a page of their own. */
  sectors: cardinal(sectors.length),
  /** Rows of the table of sectors. */
  rows: cardinal(sectorCards.length),
} as const

/** A word for the start of a sentence: 'six' is 'Six'. */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
