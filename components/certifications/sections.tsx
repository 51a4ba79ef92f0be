/* /security/certifications: what to ask us for, the certifications in four groups, and how often they are audited. */

import { HeadedSection, Section } from '#components/ui/Section.tsx'
import { UnbrokenText } from '#components/ui/text.tsx'
import {
  type Certification,
  type CertificationGroup,
  certificationGroups,
  certificationRegister,
  standingOf,
} from '#content/facts/certifications.ts'
import {
  certificationCovers,
  certificationEvidence,
  certificationKindName,
  certificationKinds,
  certificationName,
  certificationOrigin,
} from '#words/certifications.ts'
import { certificationsPage } from '#words/pages/certifications.ts'
import { CertificationMark, markInText } from './totals.tsx'

/** What to ask us for, by what a row of the register is: an assessor who knows the kind knows the document. */
export function EvidenceByKind() {
  const kinds = [...new Set(certificationRegister.map(({ kind }) => kind))]
  return (
    <Section ground="deep">
      <div className="fields">
        <h2 className="field-1 pt-2 pb-2 text-title-1">{certificationsPage.evidence}</h2>
        <dl className="field-2-4 px-0 wide:pt-2">
          {kinds.map((kind) => (
            <div
              className="unlined grid grid-cols-3 border-b border-rule py-2 first:border-t max-narrow:grid-cols-1 print:py-1"
              key={kind}
            >
              <dt className="flex items-baseline gap-2 px-in font-bold">
                <CertificationMark className={markInText} kind={kind} />
                {certificationKinds[kind]}
              </dt>
              <dd className="col-span-2 px-in max-narrow:col-auto">{certificationEvidence[kind]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}

/** Section for one group of certifications. */
export function CertificationGroupSection({ group }: { group: CertificationGroup }) {
  const { groups } = certificationsPage
  const { title, text, link } = groups[group]
  const index = certificationGroups.indexOf(group)
  return (
    <HeadedSection
      ground={index % 2 === 0 ? 'paper' : 'deep'}
      id={group}
      numeral={`${index + 1}`}
      title={title}
      text={text}
      link={link}
    >
      <CertificationTable rows={certificationRegister.filter((row) => row.group === group)} title={title} />
    </HeadedSection>
  )
}

/**
 * Table of certifications. On a phone, the origin is beside the name, and what the standard covers below it; the mark tells a law from
 * the other kinds there.
 */
function CertificationTable({ rows, title }: { rows: readonly Certification[]; title: string }) {
  const { columns } = certificationsPage
  return (
    <div className="overflow-x-auto p-0">
      <table className="ruled-table table-fixed max-narrow:block">
        <caption className="sr-only">{title}</caption>
        <thead className="max-narrow:block">
          <tr className="register-row">
            <th className="register-cell narrow:w-[28%]" scope="col">
              {columns.name}
            </th>
            <th className="register-cell narrow:w-[41%] max-narrow:hidden" scope="col">
              {columns.covers}
            </th>
            <th className="register-cell max-narrow:hidden" scope="col">
              {columns.origin}
            </th>
          </tr>
        </thead>
        <tbody className="max-narrow:block">
          {rows.map((row) => {
            const { name } = row
            const standing = standingOf(row)
            return (
              <tr className={standing === 'open' ? 'hot register-row' : 'register-row'} key={name}>
                <th
                  className="register-cell font-sans text-title-1 max-wide:text-name max-narrow:pb-1 max-narrow:text-title-1"
                  scope="row"
                >
                  <span className="flex items-baseline gap-[0.55em]">
                    <CertificationMark className={markInText} kind={standing} />
                    <span className="min-w-0 text-balance">
                      <UnbrokenText text={certificationName(name)} />
                    </span>
                  </span>
                </th>
                <td className="register-cell font-sans text-ui fr:hyphens-auto max-narrow:col-span-full max-narrow:pt-0">
                  {certificationCovers[name]}
                </td>
                <td
                  className={`register-cell font-sans text-ui fr:hyphens-auto max-narrow:text-note ${standing === 'open' ? 'max-narrow:col-span-full max-narrow:pt-0' : 'max-narrow:col-2 max-narrow:row-1 max-narrow:pb-1'}`}
                >
                  <span className="max-narrow:sr-only">{certificationKindName(row)}, </span>
                  {certificationOrigin(row)}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** How often certifications and compliance are audited, and how soon systems are patched. */
export function AuditYear() {
  const { year } = certificationsPage
  return (
    <HeadedSection ground="night" numeral="5" title={year.title}>
      <dl className="fields border-b border-rule">
        {year.rhythms.map(({ value, text }) => (
          <div
            className="col-span-3 border-t-2 border-ink px-in pt-4 pb-6 max-wide:col-span-6 max-tiny:col-span-full print:py-1"
            key={text}
          >
            <dt className="unplated -ml-[0.03em] pb-3 text-display-2">{value}</dt>
            <dd className="opaque">{text}</dd>
          </div>
        ))}
      </dl>
    </HeadedSection>
  )
}
