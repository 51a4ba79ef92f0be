import { type ReactNode, useEffect, useLayoutEffect } from 'react'

interface CommittedProps {
  /** Runs in the commit, before the browser paints or takes another key. */
  onLayout: () => void
  /** Runs after the commit and the island's own effects. */
  onCommit: () => void
  island: ReactNode
}

/** Reports from inside the tree that an island is committed: `hydrateRoot` returns before that. */
export function Committed({ onLayout, onCommit, island }: CommittedProps): ReactNode {
  useLayoutEffect(onLayout, [onLayout])
  useEffect(onCommit, [onCommit])
  return island
}
