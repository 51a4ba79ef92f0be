import { use } from 'react'
import { BreadcrumbTrail } from '#components/ui/title/breadcrumb-trail.ts'
import { breadcrumbLabel } from '#words/breadcrumbs.ts'

/** Breadcrumbs of the page, the same as in its structured data. Nothing for a page without breadcrumbs. */
export function Breadcrumbs() {
  const trail = use(BreadcrumbTrail)
  if (trail.length === 0) return null
  return (
    <nav className="breadcrumbs" aria-label={breadcrumbLabel}>
      <ol>
        {trail.map(({ name, path }, index) => (
          <li key={path}>
            {index === trail.length - 1 ? <span aria-current="page">{name}</span> : <a href={`/${path}`}>{name}</a>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
