import { useState } from 'react'
import type { CodeFailure } from '#auth/second-factor/code.ts'
import type { TemporaryFailure } from '#auth/service/failure.ts'
import { nameApp as words } from '#words/account/enrolment.ts'
import { AskCode } from './AskCode.tsx'
import { AskPassword } from './AskPassword.tsx'
import type { Enrolment } from './account.ts'
import { NameForm } from './NameForm.tsx'
import { ScanKey } from './ScanKey.tsx'
import type { TaskProps } from './screen.ts'

type EnrolStep = { kind: 'naming'; failure?: NameFailure } | { kind: 'scanning'; enrolment: Enrolment }

/**
 * The steps that add an authenticator app: the password and a code of an existing app, the new app's name, its key and first
 * code.
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
    const outcome = await account.verifyCode(factorId, code)
    if (outcome.kind === 'verified') onDone('added')
    else if (outcome.kind === 'ended') onEnded()
    // Another tab has begun or completed an enrolment, which cancels this one.
    else if (outcome.kind === 'gone') setStep({ kind: 'naming', failure: 'replaced' })
    else return outcome.kind
    return undefined
  }

  if (step.kind === 'naming') {
    return (
      <NameForm<NameFailure>
        id="device-name"
        words={words}
        maxLength={60}
        ofName={['nameTaken']}
        first={step.failure}
        onName={begin}
        onBack={onBack}
      >
        <p className="form-text max-w-text wrap-anywhere">{words.brief}</p>
        <p className="form-text max-w-text wrap-anywhere">{words.consequence}</p>
      </NameForm>
    )
  }
  const { enrolment } = step
  return (
    <ScanKey
      enrolment={enrolment}
      onCode={confirm}
      onBack={() => {
        void account.cancelEnrolment(enrolment.factorId)
        onBack()
      }}
    />
  )
}

/** `replaced`: an enrolment in another tab or a timeout has cancelled this one. The others are the service's answers. */
type NameFailure = 'unnamed' | 'nameTaken' | 'tooMany' | 'off' | 'replaced' | TemporaryFailure
