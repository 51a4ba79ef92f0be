import type { ReactNode } from 'react'

/** Note in the first column, beside a table or a figure; above it on a narrow page. */
export function NoteBeside({ children }: { children: ReactNode }) {
  return (
    <p className="note opaque field-1 max-field:field-2-4 max-field:max-w-text max-field:pb-4 print:max-w-none print:pb-2">
      {children}
    </p>
  )
}
