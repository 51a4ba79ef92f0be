import { type SubmitEvent, useRef, useState } from 'react'
import { ActionLine, Progress, ScreenTitle, SubmitButton, textOf } from '#auth/form/controls.tsx'
import { Failure } from '#auth/form/Failure.tsx'
import { Field } from '#auth/form/fields.tsx'
import { useFailureFocus, useSubmission } from '#auth/form/hooks.ts'
import type { CodeFailure } from '#auth/second-factor/code.ts'
import type { TemporaryFailure } from '#auth/service/temporary-failure.ts'
import { visibleText } from '#components/islands/fields/typed-text.ts'
import { nameDevice as words } from '#words/account/enrolment.ts'
import { AskCode } from './AskCode.tsx'
import { AskPassword } from './AskPassword.tsx'
import type { Enrolment, TaskProps } from './account.ts'
import { ScanKey } from './ScanKey.tsx'

type EnrolStep = { kind: 'naming'; failure?: NameFailure } | { kind: 'scanning'; enrolment: Enrolment }

/**
 * The steps that add a device: the password and a code of an existing device, the new device's name, its key and first code.
 */
export function Enrol(props: TaskProps) {
  return (
    <AskPassword {...props}>
      <AskCode {...props}>
        <EnrolSteps {...props} />
      </AskCode>
    </AskPassword>
  )
}

function EnrolSteps({ account, onDone, onBack, onEnded }: TaskProps) {
  const [step, setStep] = useState<EnrolStep>({ kind: 'naming' })

  async function begin(name: string): Promise<NameFailure | undefined> {
    const outcome = await account.enrol(name)
    if (outcome.kind === 'begun') setStep({ kind: 'scanning', enrolment: outcome.enrolment })
    else if (outcome.kind === 'ended') onEnded()
    else return outcome.kind
    return undefined
  }

  async function confirm(factorId: string, code: string): Promise<CodeFailure | undefined> {
    const outcome = await account.verify(factorId, code)
    if (outcome.kind === 'verified') onDone('added')
    else if (outcome.kind === 'ended') onEnded()
    // Another tab has begun or completed an enrolment, which cancels this one.
    else if (outcome.kind === 'gone') setStep({ kind: 'naming', failure: 'replaced' })
    else return outcome.kind
    return undefined
  }

  if (step.kind === 'naming') return <NameDevice first={step.failure} onName={begin} onBack={onBack} />
  const { enrolment } = step
  return (
    <ScanKey
      enrolment={enrolment}
      onCode={confirm}
      onBack={() => {
        void account.giveUp(enrolment.factorId)
        onBack()
      }}
    />
  )
}

/** `replaced`: an enrolment in another tab or a timeout has cancelled this one. The others are the service's answers. */
type NameFailure = 'unnamed' | 'nameTaken' | 'tooMany' | 'off' | 'replaced' | TemporaryFailure

interface NameDeviceProps {
  /** The failure that the form shows at once. */
  first: NameFailure | undefined
  /** Resolves to the failure to show, or to undefined if another screen follows. */
  onName: (name: string) => Promise<NameFailure | undefined>
  onBack: () => void
}

/** The first step of an enrolment: the client's name for the device. */
function NameDevice({ first, onName, onBack }: NameDeviceProps) {
  const field = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { busy, failure, submit, edit } = useSubmission<string, NameFailure>(
    (name) => (visibleText(name) === '' ? 'unnamed' : undefined),
    onName,
    first,
  )
  const concernsName = failure === 'unnamed' || failure === 'nameTaken'

  useFailureFocus(failure, concernsName ? field : button)

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    submit(textOf(new FormData(event.currentTarget), 'device-name').trim())
  }

  return (
    <form method="post" noValidate onSubmit={send} onInput={edit}>
      <ScreenTitle takesFocus>{words.title}</ScreenTitle>
      <Failure id="name-failure">{failure && words.failure[failure]}</Failure>
      <Progress>{busy && words.submitting}</Progress>
      <p className="form-text max-w-text wrap-anywhere">{words.brief}</p>
      <p className="form-text max-w-text wrap-anywhere">{words.consequence}</p>
      <Field id="device-name" label={words.name} isRequired>
        <input
          ref={field}
          className="form-input min-h-16"
          id="device-name"
          name="device-name"
          maxLength={60}
          autoComplete="off"
          required
          aria-invalid={concernsName || undefined}
          aria-describedby="name-failure name-note"
        />
        <p className="px-in pb-3 text-ui" id="name-note">
          {words.note}
        </p>
      </Field>
      <SubmitButton button={button} busy={busy} words={words} />
      <ActionLine label={words.back} onAct={onBack} />
    </form>
  )
}
