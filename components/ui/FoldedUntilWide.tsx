import type { ReactNode } from 'react'

interface FoldedUntilWideProps {
  label: string
  /** Place of the details on a wide page. */
  className?: string
  children: ReactNode
}

/** Details that are folded on phones and tablets, and open on a wide page (`wide:`) and on paper. */
export function FoldedUntilWide({ label, className = '', children }: FoldedUntilWideProps) {
  return (
    <details className={`folded-until-wide p-0 ${className}`}>
      <summary className="cursor-pointer border-y border-ink bg-ground px-in py-4 font-bold print:hidden">
        {label}
      </summary>
      {children}
    </details>
  )
}
