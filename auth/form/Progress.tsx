/** What is under way, for those who do not see the button change. It stays in the markup while nothing is. */
export function Progress({ children }: { children: string | false }) {
  return (
    <p className="sr-only" role="status">
      {children}
    </p>
  )
}
