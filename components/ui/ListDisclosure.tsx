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
    <details className={`open-on-wide list-disclosure ${className}`}>
      <summary>
        <h3>{heading}</h3>
      </summary>
      {children}
    </details>
  )
}
