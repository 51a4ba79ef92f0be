import { path } from '#auth/limits.ts'
import { dashboard } from '#content/en/welcome.ts'

const { withoutScript, notLoaded } = dashboard

/**
 * Stands right after the island on the dashboard's page, for browsers that run no scripts, or did not get this one:
 * its style shows the first line once a spinner has turned for too long.
 */
export function DashboardFallback() {
  return (
    <>
      <p className="not-loaded night">
        <b>{notLoaded.title}</b> {notLoaded.text}
      </p>
      <noscript>
        <div className="threshold night">
          <h1>{withoutScript.title}</h1>
          <p>
            {withoutScript.text} <a href={path.home}>{withoutScript.back}</a>
          </p>
        </div>
      </noscript>
    </>
  )
}
