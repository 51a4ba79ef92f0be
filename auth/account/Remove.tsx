import { useState } from 'react'
import { useOneAtATime } from '#auth/form/useOneAtATime.ts'
import { CodeForm } from '#auth/second-factor/CodeForm.tsx'
import { readCode } from '#auth/second-factor/code.ts'
import type { CodeFailure } from '#auth/second-factor/code-failure.ts'
import { codeToRemove as words } from '#words/account/second-factor.ts'
import { AskPassword } from './AskPassword.tsx'
import type { TaskProps } from './state.ts'

type RemoveState = { kind: 'asking'; failure?: CodeFailure } | { kind: 'removing' }

/** The two steps that remove a device: the password, then a code. */
export function Remove(props: TaskProps) {
  return (
    <AskPassword {...props}>
      <RemoveWithCode {...props} />
    </AskPassword>
  )
}

/**
 * The form that removes a device, against a code of another one that stays, or of its own where it is the last. With a
 * code of another, the session keeps its level when the device goes.
 */
function RemoveWithCode({ account, details, factor, onDone, onBack, onEnded }: TaskProps) {
  const [state, setState] = useState<RemoveState>({ kind: 'asking' })
  const oneAtATime = useOneAtATime()
  const remaining = details.factors.filter(({ id }) => id !== factor?.id)
  const isLast = remaining.length === 0

  function remove(factorId: string, text: string) {
    void oneAtATime(async () => {
      if (factor === undefined) return
      const read = readCode(text)
      if (read.kind === 'mistaken') return setState({ kind: 'asking', failure: read.mistake })
      setState({ kind: 'removing' })
      const proof = await account.verify(factorId, read.code)
      if (proof.kind === 'ended') return onEnded()
      // The last device is gone already, from another tab.
      if (proof.kind === 'gone' && isLast) return onDone('removed')
      if (proof.kind !== 'verified') return setState({ kind: 'asking', failure: proof.kind })
      const outcome = await account.remove(factor.id)
      if (outcome.kind === 'ended') return onEnded()
      if (outcome.kind === 'removed') return onDone('removed')
      setState({ kind: 'asking', failure: outcome.kind })
    })
  }

  return (
    <CodeForm
      words={isLast ? { ...words, brief: words.briefOfLast } : words}
      factors={isLast ? details.factors : remaining}
      busy={state.kind === 'removing'}
      failure={state.kind === 'asking' ? state.failure : undefined}
      onSubmit={remove}
      onEdit={() => setState((now) => (now.kind === 'asking' ? { kind: 'asking' } : now))}
      onBack={onBack}
    />
  )
}
