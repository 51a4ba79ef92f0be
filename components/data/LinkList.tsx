import { Definitions } from '#components/ui/points.tsx'

/** A file or page by its name, with what it is for. */
export interface ListedLink {
  readonly label: string
  readonly href: string
  readonly text: string
}

interface LinkListProps {
  title?: string
  items: readonly ListedLink[]
  className?: string
}

/** Links to files, each with what it contains. */
export function LinkList({ title, items, className = '' }: LinkListProps) {
  return (
    <div className={`fields mt-part print:mt-2 ${className}`}>
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
