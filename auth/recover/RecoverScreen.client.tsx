import { type SubmitEvent, useRef, useState } from 'react'
import { ActionLine, Progress, ScreenTitle, SubmitButton } from '#auth/form/controls.tsx'
import { Failure } from '#auth/form/Failure.tsx'
import { EmailField } from '#auth/form/fields.tsx'
import { useFailureFocus, useSubmission } from '#auth/form/hooks.ts'
import { linkMinutes } from '#auth/limits.ts'
import { paths } from '#auth/paths.ts'
import { type AuthService, captchaOption, createEphemeralClient } from '#auth/service/auth-client.client.ts'
import { type TemporaryFailure, temporaryFailureOf } from '#auth/service/failure.ts'
import { CaptchaField } from '#components/islands/fields/captcha/CaptchaField.tsx'
import { type Captcha, type CaptchaSettings, withToken } from '#components/islands/fields/captcha/captcha.ts'
import { emailAddress } from '#components/islands/fields/typed-text.ts'
import { useMistakes } from '#components/islands/fields/useMistakes.ts'
import { recoverScreen as words } from '#words/account.ts'
import { signInForm } from '#words/login.ts'

export interface RecoverScreenProps extends AuthService {
  captcha: CaptchaSettings | null
  /** The email typed in the sign-in form; may be empty. */
  email: string
  onBack: (email: string) => void
}

/** The screen of a forgotten password. Its answer is the same whether or not an account has the email. */
export function RecoverScreen({ captcha, email, onBack, authUrl, authKey }: RecoverScreenProps) {
  const [askedFor, setAskedFor] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const captchaHandle = useRef<Captcha>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { mistakes, status, handlers } = useMistakes(signInForm)
  const typed = () => field.current?.value ?? email
  const { busy, failure, submit, edit } = useSubmission<string, RecoverFailure>(() => undefined, ask)
  const back = (address: () => string) => <ActionLine label={words.back} onAct={() => onBack(address())} />

  useFailureFocus(failure, failure === 'refused' ? field : button)

  async function ask(address: string): Promise<RecoverFailure | undefined> {
    const attempt = (captchaToken?: string) => askForMessage({ authUrl, authKey }, emailAddress(address), captchaToken)
    const outcome = await withToken<RecoverOutcome>(captchaHandle, attempt, 'unreachable')
    if (outcome !== 'asked') return outcome
    setAskedFor(address)
    return undefined
  }

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    submit(typed())
  }

  if (askedFor !== undefined)
    return (
      <div key="asked">
        <ScreenTitle takesFocus>{words.asked.title}</ScreenTitle>
        <p className="form-text max-w-text wrap-anywhere">{words.asked.text(askedFor)}</p>
        <p className="form-text max-w-text wrap-anywhere">{words.asked.wait}</p>
        {back(() => askedFor)}
      </div>
    )
  return (
    <form
      method="post"
      onSubmit={send}
      {...handlers}
      onInput={(event) => {
        handlers.onInput(event)
        edit()
      }}
    >
      <ScreenTitle takesFocus>{words.title}</ScreenTitle>
      <Failure>{failure && words.failure[failure]}</Failure>
      <Progress>{busy ? words.submitting : status}</Progress>
      <p className="form-text max-w-text wrap-anywhere">{words.text(linkMinutes)}</p>
      <EmailField input={field} email={email} mistake={mistakes.email} refused={failure === 'refused'} />
      {import.meta.env.HAS_CAPTCHA && captcha && <CaptchaField {...captcha} captcha={captchaHandle} />}
      <SubmitButton button={button} busy={busy} words={words} />
      {back(typed)}
    </form>
  )
}

/**
 * Requests a message for a forgotten password. The redirect address tells the service the language of this page, although
 * messages link to no redirect (server/publish/mail/). The limit on messages applies to existing accounts only, so its
 * refusal counts as `asked`: any other answer would reveal that the account exists.
 */
async function askForMessage(service: AuthService, email: string, captchaToken?: string): Promise<RecoverOutcome> {
  try {
    const options = { redirectTo: `${window.location.origin}${paths.signIn}`, ...captchaOption(captchaToken) }
    const { error } = await createEphemeralClient(service).resetPasswordForEmail(email, options)
    if (error === null || error.code === 'over_email_send_rate_limit') return 'asked'
    // Other refusals are not about what was typed: of a captcha, or where messages are switched off.
    const isMalformed = error.code === 'validation_failed' || error.code === 'email_address_invalid'
    return temporaryFailureOf(error) ?? (isMalformed ? 'refused' : 'unreachable')
  } catch {
    return 'unreachable'
  }
}

/**
 * - `asked`: the service sends a message if an account has the email. It does not reveal whether one has.
 * - `refused`: the service does not accept the email as an address.
 */
type RecoverOutcome = 'asked' | 'refused' | TemporaryFailure
type RecoverFailure = Exclude<RecoverOutcome, 'asked'>
