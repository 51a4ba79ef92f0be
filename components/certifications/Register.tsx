import { authorizationInProgress, type Certification } from '#content/facts/certifications.ts'
import { auditRhythm, certificationCovers } from '#words/certifications.ts'
import { certificationsPage } from '#words/pages/certifications.ts'
import { CertificationMark } from './CertificationMark.tsx'

/** Table of certifications. On a phone each row becomes a block, and its cells show the names of their columns. */
export function Register({ rows, title }: { rows: readonly Certification[]; title: string }) {
  const { columns } = certificationsPage
  return (
    <div className="table-frame">
      <table className="register-table stacks">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            {Object.entries(columns).map(([key, column]) => (
              <th scope="col" key={key}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name }) => (
            <tr className={name === authorizationInProgress ? 'hot' : undefined} key={name}>
              <th scope="row">
                <CertificationMark name={name} />
                {name}
              </th>
              <td>{certificationCovers[name]}</td>
              <td data-label={columns.audit}>{auditRhythm(name)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
