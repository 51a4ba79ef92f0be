import { paths } from '#auth/paths.ts'
import { Gate } from '#auth/sign-in/Gate.tsx'
import { Reassurance } from '#auth/sign-in/Reassurance.tsx'
import { SignIn } from '#auth/sign-in/SignIn.island.tsx'
import { Island } from '#components/islands/runtime/Island.tsx'
import { BareHeader } from '#components/layout/Header.tsx'
import { Layout } from '#components/layout/Layout.tsx'
import { captchaWith } from '#content/facts/captcha.ts'
import { settings } from '#content/facts/settings.ts'
import { captchaWords } from '#words/captcha.ts'
import { signInPage } from '#words/login.ts'

export function Page() {
  const { navigation, access } = signInPage.header
  return (
    <Layout
      current={paths.signIn}
      header={
        <BareHeader navigation={navigation}>
          <a className="ask" href={paths.contact}>
            {access}
          </a>
        </BareHeader>
      }
    >
      <Gate>
        <Island
          name="sign-in"
          Component={SignIn}
          props={{ authUrl: settings.authUrl, authKey: settings.authKey, captcha: captchaWith(captchaWords) }}
        />
      </Gate>
      <Reassurance />
    </Layout>
  )
}
