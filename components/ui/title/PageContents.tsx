import { layout } from '#words/layout.ts'

interface PageContentsProps {
  label?: string
  /** The sections of the page, in its order. The number of a section is its place, unless it has a mark of its own. */
  sections: readonly { readonly id: string; readonly title: string; readonly mark?: string }[]
}

/**
 * Links to the sections of a long page, numbered as they are. Screen readers say the number too: it tells a section from the
 * page of the same name.
 */
export function PageContents({ label = layout.contents, sections }: PageContentsProps) {
  return (
    <nav className="page-contents" aria-label={label}>
      <ol>
        {sections.map(({ id, title, mark }, index) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span className="marginal">{mark ?? index + 1} </span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
