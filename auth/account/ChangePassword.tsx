import type { NewPassword, PasswordFailure } from '#auth/new-password/new-password.ts'
import { PasswordForm } from '#auth/new-password/PasswordForm.tsx'
import { passwordChange as words } from '#words/account/password.ts'
import type { TaskProps } from './screen.ts'

/** The form that changes the password of a signed-in client. The service checks the present one. */
export function ChangePassword({ account, details, onDone, onBack, onEnded }: TaskProps) {
  async function change(typed: NewPassword): Promise<PasswordFailure | undefined> {
    const outcome = await account.changePassword(typed.current ?? '', typed.password)
    if (outcome.kind === 'set') onDone('passwordChanged')
    // The service refuses a session that lacks a required code, so the client has to sign in again.
    else if (outcome.kind === 'ended' || outcome.kind === 'codeNeeded') onEnded()
    else return outcome.kind === 'refused' ? outcome.refusal : outcome.kind
    return undefined
  }

  return (
    <PasswordForm
      title={words.title}
      reason={words.reason}
      email={details.email}
      asksCurrent
      onPassword={change}
      onBack={onBack}
    />
  )
}
