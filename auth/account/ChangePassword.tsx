import { useState } from 'react'
import { useOneAtATime } from '#auth/form/useOneAtATime.ts'
import { type NewPassword, passwordMistake } from '#auth/new-password/new-password.ts'
import { PasswordForm } from '#auth/new-password/PasswordForm.tsx'
import type { PasswordFailure } from '#auth/new-password/set-password.ts'
import { passwordChange as words } from '#words/account/password.ts'
import type { TaskProps } from './state.ts'

type ChangeState = { kind: 'typing'; failure?: PasswordFailure } | { kind: 'saving' }

/** The form that changes the password of a signed-in client. The service checks the present one. */
export function ChangePassword({ account, details, onDone, onBack, onEnded }: TaskProps) {
  const [state, setState] = useState<ChangeState>({ kind: 'typing' })
  const oneAtATime = useOneAtATime()

  function change(typed: NewPassword) {
    void oneAtATime(async () => {
      const mistake = passwordMistake(typed)
      if (mistake !== undefined) return setState({ kind: 'typing', failure: mistake })
      setState({ kind: 'saving' })
      const outcome = await account.changePassword(typed.current ?? '', typed.password)
      if (outcome.kind === 'set') return onDone('passwordChanged')
      // A session without a needed code is refused at every door, so that a new sign-in is what helps.
      if (outcome.kind === 'ended' || outcome.kind === 'codeNeeded') return onEnded()
      setState({ kind: 'typing', failure: outcome.kind === 'refused' ? outcome.refusal : outcome.kind })
    })
  }

  return (
    <PasswordForm
      title={words.title}
      reason={words.reason}
      email={details.email}
      asksCurrent
      busy={state.kind === 'saving'}
      failure={state.kind === 'typing' ? state.failure : undefined}
      onSubmit={change}
      onEdit={() => setState((now) => (now.kind === 'typing' ? { kind: 'typing' } : now))}
      onBack={onBack}
    />
  )
}
