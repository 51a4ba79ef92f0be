/** The box for a failure. It stays in the markup while it is empty, because only a change inside it is read out. */
export function Failure({ id, children }: { id?: string; children: string | undefined }) {
  return (
    <p className="failure" role="alert" id={id}>
      {children}
    </p>
  )
}
