import type { ComponentType } from 'react'
import { keepDraft, restoreDraft } from '#components/islands/fields/draft.client.ts'
import { holdSubmit } from '#components/islands/fields/hold-submit.client.ts'
import type { IslandName } from './islands.ts'
import type { When } from './when.client.ts'
import { whenTouchedNext } from './when-touched.client.ts'

interface IslandEntry<P extends object> {
  name: Exclude<IslandName, 'starfield'>
  when: When
  /** Keeps what is typed in this tab until the island empties its form. Without it, only while the page reloads itself. */
  keepsDraft?: boolean
  /** Called before the page reloads itself, for what only its memory holds. */
  beforeReload?: () => void
  load: () => Promise<ComponentType<P>>
}

/**
 * Makes one island of the page live. React comes with the component, in the same moment and not before.
 * `data-island-status` on the marker becomes 'hydrated' once the component is committed, 'plain' when it could not
 * be loaded; its forms then work as plain HTML.
 */
export function hydrateIsland<P extends object>({ name, when, keepsDraft, beforeReload, load }: IslandEntry<P>): void {
  const marker = document.querySelector<HTMLElement>(`[data-island="${name}"]`)
  if (marker === null) return
  let started = false
  const start = async () => {
    if (started) return
    started = true
    try {
      const [{ mountIsland }, Component] = await Promise.all([import('./mount.client.ts'), load()])
      mountIsland({ name, marker, Component, onCommit: submit.release })
    } catch {
      await recover()
    }
  }
  const submit = holdSubmit(marker, start)
  const keepWithFocus = () => keepDraft(name, marker, document.activeElement?.id ?? '')

  /**
   * A chunk that is gone after a deploy needs the new page, once. Without a network a reload would trade the form
   * for the browser's error page: the next touch tries again instead.
   */
  const recover = async () => {
    if (submit.sendPlain()) return
    if (!(await isReachable())) {
      started = false
      whenTouchedNext(marker, start)
    } else if (!reloaded && keepWithFocus()) {
      // Typing goes on while the new page is on its way.
      addEventListener('pagehide', keepWithFocus)
      beforeReload?.()
      location.reload()
    } else marker.dataset.islandStatus = 'plain'
  }

  const reloaded = restoreDraft(name, marker)
  if (keepsDraft) {
    keepDraft(name, marker)
    marker.addEventListener('input', () => keepDraft(name, marker))
  }
  if (reloaded) start()
  else when(marker, start)
}

async function isReachable(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}
