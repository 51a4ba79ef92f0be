import { certificationGroups, certificationRegister } from '#content/facts/certifications.ts'
import { certificationsPage } from '#words/pages/certifications.ts'
import { CertificationMark } from './CertificationMark.tsx'

/** Marks of the certifications in each group, with links to the groups: on this page, or on `page`. */
export function Tally({ page = '' }: { page?: string }) {
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
