import { Section } from '#components/ui/Section.tsx'
import { SectionHead } from '#components/ui/SectionHead.tsx'
import { sanctions } from '#words/pages/sanctions.ts'

/** Link to the government's list, in a new tab without access to this one. */
export function OfficialList() {
  const { note, title, text, link, hint } = sanctions.list
  return (
    <Section ground="deep" id="list">
      <SectionHead numeral="4" note={note} title={title}>
        <p>{text}</p>
        <p className="official-list">
          <a className="arrow-link" href={link.href} target="_blank" rel="noopener noreferrer">
            <span>
              {link.label} <span className="data">({hint})</span>
            </span>
          </a>
        </p>
      </SectionHead>
    </Section>
  )
}
