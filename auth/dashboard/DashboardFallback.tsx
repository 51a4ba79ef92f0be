import { paths } from '#auth/paths.ts'
import { backToHome } from '#words/back-to-home.ts'
import { dashboard } from '#words/welcome.ts'

const { withoutScript, notLoaded } = dashboard

/**
 * The element after the island on the dashboard's page, for browsers without scripts, or without this one: its style
 * shows the first paragraph when the spinner has turned for too long.
 */
export function DashboardFallback() {
  return (
    <>
      <p className="not-loaded night">
        <b>{notLoaded.title}</b> {notLoaded.text}
      </p>
      <noscript>
        <div className="threshold night">
          {/* The page's one h1 is the spinner's. */}
          <h2>{withoutScript.title}</h2>
          <p>
            {withoutScript.text} <a href={paths.home}>{backToHome.label}</a>
          </p>
        </div>
      </noscript>
    </>
  )
}
