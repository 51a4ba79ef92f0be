import type { ReactNode } from 'react'

/** Note in the first field, beside a table or a figure; above it on a page whose first field has no room for it. */
export function NoteBeside({ children }: { children: ReactNode }) {
  return <p className="data opaque field-1 max-field:field-2-4 max-field:max-w-measure max-field:pb-4">{children}</p>
}
