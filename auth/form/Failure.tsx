/** The red box. It stays in the markup while it is empty, so that what comes into it is read out. */
export function Failure({ id, children }: { id?: string; children: string | undefined }) {
  return (
    <p className="failure" role="alert" id={id}>
      {children}
    </p>
  )
}
