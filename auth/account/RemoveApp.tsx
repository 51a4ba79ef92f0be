import { CodeForm } from '#auth/second-factor/CodeForm.tsx'
import type { CodeFailure } from '#auth/second-factor/code.ts'
import { codeToRemove as words } from '#words/account/second-factor.ts'
import { AskPassword } from './AskPassword.tsx'
import type { TaskProps } from './screen.ts'

/** The two steps that remove an authenticator app: the password, then a code. */
export function RemoveApp(props: TaskProps) {
  return (
    <AskPassword {...props}>
      <RemoveWithCode {...props} />
    </AskPassword>
  )
}

/**
 * The form that removes an app. It asks for a code of another app, with which the session keeps its level after the removal; for
 * the last app, for a code of that app.
 */
function RemoveWithCode({ account, details, factor, onDone, onBack, onEnded }: TaskProps) {
  const remaining = details.factors.filter(({ id }) => id !== factor?.id)
  const isLast = remaining.length === 0

  async function remove(factorId: string, code: string): Promise<CodeFailure | undefined> {
    if (factor === undefined) return undefined
    const proof = await account.verifyCode(factorId, code)
    // Another tab has already removed the last app.
    const isGone = proof.kind === 'gone' && isLast
    const outcome = proof.kind === 'verified' ? await account.removeApp(factor.id) : proof
    if (outcome.kind === 'ended') onEnded()
    else if (outcome.kind === 'removed' || isGone) onDone('removed')
    else return outcome.kind
    return undefined
  }

  return (
    <CodeForm
      words={isLast ? { ...words, brief: words.briefOfLast } : words}
      factors={isLast ? details.factors : remaining}
      onCode={remove}
      onBack={onBack}
    />
  )
}
