/** The box for a failure. It stays in the markup while it is empty, because only a change inside it is read out. */
export function Failure({ id, children }: { id?: string; children: string | undefined }) {
  return (
    <p
      className="alert-sign flex items-baseline gap-3 border-3 border-alert px-in py-4 font-bold text-alert empty:hidden"
      role="alert"
      id={id}
    >
      {children}
    </p>
  )
}
