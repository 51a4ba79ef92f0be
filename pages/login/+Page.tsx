import type { ReactNode } from 'react'
import { ScreenTitle } from '#auth/form/controls.tsx'
import { sessionHours } from '#auth/limits.ts'
import { paths } from '#auth/paths.ts'
import { SignIn } from '#auth/sign-in/SignIn.island.tsx'
import { TopStone } from '#components/figures/marks/TopStone.tsx'
import { Island } from '#components/islands/hydration/Island.tsx'
import { BareHeader } from '#components/layout/Header.tsx'
import { Layout } from '#components/layout/Layout.tsx'
import { letter } from '#components/ui/points.tsx'
import { captchaWith } from '#content/facts/captcha.ts'
import { settings } from '#content/facts/settings.ts'
import { captchaWords } from '#words/captcha.ts'
import { reassurance, signInPage } from '#words/login.ts'

export function Page() {
  const { navigation, access } = signInPage.header
  return (
    <Layout
      current={paths.signIn}
      header={
        <BareHeader navigation={navigation}>
          <a
            className="field-4 max-wide:px-2 max-wide:text-note max-wide:whitespace-nowrap max-narrow:hidden"
            href={paths.contact}
          >
            {access}
          </a>
        </BareHeader>
      }
    >
      <SignInSection>
        <Island
          name="sign-in"
          Component={SignIn}
          props={{
            authUrl: settings.authUrl,
            authKey: settings.authKey,
            captcha: captchaWith(captchaWords),
            passkeys: settings.passkeys,
          }}
        />
      </SignInSection>
      <Reassurance />
    </Layout>
  )
}

/** The first section of the sign-in page. Its right half contains the form, or advice for browsers without scripts. */
function SignInSection({ children }: { children: ReactNode }) {
  const [first, second] = signInPage.title
  return (
    <section className="night">
      <div className="sheet wide:min-h-[min(100svh-3.25rem,56rem)] wide:grid-rows-[auto_1fr_auto]">
        <h1 className="field-1-2 -ml-[0.04em] pt-8 text-display-4 max-wide:text-display-5 max-tiny:text-title-2">
          {first}
          <br />
          {second}
        </h1>
        <p className="opaque field-1-2 mt-6 mb-12 self-start text-deck">{signInPage.lead(sessionHours)}</p>
        <TopStone className="field-1-2 ml-in w-[min(76%,40rem)] p-0 max-wide:-mb-0.5 max-wide:w-[70%]" />
        {/*
         * Until the next section begins, words of the form may still come, and move those above them up. Chromium has no
         * last child before its parent is whole.
         */}
        <div className="field-3-4 self-end border-2 border-b-0 bg-ground p-0 wide:row-[1/4] wide:[section:not(:has(+*))_&]:hidden">
          {children}
          <noscript>
            <ScreenTitle takesFocus={false}>{signInPage.withoutScript.title}</ScreenTitle>
            <p className="form-text">
              {signInPage.withoutScript.text} <a href={paths.contact}>{signInPage.header.access}</a>
            </p>
          </noscript>
        </div>
      </div>
    </section>
  )
}

/** The section below the form: the security reassurance card and three feature cards (specification, section 2). */
function Reassurance() {
  return (
    <section className="night border-t-2 border-ink">
      <div className="sheet pb-8 print:block print:pb-4">
        <h2 className="sr-only">{reassurance.title}</h2>
        <div className="fields">
          {reassurance.cards.map((card, index) => (
            <div className="field-each plates:col-span-3 grid content-start gap-3 pt-in pb-8" key={card.title}>
              <span className="marginal" aria-hidden="true">
                {letter(index)}
              </span>
              <h3 className="text-title-1">{card.title}</h3>
              <p className="max-w-text">{card.text}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
