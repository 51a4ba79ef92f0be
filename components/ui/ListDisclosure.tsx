import type { ReactNode } from 'react'

interface ListDisclosureProps {
  /** Its place in the fields. */
  className: string
  heading: string
  children: ReactNode
}

/** A list under its heading, which folds on a narrow page. A browser unfolds what a search in the page finds. */
export function ListDisclosure({ className, heading, children }: ListDisclosureProps) {
  return (
    <details className={`open-on-wide bg-ground p-0 text-ui ${className}`}>
      <summary className="cursor-pointer border-t border-ink px-in py-3 print:list-none">
        <h3 className="marginal inline tracking-[0] max-wide:font-sans max-wide:text-body max-wide:font-bold max-wide:text-ink">
          {heading}
        </h3>
      </summary>
      {children}
    </details>
  )
}
