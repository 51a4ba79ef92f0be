import { ScreenTitle } from '#auth/form/ScreenTitle.tsx'
import { LINK_MINUTES, path } from '#auth/limits.ts'
import { deadLink as words } from '#content/en/account.ts'
import type { DeadReason } from './state.ts'

interface DeadLinkProps {
  reason: DeadReason
  onRecover: () => void
}

/** Why a link leads no further, and the ways on. */
export function DeadLink({ reason, onRecover }: DeadLinkProps) {
  return (
    <div className="form">
      <ScreenTitle takesFocus>{words.title}</ScreenTitle>
      <p className="brief">{words.reason[reason](LINK_MINUTES)}</p>
      <button className="button button-amber" type="button" onClick={onRecover}>
        {words.again}
      </button>
      <p className="sm">
        {words.invitation} <a href={path.contact}>{words.contact}</a>
      </p>
    </div>
  )
}
