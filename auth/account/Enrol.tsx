import { useState } from 'react'
import { useOneAtATime } from '#auth/form/useOneAtATime.ts'
import { CodeForm } from '#auth/second-factor/CodeForm.tsx'
import { readCode } from '#auth/second-factor/code.ts'
import type { CodeFailure } from '#auth/second-factor/code-failure.ts'
import { codeToAdd } from '#words/account/second-factor.ts'
import { AskPassword } from './AskPassword.tsx'
import type { Enrolment } from './account.ts'
import { NameDevice, type NameFailure } from './NameDevice.tsx'
import { ScanKey } from './ScanKey.tsx'
import type { TaskProps } from './state.ts'

type EnrolState =
  /** A code of a device that the account has already. */
  | { kind: 'proving'; failure?: CodeFailure }
  | { kind: 'checking' }
  | { kind: 'naming'; failure?: NameFailure }
  | { kind: 'beginning' }
  | { kind: 'scanning'; enrolment: Enrolment; failure?: CodeFailure }
  | { kind: 'verifying'; enrolment: Enrolment }

/** The steps that add a device: the password and a code of one that the account has, its name, its key with the first code. */
export function Enrol(props: TaskProps) {
  return (
    <AskPassword {...props}>
      <EnrolSteps {...props} />
    </AskPassword>
  )
}

function EnrolSteps({ account, details: { factors }, onDone, onBack, onEnded }: TaskProps) {
  const [state, setState] = useState<EnrolState>({ kind: factors.length > 0 ? 'proving' : 'naming' })
  const oneAtATime = useOneAtATime()

  function prove(factorId: string, text: string) {
    void oneAtATime(async () => {
      const read = readCode(text)
      if (read.kind === 'mistaken') return setState({ kind: 'proving', failure: read.mistake })
      setState({ kind: 'checking' })
      const outcome = await account.verify(factorId, read.code)
      if (outcome.kind === 'ended') return onEnded()
      const isProven = outcome.kind === 'verified' || (outcome.kind === 'gone' && outcome.factors.length === 0)
      setState(isProven ? { kind: 'naming' } : { kind: 'proving', failure: outcome.kind })
    })
  }

  function begin(name: string) {
    void oneAtATime(async () => {
      if (name === '') return setState({ kind: 'naming', failure: 'unnamed' })
      setState({ kind: 'beginning' })
      const outcome = await account.enrol(name)
      if (outcome.kind === 'ended') return onEnded()
      if (outcome.kind !== 'begun') return setState({ kind: 'naming', failure: outcome.kind })
      setState({ kind: 'scanning', enrolment: outcome.enrolment })
    })
  }

  function confirm(enrolment: Enrolment, text: string) {
    void oneAtATime(async () => {
      const read = readCode(text)
      if (read.kind === 'mistaken') return setState({ kind: 'scanning', enrolment, failure: read.mistake })
      setState({ kind: 'verifying', enrolment })
      const outcome = await account.verify(enrolment.factorId, read.code)
      if (outcome.kind === 'ended') return onEnded()
      if (outcome.kind === 'verified') return onDone('added')
      // Another tab has begun or completed an enrolment, which gives this one up.
      if (outcome.kind === 'gone') return setState({ kind: 'naming', failure: 'replaced' })
      setState({ kind: 'scanning', enrolment, failure: outcome.kind })
    })
  }

  if (state.kind === 'proving' || state.kind === 'checking')
    return (
      <CodeForm
        words={codeToAdd}
        factors={factors}
        busy={state.kind === 'checking'}
        failure={state.kind === 'proving' ? state.failure : undefined}
        onSubmit={prove}
        onEdit={() => setState((now) => (now.kind === 'proving' ? { kind: 'proving' } : now))}
        onBack={onBack}
      />
    )
  if (state.kind === 'naming' || state.kind === 'beginning')
    return (
      <NameDevice
        busy={state.kind === 'beginning'}
        failure={state.kind === 'naming' ? state.failure : undefined}
        onSubmit={begin}
        onEdit={() => setState((now) => (now.kind === 'naming' ? { kind: 'naming' } : now))}
        onBack={onBack}
      />
    )
  const { enrolment } = state
  return (
    <ScanKey
      enrolment={enrolment}
      busy={state.kind === 'verifying'}
      failure={state.kind === 'scanning' ? state.failure : undefined}
      onSubmit={(code) => confirm(enrolment, code)}
      onEdit={() => setState((now) => (now.kind === 'scanning' ? { kind: 'scanning', enrolment } : now))}
      onBack={() => {
        void account.giveUp(enrolment.factorId)
        onBack()
      }}
    />
  )
}
