import { type SubmitEvent, useEffect, useReducer, useRef } from 'react'
import { EmailField } from '#auth/form/EmailField.tsx'
import { Failure } from '#auth/form/Failure.tsx'
import { Progress } from '#auth/form/Progress.tsx'
import { ScreenTitle } from '#auth/form/ScreenTitle.tsx'
import { useOneAtATime } from '#auth/form/useOneAtATime.ts'
import { LINK_MINUTES } from '#auth/limits.ts'
import type { AuthService } from '#auth/session/access.ts'
import type { RecoverScreenProps } from '#auth/sign-in/screens.ts'
import { CaptchaField } from '#components/islands/fields/captcha/CaptchaField.tsx'
import type { Captcha } from '#components/islands/fields/captcha/captcha.ts'
import { withToken } from '#components/islands/fields/captcha/with-token.ts'
import { recoverScreen as words } from '#content/en/account.ts'
import { asking, nextRecoverState, type RecoverOutcome } from './state.ts'

interface Props extends RecoverScreenProps {
  askForMessage: (service: AuthService, email: string, captchaToken?: string) => Promise<RecoverOutcome>
}

/** Asks for the message of a forgotten password, and answers the same whether or not there is such an account. */
export function RecoverScreen({ captcha, email, onBack, askForMessage, authUrl, authKey }: Props) {
  const [state, dispatch] = useReducer(nextRecoverState, asking)
  const field = useRef<HTMLInputElement>(null)
  const check = useRef<Captcha>(null)
  const button = useRef<HTMLButtonElement>(null)
  const oneAtATime = useOneAtATime()
  const typed = () => field.current?.value ?? email
  const busy = state.status === 'sending'
  const failure = state.status === 'failed' ? state.failure : undefined
  const back = (address: () => string) => (
    <p className="sm">
      <button type="button" className="text-button" onClick={() => onBack(address())}>
        {words.back}
      </button>
    </p>
  )

  useEffect(() => {
    if (failure === undefined) return
    if (failure === 'refused') field.current?.focus()
    else button.current?.focus()
  }, [failure])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    void oneAtATime(async () => {
      const address = typed()
      dispatch({ type: 'submitted' })
      const attempt = (captchaToken?: string) => askForMessage({ authUrl, authKey }, address, captchaToken)
      dispatch({ type: 'answered', email: address, outcome: await withToken(check, attempt, 'unreachable') })
    })
  }

  if (state.status === 'asked')
    return (
      <div className="form" key="asked">
        <ScreenTitle takesFocus>{words.asked.title}</ScreenTitle>
        <p className="brief">{words.asked.text(state.email)}</p>
        <p className="brief">{words.asked.wait}</p>
        {back(() => state.email)}
      </div>
    )
  return (
    <form className="form" method="post" onSubmit={submit} onInput={() => dispatch({ type: 'edited' })}>
      <ScreenTitle takesFocus>{words.title}</ScreenTitle>
      <Failure>{failure && words.failure[failure]}</Failure>
      <Progress>{busy && words.submitting}</Progress>
      <p className="brief">{words.text(LINK_MINUTES)}</p>
      <EmailField field={field} email={email} invalid={failure === 'refused'} />
      {import.meta.env.HAS_CAPTCHA && captcha && <CaptchaField {...captcha} captcha={check} />}
      <button ref={button} className="button button-amber" type="submit" disabled={busy}>
        {busy ? words.submitting : words.submit}
      </button>
      {back(typed)}
    </form>
  )
}
