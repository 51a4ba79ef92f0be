import { StayTable } from '#components/figures/tables/StayTable.tsx'
import { DataTable } from '#components/ui/DataTable.tsx'
import { HeadedSection } from '#components/ui/HeadedSection.tsx'
import { ScrollFrame } from '#components/ui/ScrollFrame.tsx'
import { day } from '#content/day/day.ts'
import { reportPage } from '#words/pages/papers/report.ts'
import { clockTime, decimal, whole } from '#words/print.ts'

/** Section with every stay. */
export function ReportStays() {
  const { note, title, link, scrolls } = reportPage.stays
  return (
    <HeadedSection ground="deep" id="stays" numeral="3" note={note} title={title} link={link}>
      <ScrollFrame label={scrolls}>
        <StayTable />
      </ScrollFrame>
    </HeadedSection>
  )
}

/** Section with every trip. */
export function ReportTrips() {
  const { note, title, link, caption, scrolls, columns, between } = reportPage.trips
  return (
    <HeadedSection id="trips" numeral="4" note={note} title={title} link={link}>
      <ScrollFrame label={scrolls}>
        <DataTable
          caption={caption}
          columns={columns}
          rows={day().trips.map(({ from, to, depart, arrive, km, kmh }, index) => ({
            cells: [
              between(index + 1, from, to),
              clockTime(depart),
              clockTime(arrive),
              whole(arrive - depart),
              decimal(km, 1),
              decimal(kmh, 0),
            ],
          }))}
          align="figures"
        />
      </ScrollFrame>
    </HeadedSection>
  )
}
