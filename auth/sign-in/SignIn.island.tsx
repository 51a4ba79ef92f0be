// An island because a static site has no server of its own: the browser itself asks the auth service, and keeps the
// session it answers with.
import { useEffect, useReducer, useState } from 'react'
import { flushSync } from 'react-dom'
import type { MessageLink } from '#auth/message-link/link.ts'
import type { AuthService, OpenAccess } from '#auth/session/access.ts'
import type { CaptchaSettings } from '#components/islands/fields/captcha/captcha.ts'
import { SignInForm } from './SignInForm.tsx'
import { firstDoor, nextDoor } from './screen.ts'
import type { Screens } from './screens.ts'

export interface SignInSettings extends AuthService {
  captcha: CaptchaSettings | null
}

interface SignInProps extends SignInSettings {
  /** Given in a browser only, like what follows. */
  openAccess?: OpenAccess
  screens?: Screens
  /** By which the visitor came from a message. */
  link?: MessageLink | undefined
}

/** The sign-in form, or what takes its place: the screen of a link in a message, or of a forgotten password. */
export function SignIn({ openAccess, screens, link, captcha, ...service }: SignInProps) {
  const [access] = useState(() => openAccess?.(service))
  const [door, dispatch] = useReducer(nextDoor, link, firstDoor)

  const linked = link !== undefined
  useEffect(() => {
    if (!linked) return
    screens?.link().then(
      (Screen) => dispatch({ type: 'linkLoaded', Screen }),
      () => dispatch({ type: 'notLoaded', screen: 'link' }),
    )
  }, [linked, screens])

  function recover(typed: () => string) {
    screens?.recover().then(
      // At once: what is typed between the question and a later drawing would be in neither form.
      (Screen) => flushSync(() => dispatch({ type: 'recoverLoaded', Screen, email: typed() })),
      () => dispatch({ type: 'notLoaded', screen: 'recover' }),
    )
  }

  switch (door.screen) {
    case 'link':
      return access && <door.Screen {...service} link={door.link} access={access} onRecover={() => recover(() => '')} />
    case 'recover':
      return (
        <door.Screen
          {...service}
          captcha={captcha}
          email={door.email}
          onBack={(email) => dispatch({ type: 'returned', email })}
        />
      )
    default:
      return (
        <SignInForm
          access={access}
          captcha={captcha}
          door={door}
          onEdit={() => dispatch({ type: 'edited' })}
          onRecover={recover}
        />
      )
  }
}
