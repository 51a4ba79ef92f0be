/* The form with email and password, and the button for passkeys. */

import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { ActionLine, Progress, ScreenTitle, SubmitButton, textOf } from '#auth/form/controls.tsx'
import { Failure } from '#auth/form/Failure.tsx'
import { EmailField, PasswordField } from '#auth/form/fields.tsx'
import { useFailureFocus, useHydrated, useSubmission } from '#auth/form/hooks.ts'
import { tryPassword } from '#auth/form/password.ts'
import type { ChosenPasskey } from '#auth/passkeys/choose.client.ts'
import type { PasskeyOutcome } from '#auth/passkeys/sign-in.client.ts'
import { paths } from '#auth/paths.ts'
import type { AuthService, PendingSignIn } from '#auth/service/auth-client.client.ts'
import type { Access, Credentials, SignInOutcome } from '#auth/session/access.ts'
import { useSession } from '#auth/session/session-state.ts'
import type { SignOutMessage } from '#auth/session/sign-out-message.client.ts'
import { CaptchaField } from '#components/islands/fields/captcha/CaptchaField.tsx'
import { type Captcha, type CaptchaSettings, withToken } from '#components/islands/fields/captcha/captcha.ts'
import { emailAddress } from '#components/islands/fields/typed-text.ts'
import { useMistakes } from '#components/islands/fields/useMistakes.ts'
import { signInForm as words } from '#words/login.ts'
import type { PasskeyCode, Screen } from './screen.ts'
import { usePasskeyOffer } from './usePasskeyOffer.ts'

interface SignInFormProps {
  access: Access | undefined
  service: AuthService
  captcha: CaptchaSettings | null
  /** Whether there is a button for passkeys. */
  offersPasskeys: boolean
  /** Undefined at build. */
  passkeyCode: PasskeyCode | undefined
  signOutMessage: SignOutMessage | undefined
  screen: Extract<Screen, { kind: 'form' | 'arriving' }>
  onEdit: () => void
  /** Asks for the proof that a sign-in lacks. False when that screen cannot be loaded. */
  onPending: (pending: PendingSignIn) => Promise<boolean>
  /** @param typed the email in the form. Called when the screen is loaded, a moment later. */
  onRecover: (typed: () => string) => void
}

type Attempt =
  | { kind: 'password'; credentials: Credentials }
  /** `chosen`: in the email field; undefined for the button, which prompts for one. */
  | { kind: 'passkey'; chosen?: ChosenPasskey }

/**
 * The sign-in form. Its fields are uncontrolled, so that text typed or filled in before hydration stays. A submit before the
 * script runs does nothing, because `formMethod` is `dialog`; the script repeats it.
 */
export function SignInForm(props: SignInFormProps) {
  const { access, service, captcha, offersPasskeys, passkeyCode, signOutMessage } = props
  const { screen, onEdit, onPending, onRecover } = props
  const { email, returned, setback } = screen.kind === 'form' ? screen : firstForm
  const session = useSession(access)
  const captchaHandle = useRef<Captcha>(null)
  const password = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const passkeyButton = useRef<HTMLButtonElement>(null)
  const hydrated = useHydrated()
  const { mistakes, status, handlers } = useMistakes(words)
  const emailField = useRef<HTMLInputElement>(null)
  /** The failure is the sentence to show. */
  const { busy, failure, submit, edit, reset } = useSubmission<Attempt, string>(() => undefined, signIn)
  const refused = failure === words.failure.refused
  const [retry, setRetry] = useState(button)
  /** What became of a prompt for a passkey that the visitor has closed. */
  const [remark, setRemark] = useState<string>()

  // Redirects a visitor who is already signed in, here or in another tab. Not after a submit, which redirects itself, and
  // not for a visitor with a link, whose screen offers the choice.
  const linked = screen.kind === 'arriving' || setback === 'link'
  const known = session.kind === 'signedIn' && !busy && !linked
  useEffect(() => {
    if (known) access?.navigation.replace(paths.dashboard)
  }, [known, access])

  // Not with a captcha, whose token is for one attempt: the visitor may make none.
  const isOffered = offersPasskeys && captcha === null && !linked
  const { offer, withdraw, touch } = usePasskeyOffer(
    service,
    emailField,
    isOffered ? passkeyCode : undefined,
    (chosen) => submit({ kind: 'passkey', chosen }),
  )

  useFailureFocus(failure, refused ? password : retry)

  function signIn(attempt: Attempt, isWanted: () => boolean): Promise<string | undefined> {
    onEdit()
    setRemark(undefined)
    setRetry(attempt.kind === 'password' ? button : passkeyButton)
    return attempt.kind === 'password' ? byPassword(attempt.credentials, isWanted) : byPasskey(attempt.chosen, isWanted)
  }

  async function byPassword(credentials: Credentials, isWanted: () => boolean): Promise<string | undefined> {
    if (access === undefined) return undefined
    const attempt = (typed: string) =>
      withToken<SignInOutcome>(
        captchaHandle,
        (captchaToken) => access.signIn({ ...credentials, password: typed, captchaToken }),
        { kind: 'unexpected' },
      )
    const outcome = await tryPassword(credentials.password, attempt, ({ kind }) => kind === 'refused')
    if (!isWanted()) return undefined
    const isRight = outcome.kind === 'signedIn' || outcome.kind === 'pending'
    if (password.current && (isRight || outcome.kind === 'refused')) password.current.value = ''
    if (outcome.kind !== 'signedIn' && outcome.kind !== 'pending') return words.failure[outcome.kind]
    return goOn(outcome)
  }

  async function byPasskey(chosen: ChosenPasskey | undefined, isWanted: () => boolean): Promise<string | undefined> {
    if (access === undefined) return undefined
    // A browser has one prompt for passkeys at a time.
    withdraw()
    const code = await passkeyCode?.signIn().catch(() => undefined)
    if (code === undefined) return words.setback.pending
    const outcome = chosen
      ? await code.signInWithPasskey(service, access, chosen)
      : await withToken<PasskeyOutcome>(
          captchaHandle,
          (captchaToken) => code.promptAndSignIn(service, access, captchaToken),
          { kind: 'failed', sentence: words.failure.unexpected },
        )
    if (!isWanted()) return undefined
    if (outcome.kind === 'signedIn' || outcome.kind === 'pending') return goOn(outcome)
    void offer()
    if (outcome.kind === 'failed') return outcome.sentence
    setRemark(outcome.sentence)
    reset()
    return undefined
  }

  /** Opens the dashboard, or asks for the proof that a sign-in lacks. */
  async function goOn(outcome: { kind: 'signedIn' } | PendingSignIn): Promise<undefined> {
    if (outcome.kind === 'signedIn') access?.navigation.open(paths.dashboard)
    else if (!(await onPending(outcome))) reset()
  }

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (access === undefined) return
    const fields = new FormData(event.currentTarget)
    const credentials = { email: emailAddress(textOf(fields, 'email')), password: textOf(fields, 'password') }
    submit({ kind: 'password', credentials })
  }

  return (
    <form
      // Without scripts the form cannot work, and the page's noscript shows advice instead.
      className="noscript:hidden"
      method="post"
      onSubmit={send}
      // A mouse comes before it presses; a keyboard, and a touch, bring the focus.
      onPointerEnter={touch}
      onFocus={touch}
      {...handlers}
      onInput={(event) => {
        handlers.onInput(event)
        edit()
        onEdit()
      }}
    >
      <ScreenTitle takesFocus={returned}>{words.title}</ScreenTitle>
      <Failure id={failureId}>{failure ?? (setback && words.setback[setback])}</Failure>
      <Progress>{busy ? words.submitting : status}</Progress>
      <p className="border-b px-in py-4 font-bold empty:hidden" role="status">
        {remark ?? (hydrated && signOutMessage && words.signOutMessage[signOutMessage])}
      </p>
      <EmailField
        input={emailField}
        email={email}
        mistake={mistakes.email}
        refused={refused}
        describedBy={refused ? failureId : undefined}
        offersPasskeys={offersPasskeys}
      />
      <PasswordField
        input={password}
        id="password"
        label={words.password}
        showWhat={words.showWhat}
        autoComplete="current-password"
        mistake={mistakes.password ?? (refused ? words.cleared : undefined)}
      />
      {import.meta.env.HAS_CAPTCHA && captcha && <CaptchaField {...captcha} captcha={captchaHandle} />}
      <SubmitButton button={button} busy={busy} words={words} formMethod="dialog" />
      {offersPasskeys && (
        <button
          ref={passkeyButton}
          className="button form-button min-h-14 w-full border-y bg-ground text-ink"
          type="button"
          onClick={() => submit({ kind: 'passkey' })}
        >
          {words.passkey}
        </button>
      )}
      {!hydrated && <p className="slow-message">{words.starting}</p>}
      <ActionLine label={words.forgot} onAct={() => onRecover(() => emailField.current?.value ?? '')} />
      <p className="form-text text-ui">
        {words.noAccount} <a href={paths.contact}>{words.access}</a>
      </p>
    </form>
  )
}

const failureId = 'sign-in-failure'
const firstForm = { email: '', returned: false, setback: undefined }
