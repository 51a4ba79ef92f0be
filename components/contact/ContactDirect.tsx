import { HeadedSection } from '#components/ui/HeadedSection.tsx'
import { LinkedRows } from '#components/ui/points.tsx'
import { contact } from '#content/en/pages/contact.ts'
import { site } from '#content/facts/site.ts'

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
