import { ScreenTitle } from '#auth/form/ScreenTitle.tsx'
import { linkMinutes } from '#auth/limits.ts'
import { paths } from '#auth/paths.ts'
import { deadLink as words } from '#words/account.ts'
import type { DeadReason } from './state.ts'

interface DeadLinkProps {
  reason: DeadReason
  onRecover: () => void
}

/** The screen of a link that cannot be used: the reason, and what to do instead. */
export function DeadLink({ reason, onRecover }: DeadLinkProps) {
  return (
    <div className="form">
      <ScreenTitle takesFocus>{words.title}</ScreenTitle>
      <p className="brief">{words.reason[reason](linkMinutes)}</p>
      <button className="button button-amber" type="button" onClick={onRecover}>
        {words.again}
      </button>
      <p className="sm">
        {words.invitation} <a href={paths.contact}>{words.contact}</a>
      </p>
    </div>
  )
}
