import { type SubmitEvent, useEffect, useReducer, useRef } from 'react'
import { EmailField } from '#auth/form/EmailField.tsx'
import { Failure } from '#auth/form/Failure.tsx'
import { PasswordField } from '#auth/form/PasswordField.tsx'
import { Progress } from '#auth/form/Progress.tsx'
import { ScreenTitle } from '#auth/form/ScreenTitle.tsx'
import { textOf } from '#auth/form/text-of.ts'
import { useHydrated } from '#auth/form/useHydrated.ts'
import { useOneAtATime } from '#auth/form/useOneAtATime.ts'
import { useRestored } from '#auth/form/useRestored.ts'
import { path } from '#auth/limits.ts'
import type { Access } from '#auth/session/access.ts'
import { useSession } from '#auth/session/useSession.ts'
import { CaptchaField } from '#components/islands/fields/captcha/CaptchaField.tsx'
import type { Captcha, CaptchaSettings } from '#components/islands/fields/captcha/captcha.ts'
import { withToken } from '#components/islands/fields/captcha/with-token.ts'
import { signInForm as words } from '#content/en/login.ts'
import type { Door } from './screen.ts'
import { idle, nextSignInState, type SignInAction } from './state.ts'

interface SignInFormProps {
  access: Access | undefined
  captcha: CaptchaSettings | null
  door: Extract<Door, { screen: 'signIn' | 'arriving' }>
  onEdit: () => void
  /** The screen comes a moment later, and what was typed is asked for then. */
  onRecover: (typed: () => string) => void
}

/**
 * The sign-in form. Its fields belong to the browser, not to React, so that what was typed or filled in before
 * hydration stays. Without its script it sends nothing anywhere: the button's `formMethod` sees to that.
 */
export function SignInForm({ access, captcha, door, onEdit, onRecover }: SignInFormProps) {
  const { email, returned, notLoaded } = door.screen === 'signIn' ? door : firstForm
  const session = useSession(access)
  const [state, dispatch] = useReducer(nextSignInState, idle)
  const oneAtATime = useOneAtATime()
  const check = useRef<Captcha>(null)
  const password = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const hydrated = useHydrated()
  const emailField = useRef<HTMLInputElement>(null)
  const busy = state.status === 'submitting' || state.status === 'leaving'
  const failure = state.status === 'failed' ? state.failure : undefined

  useRestored(() => dispatch({ type: 'restored' }))

  // Somebody already signed in, here or in another tab. While the form is at work it leads on by itself. Whoever
  // comes by a link decides on its screen.
  const linked = door.screen === 'arriving' || notLoaded === 'link'
  const known = session.status === 'signedIn' && !busy && !linked
  useEffect(() => {
    if (known) access?.navigation.replace(path.dashboard)
  }, [known, access])

  useEffect(() => {
    if (failure === undefined) return
    if (failure === 'refused') password.current?.focus()
    else button.current?.focus()
  }, [failure])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (access === undefined) return
    const fields = new FormData(event.currentTarget)
    const credentials = { email: textOf(fields, 'email'), password: textOf(fields, 'password') }
    void oneAtATime(async (isWanted) => {
      edit({ type: 'submitted' })
      const outcome = await withToken(
        check,
        (captchaToken) => access.signIn({ ...credentials, captchaToken }),
        'unexpected',
      )
      if (!isWanted()) return
      if (password.current && (outcome === 'refused' || outcome === 'signedIn')) password.current.value = ''
      dispatch({ type: 'answered', outcome })
      if (outcome === 'signedIn') access.navigation.open(path.dashboard)
    })
  }

  function edit(action: SignInAction) {
    dispatch(action)
    onEdit()
  }

  return (
    <form className="form sign-in" method="post" onSubmit={submit} onInput={() => edit({ type: 'edited' })}>
      <ScreenTitle takesFocus={returned}>{words.title}</ScreenTitle>
      <Failure>{failure ? words.failure[failure] : notLoaded && words.notLoaded[notLoaded]}</Failure>
      <Progress>{busy && words.submitting}</Progress>
      <EmailField field={emailField} email={email} invalid={failure === 'refused'} />
      <PasswordField
        field={password}
        id="password"
        label={words.password}
        showWhat={words.showWhat}
        autoComplete="current-password"
        invalid={failure === 'refused'}
      />
      {import.meta.env.HAS_CAPTCHA && captcha && <CaptchaField {...captcha} captcha={check} />}
      <button ref={button} className="button button-amber" type="submit" formMethod="dialog" disabled={busy}>
        {busy ? words.submitting : words.submit}
      </button>
      {!hydrated && <p className="starting">{words.starting}</p>}
      <p className="sm">
        <button type="button" className="text-button" onClick={() => onRecover(() => emailField.current?.value ?? '')}>
          {words.forgot}
        </button>
      </p>
      <p className="sm">
        {words.noAccount} <a href={path.contact}>{words.access}</a>
      </p>
    </form>
  )
}

const firstForm = { email: '', returned: false, notLoaded: undefined }
