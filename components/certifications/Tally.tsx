import { certificationGroups, certificationRegister } from '#content/facts/certifications.ts'
import { certificationsPage } from '#words/pages/certifications.ts'
import { StatusMark } from './StatusMark.tsx'

/** Number and marks of the certifications in each group, with links to the groups: on this page, or on `page`. */
export function Tally({ page = '' }: { page?: string }) {
  const { sections, groups } = certificationsPage
  return (
    <nav className="tally" aria-label={sections}>
      {certificationGroups.map((group) => {
        const rows = certificationRegister.filter((row) => row.group === group)
        return (
          <a href={`${page}#${group}`} key={group}>
            <span className="big">{rows.length}</span>
            <span className="marks">
              {rows.map(({ name, status }) => (
                <StatusMark status={status} key={name} />
              ))}
            </span>
            <b>{groups[group].title}</b>
          </a>
        )
      })}
    </nav>
  )
}
