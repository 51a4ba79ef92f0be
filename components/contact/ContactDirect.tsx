import { HeadedSection } from '#components/ui/HeadedSection.tsx'
import { LinkedRows } from '#components/ui/points.tsx'
import { site } from '#content/facts/site.ts'
import { contact } from '#words/pages/contact.ts'

/** The email address in large type, and what to know before writing. */
export function ContactDirect() {
  const { title, rows } = contact.direct
  return (
    <HeadedSection ground="night" numeral="@" title={title}>
      <p className="mail">
        <a href={`mailto:${site.email}`}>{site.email}</a>
      </p>
      <LinkedRows points={rows} />
    </HeadedSection>
  )
}
