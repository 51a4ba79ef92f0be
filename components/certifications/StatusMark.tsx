import type { CertificationStatus } from '#content/facts/certifications.ts'

/** Path data of each status's mark. The shapes differ, so that statuses do not depend on colour alone. */
const shapes: Record<CertificationStatus, string> = {
  certified: 'M0 0h10v10H0z',
  attested: 'M0 0h10v10H0zM1.6 1.6v6.8h6.8V1.6zM3.2 3.2h3.6v3.6H3.2z',
  aligned: 'M0 0h10v2.6H0zM0 3.7h10v2.6H0zM0 7.4h10V10H0z',
  'in-progress': 'M0 0h10v10H0zM1.6 1.6v6.8h6.8V1.6z',
}

/** Mark of a status. Assistive technology skips it, because the status stands beside it in words. */
export function StatusMark({ status }: { status: CertificationStatus }) {
  return (
    <svg
      className={status === 'in-progress' ? 'status-mark open' : 'status-mark'}
      viewBox="0 0 10 10"
      aria-hidden="true"
    >
      <path fillRule="evenodd" d={shapes[status]} />
    </svg>
  )
}
