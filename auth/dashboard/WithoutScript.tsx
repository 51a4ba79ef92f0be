import { dashboard } from '#content/en/welcome.ts'
import { path } from '../constants.ts'

const words = dashboard.withoutScript

/** Stands beside the island on the dashboard's page, for browsers that run no scripts. */
export function WithoutScript() {
  return (
    <noscript>
      <div className="threshold night">
        <h1>{words.title}</h1>
        <p>
          {words.text} <a href={path.home}>{words.back}</a>
        </p>
      </div>
    </noscript>
  )
}
