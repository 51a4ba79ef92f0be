import { use } from 'react'
import { breadcrumbLabel } from '#content/en/breadcrumbs.ts'
import { Trail } from './trail.ts'

/** The way from home to this page, as crawlers read it in the page's data. Nothing where there is no way to show. */
export function Breadcrumbs() {
  const trail = use(Trail)
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
