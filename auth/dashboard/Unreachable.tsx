import { useEffect, useRef } from 'react'
import { dashboard } from '#words/welcome.ts'

const words = dashboard.unreachable

/** The message that a stored session cannot be refreshed because the service does not answer. Nobody is signed out for that. */
export function Unreachable({ onRetry }: { onRetry: () => void }) {
  const retry = useRef<HTMLButtonElement>(null)
  useEffect(() => retry.current?.focus(), [])
  return (
    <div className="threshold night">
      <div role="alert">
        <h1>{words.title}</h1>
        <p>{words.text}</p>
      </div>
      <button ref={retry} className="button button-amber" type="button" onClick={onRetry}>
        {words.retry}
      </button>
    </div>
  )
}
