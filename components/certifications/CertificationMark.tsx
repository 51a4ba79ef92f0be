import { authorizationInProgress, type CertificationName } from '#content/facts/certifications.ts'

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
