import { use } from 'react'
import { explicitNavRole } from '#components/ui/navigation.ts'
import { breadcrumbLabel } from '#words/breadcrumbs.ts'
import { BreadcrumbTrail } from './page-context.ts'

/**
 * Breadcrumbs of the page, the same as in its structured data. On a phone, the title below names the page, and a link back
 * to the page above can replace them.
 */
export function Breadcrumbs({ isHiddenOnPhone }: { isHiddenOnPhone: boolean }) {
  const trail = use(BreadcrumbTrail)
  return (
    <nav className={isHiddenOnPhone ? places.wide : places.every} aria-label={breadcrumbLabel} {...explicitNavRole}>
      <ol className="max-tiny:breakable max-narrow:leading-6">
        {trail.map(({ name, path }, index) => (
          <li
            className={
              index === trail.length - 1
                ? 'breadcrumb inline text-mute max-narrow:hidden'
                : 'breadcrumb inline text-mute'
            }
            key={path}
          >
            {index === trail.length - 1 ? (
              <span className="bg-ground" aria-current="page">
                {name}
              </span>
            ) : (
              <a className="py-1 no-underline hover:underline" href={`/${path}`}>
                {name}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

const places = {
  every: 'field-1-2 data max-wide:flex-[1_1_3rem] max-wide:px-0 max-narrow:col-auto',
  wide: 'field-1-2 data max-wide:flex-[1_1_3rem] max-wide:px-0 max-narrow:hidden',
}
