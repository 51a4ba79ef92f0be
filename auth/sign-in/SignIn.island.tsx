// An island because a static site has no server of its own: the browser itself asks the auth service, and keeps the
// session it answers with.
import { type SubmitEvent, useEffect, useReducer, useRef, useState } from 'react'
import type { AuthService, OpenAccess } from '#auth/access.ts'
import { path } from '#auth/constants.ts'
import { useHydrated } from '#auth/useHydrated.ts'
import { useSession } from '#auth/useSession.ts'
import { signInForm as words } from '#content/en/login.ts'
import { PasswordField } from './PasswordField.tsx'
import { idle, nextSignInState } from './state.ts'

interface SignInProps extends AuthService {
  /** Given in a browser only. */
  openAccess?: OpenAccess
}

/**
 * The sign-in form. Its fields belong to the browser, not to React, so that what was typed or filled in before
 * hydration stays. Without its script it sends nothing anywhere: the button's `formMethod` sees to that.
 */
export function SignIn({ authUrl, authKey, openAccess }: SignInProps) {
  const [access] = useState(() => openAccess?.({ authUrl, authKey }))
  const session = useSession(access)
  const [state, dispatch] = useReducer(nextSignInState, idle)
  const [shown, setShown] = useState(false)
  const asking = useRef(false)
  const password = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const hydrated = useHydrated()
  const busy = state.status === 'submitting' || state.status === 'leaving'
  const failure = state.status === 'failed' ? state.failure : undefined

  useEffect(() => {
    const restore = (event: PageTransitionEvent) => event.persisted && dispatch({ type: 'restored' })
    window.addEventListener('pageshow', restore)
    return () => window.removeEventListener('pageshow', restore)
  }, [])

  // Somebody already signed in, here or in another tab. While the form is at work it leads on by itself.
  const known = session.status === 'signedIn' && !busy
  useEffect(() => {
    if (known) access?.navigation.replace(path.dashboard)
  }, [known, access])

  useEffect(() => {
    if (failure === undefined) return
    if (failure === 'refused') password.current?.focus()
    else button.current?.focus()
  }, [failure])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (access === undefined || asking.current) return
    const fields = new FormData(event.currentTarget)
    asking.current = true
    setShown(false)
    dispatch({ type: 'submitted' })
    const outcome = await access.signIn({ email: text(fields, 'email'), password: text(fields, 'password') })
    asking.current = false
    if (password.current && (outcome === 'refused' || outcome === 'signedIn')) password.current.value = ''
    dispatch({ type: 'answered', outcome })
    if (outcome === 'signedIn') access.navigation.open(path.dashboard)
  }

  return (
    <form className="form sign-in" method="post" onSubmit={submit} onInput={() => dispatch({ type: 'edited' })}>
      <h2>{words.title}</h2>
      <p className="failure" role="alert">
        {failure && words.failure[failure]}
      </p>
      <div className="f w nl">
        <label htmlFor="email">
          {words.email}
          <span aria-hidden="true">{words.required}</span>
        </label>
        <input
          id="email"
          name="email"
          type="email"
          autoComplete="username"
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
          required
          aria-invalid={failure === 'refused' || undefined}
        />
      </div>
      <PasswordField field={password} shown={shown} onToggle={() => setShown(!shown)} invalid={failure === 'refused'} />
      <button ref={button} className="button button-amber" type="submit" formMethod="dialog" disabled={busy}>
        {busy ? words.submitting : words.submit}
      </button>
      {!hydrated && <p className="starting">{words.starting}</p>}
      <p className="sm">
        {words.noAccount} <a href={path.contact}>{words.access}</a>
      </p>
    </form>
  )
}

function text(fields: FormData, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}
