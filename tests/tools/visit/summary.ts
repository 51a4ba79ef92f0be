import type { Variant } from '#tests/tools/visit/host/variant.ts'
import { shownLine } from '#tests/tools/visit/link/line.ts'
import type { Visit } from '#tests/tools/visit/visitor/visit.ts'

/** All visits of a page on a line, by variant. */
export interface Summary {
  address: string
  /** The line, as it is shown. */
  line: string
  /** The line as an option: `400/400`. */
  option: string
  visits: Readonly<Record<Variant, readonly Visit[]>>
}

export function summaries(visits: readonly Visit[]): Summary[] {
  const groups = Map.groupBy(visits, ({ page, line }) => `${line.roundTrip}/${line.rate} ${page.address}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const { page, line } = first
    const of = (variant: Variant) => group.filter((one) => one.variant === variant)
    const byVariant = { site: of('site'), fontless: of('fontless'), bare: of('bare') }
    return [
      { address: page.address, line: shownLine(line), option: `${line.roundTrip}/${line.rate}`, visits: byVariant },
    ]
  })
}

/** The visits of the page as built that saw it until nothing moved. */
export const wholeVisits = ({ visits }: Summary): Visit[] => visits.site.filter(({ isWhole }) => isWhole)

/** The middle value; of an even number the lower of the two in the middle. NaN of none. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN
}

/** First contentful paint of a page on a line, as median of a variant's visits. */
export const firstPaint = ({ visits }: Summary, variant: Variant): number =>
  median(visits[variant].map((one) => one.firstPaint))

/** First paint of the page as a multiple of that of another variant. NaN when one of them was not visited. */
export const ratioTo = (summary: Summary, variant: Variant): number =>
  firstPaint(summary, 'site') / firstPaint(summary, variant)
