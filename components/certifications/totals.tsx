import {
  authorizationInProgress,
  type CertificationName,
  certificationGroups,
  certificationRegister,
} from '#content/facts/certifications.ts'
import { certificationsPage } from '#words/pages/certifications.ts'

/** Marks of the certifications in each group, with links to the groups: on this page, or on `page`. */
export function CertificationTotals({ page = '' }: { page?: string }) {
  const { sections, groups } = certificationsPage
  return (
    <nav className="tally" aria-label={sections}>
      {certificationGroups.map((group) => {
        const rows = certificationRegister.filter((row) => row.group === group)
        return (
          <a href={`${page}#${group}`} key={group}>
            <span className="marks">
              {rows.map(({ name }) => (
                <CertificationMark name={name} key={name} />
              ))}
            </span>
            <b>{groups[group].title}</b>
          </a>
        )
      })}
    </nav>
  )
}

/**
 * Mark of a certification: a square, hollow for the authorization in progress. Assistive technology skips it, because the
 * row says so in words.
 */
export function CertificationMark({ name }: { name: CertificationName }) {
  const isOpen = name === authorizationInProgress
  return (
    <svg className={isOpen ? 'status-mark open' : 'status-mark'} viewBox="0 0 10 10" aria-hidden="true">
      <path fillRule="evenodd" d={isOpen ? 'M0 0h10v10H0zM1.6 1.6v6.8h6.8V1.6z' : 'M0 0h10v10H0z'} />
    </svg>
  )
}
