// The sign-in page: its form, and the screens that can follow it. An island because a static site has no server: the browser
// itself asks the auth service and stores the session.
import { useEffect, useReducer, useState } from 'react'
import { flushSync } from 'react-dom'
import type { AuthService, PendingSignIn } from '#auth/service/auth-client.client.ts'
import type { OpenAccess } from '#auth/session/access.ts'
import type { SignOutMessage } from '#auth/session/sign-out-message.client.ts'
import type { CaptchaSettings } from '#components/islands/fields/captcha/captcha.ts'
import { SignInForm } from './SignInForm.tsx'
import { firstScreen, nextScreen, type PasskeyCode, type Screens, type Setback } from './screen.ts'

export interface SignInSettings extends AuthService {
  captcha: CaptchaSettings | null
  /** Whether the service has passkeys. */
  passkeys: boolean
}

interface SignInProps extends SignInSettings {
  /** Undefined at build, like `screens`, `passkeyCode` and `link`. */
  openAccess?: OpenAccess
  screens?: Screens
  passkeyCode?: PasskeyCode
  /** The message link that the visitor has followed, as the query and fragment of its address. */
  link?: string | undefined
  /** Why the dashboard has sent the visitor here. */
  signOutMessage?: SignOutMessage | undefined
}

/** The sign-in form, or the screen in its place: of a message's link, of a missing proof, or of a forgotten password. */
export function SignIn(props: SignInProps) {
  const { openAccess, screens, passkeyCode, link, signOutMessage, captcha, passkeys, ...service } = props
  const [access] = useState(() => openAccess?.(service))
  const [screen, dispatch] = useReducer(nextScreen, link, firstScreen)

  const linked = link !== undefined
  useEffect(() => {
    if (!linked) return
    screens?.link().then(
      (Component) => dispatch({ kind: 'linkLoaded', Component }),
      () => dispatch({ kind: 'notLoaded', screen: 'link' }),
    )
  }, [linked, screens])

  /** Asks for the proof that a sign-in lacks. False when that screen cannot be loaded. */
  async function goOn(pending: PendingSignIn): Promise<boolean> {
    try {
      const Component = await screens?.pending()
      if (Component) dispatch({ kind: 'pendingLoaded', Component, pending })
      return Component !== undefined
    } catch {
      dispatch({ kind: 'notLoaded', screen: 'pending' })
      return false
    }
  }

  function leave({ client, session }: PendingSignIn, setback?: Setback) {
    void client.signOut({ scope: 'local' }).catch(() => undefined)
    dispatch({ kind: 'returned', email: session.user.email ?? '', ...(setback && { setback }) })
  }

  function recover(typed: () => string) {
    screens?.recover().then(
      // Synchronous, because text typed between `typed()` and a later render would be lost.
      (Component) => flushSync(() => dispatch({ kind: 'recoverLoaded', Component, email: typed() })),
      () => dispatch({ kind: 'notLoaded', screen: 'recover' }),
    )
  }

  switch (screen.kind) {
    case 'link':
      return (
        access && (
          <screen.Component
            {...service}
            passkeys={passkeys}
            address={screen.link}
            access={access}
            onRecover={() => recover(() => '')}
          />
        )
      )
    case 'pending': {
      const { pending, Component } = screen
      return (
        access && (
          <Component
            pending={pending}
            access={access}
            onBack={() => leave(pending)}
            onEnded={() => leave(pending, 'ended')}
          />
        )
      )
    }
    case 'recover':
      return (
        <screen.Component
          {...service}
          captcha={captcha}
          email={screen.email}
          onBack={(email) => dispatch({ kind: 'returned', email })}
        />
      )
    default:
      return (
        <SignInForm
          access={access}
          service={service}
          captcha={captcha}
          offersPasskeys={passkeys}
          passkeyCode={passkeyCode}
          signOutMessage={signOutMessage}
          screen={screen}
          onEdit={() => dispatch({ kind: 'edited' })}
          onPending={goOn}
          onRecover={recover}
        />
      )
  }
}
