/** A file or page by its name, with what it is for. */
export interface ListedLink {
  readonly label: string
  readonly href: string
  readonly text: string
}

/** Links to files, each with what it holds. */
export function LinkList({ title, items }: { title?: string; items: readonly ListedLink[] }) {
  return (
    <div className="fields mt-part">
      {title && <h3 className="col-span-full py-2">{title}</h3>}
      <dl className="definitions col-span-full grid grid-cols-2 p-0 border-t border-ink max-wide:grid-cols-1 print:block">
        {items.map(({ label, href, text }) => (
          <div key={href}>
            <dt className="wrap-anywhere">
              <a href={href}>{label}</a>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
