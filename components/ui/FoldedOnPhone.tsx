import type { ReactNode } from 'react'
import { colon } from '#words/print.ts'

interface FoldedOnPhoneProps {
  label: string
  /** What the label is about, where it does not say so: screen readers read it after the label. */
  context?: string
  children: ReactNode
}

/** Details that fold away on a narrow page, and are open on a wide one and on paper. */
export function FoldedOnPhone({ label, context, children }: FoldedOnPhoneProps) {
  return (
    <details className="folded-on-phone p-0">
      <summary className="cursor-pointer border-y border-ink bg-ground px-in py-4 font-bold print:hidden">
        {label}
        {context && <span className="sr-only">{`${colon}${context}`}</span>}
      </summary>
      {children}
    </details>
  )
}
