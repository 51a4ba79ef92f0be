import { type ComponentType, createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { noteFields } from '#components/islands/fields/note-fields.client.ts'
import { restoreFields } from '#components/islands/fields/restore-fields.client.ts'
import { Committed } from './Committed.client.ts'
import { lateStyles } from './late-styles.client.ts'

interface Mount<P extends object> {
  name: string
  marker: HTMLElement
  Component: ComponentType<P>
  /** Called once the island is committed and the state behind its restored fields is settled. */
  onCommit: () => void
}

/** Hydrates the markup inside a marker, with the props in its attribute (see `Island`), once its screens have their styles. */
export async function mountIsland<P extends object>({ name, marker, Component, onCommit }: Mount<P>): Promise<void> {
  await lateStyles()
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
    // Noted for tests: an extension has altered the markup, and React has rendered it again.
    onRecoverableError: (error) => {
      marker.dataset.islandRecovered = String(error)
    },
    // React empties the marker of an island that throws. Its plain form works, and still holds what was typed.
    onUncaughtError: (error) => {
      marker.replaceChildren(...plain)
      marker.dataset.islandStatus = 'plain'
      reportError(error)
    },
  })
}
