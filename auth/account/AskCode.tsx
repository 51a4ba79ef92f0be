import { type ReactNode, useState } from 'react'
import { CodeForm } from '#auth/second-factor/CodeForm.tsx'
import type { CodeFailure } from '#auth/second-factor/code.ts'
import { codeBeforeTask } from '#words/account/second-factor.ts'
import type { TaskProps } from './screen.ts'

interface AskCodeProps extends Pick<TaskProps, 'account' | 'details' | 'onBack' | 'onEnded'> {
  /** The task, shown once the code is right, and at once for an account without authenticator apps. */
  children: ReactNode
}

/** Asks for a code from an app of the account before the task it wraps: adding an app or a passkey, removing a passkey. */
export function AskCode({ account, details: { factors }, onBack, onEnded, children }: AskCodeProps) {
  const [isProven, setProven] = useState(factors.length === 0)

  async function prove(factorId: string, code: string): Promise<CodeFailure | undefined> {
    const outcome = await account.verifyCode(factorId, code)
    if (outcome.kind === 'verified' || (outcome.kind === 'gone' && outcome.factors.length === 0)) setProven(true)
    else if (outcome.kind === 'ended') onEnded()
    else return outcome.kind
    return undefined
  }

  return isProven ? children : <CodeForm words={codeBeforeTask} factors={factors} onCode={prove} onBack={onBack} />
}
