/**
 * What screen readers do not report by themselves: that a button changes while a request runs, or that a field was left
 * with a mistake. In the markup at all times.
 */
export function Progress({ children }: { children: string | false }) {
  return (
    <p className="sr-only" role="status">
      {children}
    </p>
  )
}
