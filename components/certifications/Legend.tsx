import { certificationRegister, certificationStatuses } from '#content/facts/certifications.ts'
import { certificationsPage } from '#words/pages/certifications.ts'
import { StatusMark } from './StatusMark.tsx'

/** Meaning of each status mark, with the number of certifications in that status. */
export function Legend() {
  return (
    <dl className="legend">
      {certificationStatuses.map((status) => {
        const { name, text } = certificationsPage.statuses[status]
        const count = certificationRegister.filter((row) => row.status === status).length
        return (
          <div key={status}>
            <dt>
              <StatusMark status={status} />
              {name} <span className="data">{count}</span>
            </dt>
            <dd>{text}</dd>
          </div>
        )
      })}
    </dl>
  )
}
