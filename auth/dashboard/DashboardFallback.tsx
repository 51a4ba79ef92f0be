import { path } from '#auth/constants.ts'
import { dashboard } from '#content/en/welcome.ts'

const { withoutScript, notLoaded } = dashboard

/** Stands right after the island on the dashboard's page, for browsers that run no scripts or did not get this one. */
export function DashboardFallback() {
  return (
    <>
      <div className="threshold not-loaded night">
        <h1>{notLoaded.title}</h1>
        <p>{notLoaded.text}</p>
      </div>
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
