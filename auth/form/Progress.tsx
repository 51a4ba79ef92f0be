/** The progress of a request, for screen readers, which do not report that a button changes. In the markup at all times. */
export function Progress({ children }: { children: string | false }) {
  return (
    <p className="sr-only" role="status">
      {children}
    </p>
  )
}
