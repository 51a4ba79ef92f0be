/** A file or page by its name, with what it is for. */
export interface ListedLink {
  readonly label: string
  readonly href: string
  readonly text: string
}

/** Links to files, each with what it holds. */
export function LinkList({ title, items }: { title?: string; items: readonly ListedLink[] }) {
  return (
    <div className="link-list">
      {title && <h3>{title}</h3>}
      <dl className="definitions">
        {items.map(({ label, href, text }) => (
          <div key={href}>
            <dt>
              <a href={href}>{label}</a>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
