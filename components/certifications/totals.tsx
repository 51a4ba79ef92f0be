import { Tally, TallyLink } from '#components/ui/Tally.tsx'
import {
  type CertificationKind,
  certificationGroups,
  certificationRegister,
  standingOf,
} from '#content/facts/certifications.ts'
import { certificationsPage } from '#words/pages/certifications.ts'

/** Marks of the certifications in each group, with links to the groups: on this page, or on `page`. */
export function CertificationTotals({ page = '' }: { page?: string }) {
  const { sections, groups, count } = certificationsPage
  return (
    <Tally label={sections}>
      {certificationGroups.map((group) => {
        const rows = certificationRegister.filter((row) => row.group === group)
        const open = rows.filter((row) => standingOf(row) === 'open').length
        const laws = rows.filter(({ kind }) => kind === 'law').length
        return (
          <TallyLink
            href={`${page}#${group}`}
            onPhone="pair"
            title={groups[group].title}
            text={count(rows.length - laws - open, laws, open)}
            figure={
              <span className="grid grid-cols-8 gap-1">
                {rows.map((row) => {
                  const kind = standingOf(row)
                  const className = kind === 'open' ? 'open-mark fill-current' : 'fill-current'
                  return <CertificationMark className={className} kind={kind} key={row.name} />
                })}
              </span>
            }
            key={group}
          />
        )
      })}
    </Tally>
  )
}

/** Classes of a mark before a word. */
export const markInText = 'w-[0.62em] flex-none fill-current'

/**
 * Mark of a row of the register: a square, hollow for the authorization in progress. A law has lines of text, so
 * that it does not look like a certificate. Assistive technology skips it, because the row says so in words.
 */
export function CertificationMark({ className, kind }: { className: string; kind: CertificationKind | 'open' }) {
  return (
    <svg className={className} viewBox="0 0 10 10" aria-hidden="true">
      <path fillRule="evenodd" d={shapes[kind === 'open' || kind === 'law' ? kind : 'granted']} />
    </svg>
  )
}

const shapes = {
  granted: 'M0 0h10v10H0z',
  open: 'M0 0h10v10H0zM1.6 1.6v6.8h6.8V1.6z',
  law: 'M0 0h8.6v2H0zM0 4h8.6v2H0zM0 8h5v2H0z',
}
