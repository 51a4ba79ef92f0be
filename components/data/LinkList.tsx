import { Definitions } from '#components/ui/points.tsx'

/** A file or page by its name, with what it is for. */
export interface ListedLink {
  readonly label: string
  readonly href: string
  readonly text: string
}

/** Links to files, each with what it contains. */
export function LinkList({ title, items }: { title?: string; items: readonly ListedLink[] }) {
  return (
    <div className="fields mt-part print:mt-2">
      {title && <h3 className="col-span-full py-2">{title}</h3>}
      <Definitions
        points={items.map(({ label, href, text }) => ({
          name: (
            <a className="cell-title covers-cell" href={href}>
              {label}
            </a>
          ),
          text,
        }))}
      />
    </div>
  )
}
