import { type ComponentType, createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { noteFields } from '#components/islands/fields/note-fields.client.ts'
import { restoreFields } from '#components/islands/fields/restore-fields.client.ts'
import { Committed } from './Committed.client.ts'

interface Mount<P extends object> {
  name: string
  marker: HTMLElement
  Component: ComponentType<P>
  /** Called once the island stands, with its fields restored and their state settled. */
  onCommit: () => void
}

/** Hydrates the markup of a marker with the props written on it (see `Island`). */
export function mountIsland<P extends object>({ name, marker, Component, onCommit }: Mount<P>): void {
  const props: P = JSON.parse(marker.dataset.props ?? '{}')
  const plain = [...marker.childNodes]
  const notes = noteFields(marker)
  const tree = createElement(Committed, {
    // Still before the next paint or key, yet outside the commit: inside it, React cannot settle a field's new state
    // and would empty the field first.
    onLayout: () => queueMicrotask(() => restoreFields(marker, notes)),
    onCommit: () => {
      marker.dataset.islandStatus = 'hydrated'
      // In a task of its own, by which the state behind restored fields has settled.
      setTimeout(onCommit)
    },
    island: createElement(Component, props),
  })
  hydrateRoot(marker, tree, {
    identifierPrefix: `${name}-`,
    // An extension altered the markup, and React has rendered it afresh: noted for tests, of no use to a visitor.
    onRecoverableError: (error) => {
      marker.dataset.islandRecovered = String(error)
    },
    // React empties the marker of an island that throws. Its plain form still works, with what was typed in it.
    onUncaughtError: (error) => {
      marker.replaceChildren(...plain)
      marker.dataset.islandStatus = 'plain'
      reportError(error)
    },
  })
}
