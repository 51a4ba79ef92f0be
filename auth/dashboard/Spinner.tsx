import { dashboard as words } from '#words/welcome.ts'

/** The dashboard until the session has been read. */
export function Spinner() {
  return (
    <div className="threshold night">
      <div className="spinner" role="status">
        <h1>{words.loading}</h1>
      </div>
    </div>
  )
}
