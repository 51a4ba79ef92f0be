import { FigureCaption } from '#components/figures/FigureCaption.tsx'
import { Plate } from '#components/figures/Plate.tsx'
import { HeadedSection } from '#components/ui/HeadedSection.tsx'
import { reportPage } from '#words/pages/papers/report.ts'

/** Section with the map of the day. */
export function ReportMap() {
  const { note, title, link, caption } = reportPage.map
  return (
    <HeadedSection id="map" numeral="2" note={note} title={title} link={link}>
      <figure className="report-map">
        <Plate figure="movement" labels="long" />
        <FigureCaption figure="movement">{caption}</FigureCaption>
      </figure>
    </HeadedSection>
  )
}
