import type { Certification } from '#content/facts/certifications.ts'
import { auditRhythms, certificationWords } from '#words/certifications.ts'
import { certificationsPage } from '#words/pages/certifications.ts'
import { StatusMark } from './StatusMark.tsx'

/** Table of certifications. On a phone each row becomes a block, and its cells show the names of their columns. */
export function Register({ rows, title }: { rows: readonly Certification[]; title: string }) {
  const { columns, statuses } = certificationsPage
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
          {rows.map(({ name, status, rhythm }) => {
            const { covers, coversLanguage, scope } = certificationWords[name]
            return (
              <tr className={status === 'in-progress' ? 'hot' : undefined} key={name}>
                <th scope="row">
                  <StatusMark status={status} />
                  {name}
                </th>
                <td lang={coversLanguage}>{covers}</td>
                <td data-label={columns.scope}>{scope}</td>
                <td data-label={columns.status}>{statuses[status].name}</td>
                <td data-label={columns.rhythm}>{auditRhythms[rhythm]}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
