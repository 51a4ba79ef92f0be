import { LinkList } from '#components/data/LinkList.tsx'
import { HeadedSection } from '#components/ui/HeadedSection.tsx'
import { reportPage } from '#words/pages/papers/report.ts'

/** Section with method and limits, and the files that are handed over with the report. */
export function ReportMethod() {
  const { note, title, text, items } = reportPage.method
  return (
    <HeadedSection ground="deep" id="method" numeral="5" note={note} title={title} text={text}>
      <LinkList items={items} />
    </HeadedSection>
  )
}
