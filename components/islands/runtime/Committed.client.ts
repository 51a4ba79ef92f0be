import { type ReactNode, useEffect, useLayoutEffect } from 'react'

interface CommittedProps {
  /** In the commit itself, before the browser paints or takes another key. */
  onLayout: () => void
  /** After it, when the island's own effects have run. */
  onCommit: () => void
  island: ReactNode
}

/** Tells from inside the tree that it stands. `hydrateRoot` returns before that. */
export function Committed({ onLayout, onCommit, island }: CommittedProps): ReactNode {
  useLayoutEffect(onLayout, [onLayout])
  useEffect(onCommit, [onCommit])
  return island
}
