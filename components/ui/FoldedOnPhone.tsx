import type { ReactNode } from 'react'

interface FoldedOnPhoneProps {
  label: string
  /** Place of the details on a wide page. */
  className?: string
  children: ReactNode
}

/** Details that fold away on a narrow page, and are open on a wide one and on paper. */
export function FoldedOnPhone({ label, className = '', children }: FoldedOnPhoneProps) {
  return (
    <details className={`folded-on-phone p-0 ${className}`}>
      <summary className="cursor-pointer border-y border-ink bg-ground px-in py-4 font-bold print:hidden">
        {label}
      </summary>
      {children}
    </details>
  )
}
