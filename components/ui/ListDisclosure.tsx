import type { ReactNode } from 'react'

/** A list folded under its heading. A browser unfolds what a search in the page finds; paper has it unfolded. */
export function ListDisclosure({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <details className="list-disclosure">
      <summary>
        <h3>{heading}</h3>
      </summary>
      {children}
    </details>
  )
}
