import { type SubmitEvent, useReducer, useRef } from 'react'
import { ActionLine } from '#auth/form/ActionLine.tsx'
import { EmailField } from '#auth/form/EmailField.tsx'
import { Failure } from '#auth/form/Failure.tsx'
import { Progress } from '#auth/form/Progress.tsx'
import { ScreenTitle } from '#auth/form/ScreenTitle.tsx'
import { SubmitButton } from '#auth/form/SubmitButton.tsx'
import { useFailureFocus } from '#auth/form/useFailureFocus.ts'
import { useOneAtATime } from '#auth/form/useOneAtATime.ts'
import { linkMinutes } from '#auth/limits.ts'
import type { AuthService } from '#auth/service/auth-service.ts'
import { CaptchaField } from '#components/islands/fields/captcha/CaptchaField.tsx'
import { type Captcha, type CaptchaSettings, withToken } from '#components/islands/fields/captcha/captcha.ts'
import { useMistakes } from '#components/islands/fields/useMistakes.ts'
import { recoverScreen as words } from '#words/account.ts'
import { signInForm } from '#words/login.ts'
import { askForMessage } from './recover.client.ts'
import { asking, nextRecoverState } from './state.ts'

export interface RecoverScreenProps extends AuthService {
  captcha: CaptchaSettings | null
  /** The email typed in the sign-in form; may be empty. */
  email: string
  onBack: (email: string) => void
}

/** The screen of a forgotten password. Its answer is the same whether or not an account has the email. */
export function RecoverScreen({ captcha, email, onBack, authUrl, authKey }: RecoverScreenProps) {
  const [state, dispatch] = useReducer(nextRecoverState, asking)
  const field = useRef<HTMLInputElement>(null)
  const captchaHandle = useRef<Captcha>(null)
  const button = useRef<HTMLButtonElement>(null)
  const oneAtATime = useOneAtATime()
  const { mistakes, status, handlers } = useMistakes(signInForm)
  const typed = () => field.current?.value ?? email
  const busy = state.kind === 'sending'
  const failure = state.kind === 'failed' ? state.failure : undefined
  const back = (address: () => string) => <ActionLine label={words.back} onAct={() => onBack(address())} />

  useFailureFocus(failure, failure === 'refused' ? field : button)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    void oneAtATime(async () => {
      const address = typed()
      dispatch({ kind: 'submitted' })
      const attempt = (captchaToken?: string) => askForMessage({ authUrl, authKey }, address, captchaToken)
      dispatch({ kind: 'answered', email: address, outcome: await withToken(captchaHandle, attempt, 'unreachable') })
    })
  }

  if (state.kind === 'asked')
    return (
      <div className="form" key="asked">
        <ScreenTitle takesFocus>{words.asked.title}</ScreenTitle>
        <p className="brief">{words.asked.text(state.email)}</p>
        <p className="brief">{words.asked.wait}</p>
        {back(() => state.email)}
      </div>
    )
  return (
    <form
      className="form"
      method="post"
      onSubmit={submit}
      {...handlers}
      onInput={(event) => {
        handlers.onInput(event)
        dispatch({ kind: 'edited' })
      }}
    >
      <ScreenTitle takesFocus>{words.title}</ScreenTitle>
      <Failure>{failure && words.failure[failure]}</Failure>
      <Progress>{busy ? words.submitting : status}</Progress>
      <p className="brief">{words.text(linkMinutes)}</p>
      <EmailField field={field} email={email} mistake={mistakes.email} refused={failure === 'refused'} />
      {import.meta.env.HAS_CAPTCHA && captcha && <CaptchaField {...captcha} captcha={captchaHandle} />}
      <SubmitButton button={button} busy={busy} words={words} />
      {back(typed)}
    </form>
  )
}
