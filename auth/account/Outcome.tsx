import { useRef } from 'react'
import { Failure } from '#auth/form/Failure.tsx'
import { useFailureFocus } from '#auth/form/useFailureFocus.ts'
import { accountScreen as words } from '#words/account/settings.ts'
import type { AccountFailure } from './state.ts'

interface OutcomeProps {
  failure: AccountFailure | undefined
  /** What was done, or is being done. */
  status: string
  onRetry: () => void
}

/** What became of the last request. In the markup at all times, because only a change inside it is read out. */
export function Outcome({ failure, status, onRetry }: OutcomeProps) {
  const retry = useRef<HTMLButtonElement>(null)

  useFailureFocus(failure, retry)

  return (
    <div className="outcome">
      <Failure>{failure && words.failure[failure]}</Failure>
      <p className="done" role="status">
        {status}
      </p>
      {failure && (
        <button ref={retry} className="button button-amber" type="button" onClick={onRetry}>
          {words.retry}
        </button>
      )}
    </div>
  )
}
