import type { ReactNode } from 'react'
import { sessionHours } from '#auth/limits.ts'
import { paths } from '#auth/paths.ts'
import { TopStone } from '#components/figures/marks/Cairn.tsx'
import { signInPage as words } from '#words/login.ts'

/** The first section of the sign-in page. Its right half holds the form, or advice for browsers without scripts. */
export function Gate({ children }: { children: ReactNode }) {
  const [first, second] = words.title
  return (
    <section className="gate night">
      <div className="sheet">
        <h1>
          {first}
          <br />
          {second}
        </h1>
        <p className="lead">{words.lead(sessionHours)}</p>
        <TopStone />
        <div className="screen">
          {children}
          <noscript>
            <div>
              <h2>{words.withoutScript.title}</h2>
              <p>
                {words.withoutScript.text} <a href={paths.contact}>{words.header.access}</a>
              </p>
            </div>
          </noscript>
        </div>
      </div>
    </section>
  )
}
