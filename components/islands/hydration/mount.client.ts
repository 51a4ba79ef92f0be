/* Hydrates the markup of an island with React, once its script is loaded (hydrate.client.ts). */

import { type ComponentType, createElement, type ReactNode, useEffect, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { noteFields, restoreFields } from '#components/islands/fields/restore-fields.client.ts'

interface Mount<P extends object> {
  name: string
  marker: HTMLElement
  Component: ComponentType<P>
  /** Called once the island is committed and the state behind its restored fields is settled. */
  onCommit: () => void
}

/** Hydrates the markup inside a marker, with the props in its attribute (see `Island`). */
export function mountIsland<P extends object>({ name, marker, Component, onCommit }: Mount<P>): void {
  const props: P = JSON.parse(marker.dataset.props ?? '{}')
  const plain = [...marker.childNodes]
  const notes = noteFields(marker)
  const tree = createElement(Committed, {
    // A microtask runs before the next paint or key, but outside the commit, where React could not settle a field's new
    // state and would empty the field first.
    onLayout: () => queueMicrotask(() => restoreFields(marker, notes)),
    onCommit: () => {
      marker.dataset.islandStatus = 'hydrated'
      // A new task, because the state behind restored fields settles in this one.
      setTimeout(onCommit)
    },
    island: createElement(Component, props),
  })
  hydrateRoot(marker, tree, {
    identifierPrefix: `${name}-`,
    // Recorded for tests: an extension has altered the markup, and React has rendered it again.
    onRecoverableError: (error) => {
      marker.dataset.islandRecovered = String(error)
    },
    // Restores the built markup, because React empties the marker of an island that throws. The plain form works and keeps
    // its text.
    onUncaughtError: (error) => {
      marker.replaceChildren(...plain)
      marker.dataset.islandStatus = 'plain'
      reportError(error)
    },
  })
}

interface CommittedProps {
  /** Runs in the commit, before the browser paints or takes another key. */
  onLayout: () => void
  /** Runs after the commit and the island's own effects. */
  onCommit: () => void
  island: ReactNode
}

/** Reports from inside the tree that an island is committed: `hydrateRoot` returns before that. */
function Committed({ onLayout, onCommit, island }: CommittedProps): ReactNode {
  useLayoutEffect(onLayout, [onLayout])
  useEffect(onCommit, [onCommit])
  return island
}
