import { dashboard as words } from '#content/en/welcome.ts'

/** All there is of the dashboard until the session has been read. */
export function Spinner() {
  return (
    <div className="threshold night">
      <p className="spinner" role="status">
        {words.loading}
      </p>
    </div>
  )
}
