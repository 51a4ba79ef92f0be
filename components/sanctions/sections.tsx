/* /sanctions: what happens when a client becomes sanctioned, how often we check, the official list, and exports. */

import { YearRhythms } from '#components/certifications/YearRhythms.tsx'
import { Rules } from '#components/security/Rules.tsx'
import { HeadedSection, Section, SectionHead } from '#components/ui/Section.tsx'
import { registerAddress } from '#content/facts/register.ts'
import { figureData } from '#words/figures.ts'
import { sanctions } from '#words/pages/sanctions.ts'

/** Section on the suspension of a client who becomes sanctioned. */
export function Change() {
  const { stages } = sanctions.change
  return (
    <HeadedSection ground="amber" id="change" numeral="2" {...sanctions.change}>
      <Stages stages={stages} />
    </HeadedSection>
  )
}

interface Stage {
  state: 'done' | 'now' | 'open' | 'stopped'
  note: string
  title: string
  text: string
}

/** Path data of each state's mark. The shapes differ, so that states do not depend on colour alone. */
const stageShapes: Record<Stage['state'], string> = {
  done: 'M0 0h10v10H0z',
  now: 'M0 0h10v10H0zM5 1.6v6.8h3.4V1.6z',
  open: 'M0 0h10v10H0zM1.6 1.6v6.8h6.8V1.6z',
  stopped: 'M0 0h10v10H0zM1.6 1.6v2.6h6.8V1.6zM1.6 5.8v2.6h6.8V5.8z',
}

/** Stages of a process, each with the mark of its state. */
function Stages({ stages }: { stages: readonly Stage[] }) {
  return (
    <ol className="field-2-4 grid grid-cols-(--columns) border-t-2 border-ink p-0">
      {stages.map(({ state, note, title, text }) => (
        <li
          className="col-span-3 grid content-start gap-2 border-b border-ink bg-ground px-in pt-in pb-8 narrow:not-first:border-l max-wide:col-span-4 max-narrow:col-span-full"
          key={title}
        >
          <svg className="w-10 fill-current" viewBox="0 0 10 10" aria-hidden="true">
            <path fillRule="evenodd" d={stageShapes[state]} />
          </svg>
          <span className="term">{note}</span>
          <h3 className="text-title-2">{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}

/** A year of sanctions reviews. */
export function Review() {
  const { title, text, rhythms } = sanctions.review
  return (
    <HeadedSection
      id="review"
      numeral="3"
      title={title}
      text={text}
      link={{ label: figureData, href: registerAddress }}
    >
      <YearRhythms rhythms={rhythms} />
    </HeadedSection>
  )
}

/** Link to the government's list, in a new tab without access to this one. */
export function OfficialList() {
  const { title, text, link, hint } = sanctions.list
  return (
    <Section ground="deep" id="list">
      <SectionHead numeral="4" title={title} text={text}>
        <p className="opaque mt-6 max-w-lead text-lead print:mt-2">
          <a className="arrow-link" href={link.href} target="_blank" rel="noopener noreferrer">
            <span>
              {link.label} <span className="note mt-1 block">({hint})</span>
            </span>
          </a>
        </p>
      </SectionHead>
    </Section>
  )
}

/** Section on exports that need a permit. */
export function Exports() {
  const { check, rules } = sanctions.exports
  return (
    <HeadedSection id="exports" numeral="5" {...sanctions.exports}>
      <Rules clause={5} check={check} rules={rules} />
    </HeadedSection>
  )
}
