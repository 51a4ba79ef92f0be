import { useState } from 'react'
import { useOneAtATime } from '#auth/form/useOneAtATime.ts'
import { readCode } from '#auth/second-factor/code.ts'
import type { CodeFailure } from '#auth/second-factor/code-failure.ts'
import type { Enrolment } from './account.ts'
import { NameDevice, type NameFailure } from './NameDevice.tsx'
import { ScanKey } from './ScanKey.tsx'
import type { TaskProps } from './state.ts'

type EnrolState =
  | { kind: 'naming'; failure?: NameFailure }
  | { kind: 'beginning' }
  | { kind: 'scanning'; enrolment: Enrolment; failure?: CodeFailure }
  | { kind: 'verifying'; enrolment: Enrolment }

/** The two steps that add a device: its name, then its key with the first code. */
export function Enrol({ account, onDone, onBack, onEnded }: TaskProps) {
  const [state, setState] = useState<EnrolState>({ kind: 'naming' })
  const oneAtATime = useOneAtATime()

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
