import type { ReactNode } from 'react'
import { path, SESSION_HOURS } from '#auth/limits.ts'
import { Stone } from '#components/figures/marks/Stone.tsx'
import { signInPage as words } from '#content/en/login.ts'

/** The opening of the sign-in page, with the form in its right half, or with what to do where scripts are off. */
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
        <p className="lead">{words.lead(SESSION_HOURS)}</p>
        <Stone />
        <div className="door">
          {children}
          <noscript>
            <div>
              <h2>{words.withoutScript.title}</h2>
              <p>
                {words.withoutScript.text} <a href={path.contact}>{words.header.access}</a>
              </p>
            </div>
          </noscript>
        </div>
      </div>
    </section>
  )
}
