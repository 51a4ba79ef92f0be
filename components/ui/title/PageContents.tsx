import type { LinkTo } from '#components/ui/links.tsx'

/** Links to the sections of a long page, numbered as they are. */
export function PageContents({ label, links }: { label: string; links: readonly LinkTo[] }) {
  return (
    <nav className="page-contents" aria-label={label}>
      <ol>
        {links.map((link, index) => (
          <li key={link.href}>
            <a href={link.href}>
              <span className="marginal" aria-hidden="true">
                {index + 1}
              </span>
              {link.label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
