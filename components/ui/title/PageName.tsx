import { use } from 'react'
import { BreadcrumbTrail } from './breadcrumb-trail.ts'

/**
 * The name of the page as a place, for the first line of its heading: 'Privacy' before 'Whose day is it?'. Nothing for a
 * page without breadcrumbs, and for a title that begins with the name.
 */
export function PageName({ title }: { title: string }) {
  const name = use(BreadcrumbTrail).at(-1)?.name
  if (name === undefined || title.startsWith(name)) return null
  return (
    <span className="page-name">
      {name}
      <span className="sr-only">:</span>{' '}
    </span>
  )
}
