// An island because a static site has no server: the browser itself asks the auth service and stores the session.
import { useEffect, useReducer, useState } from 'react'
import { flushSync } from 'react-dom'
import type { MessageLink } from '#auth/message-link/link.ts'
import type { AuthService } from '#auth/service/auth-service.ts'
import type { OpenAccess } from '#auth/session/access.ts'
import type { Farewell } from '#auth/session/farewell.ts'
import type { CaptchaSettings } from '#components/islands/fields/captcha/captcha.ts'
import { SignInForm } from './SignInForm.tsx'
import { firstScreen, nextScreen } from './screen.ts'
import type { Screens } from './screens.ts'

export interface SignInSettings extends AuthService {
  captcha: CaptchaSettings | null
}

interface SignInProps extends SignInSettings {
  /** Undefined at build, like `screens` and `link`. */
  openAccess?: OpenAccess
  screens?: Screens
  /** The link of the message that has led the visitor here. */
  link?: MessageLink | undefined
  /** Why the dashboard has sent the visitor here. */
  farewell?: Farewell | undefined
}

/** The sign-in form, or the screen in its place: of a message's link, or of a forgotten password. */
export function SignIn({ openAccess, screens, link, farewell, captcha, ...service }: SignInProps) {
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

  function recover(typed: () => string) {
    screens?.recover().then(
      // Synchronous: text typed between `typed()` and a later render would be in neither form.
      (Component) => flushSync(() => dispatch({ kind: 'recoverLoaded', Component, email: typed() })),
      () => dispatch({ kind: 'notLoaded', screen: 'recover' }),
    )
  }

  switch (screen.kind) {
    case 'link':
      return (
        access && (
          <screen.Component {...service} link={screen.link} access={access} onRecover={() => recover(() => '')} />
        )
      )
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
          captcha={captcha}
          farewell={farewell}
          screen={screen}
          onEdit={() => dispatch({ kind: 'edited' })}
          onRecover={recover}
        />
      )
  }
}
