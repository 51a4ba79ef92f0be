/* Hydrates an island when its trigger says so: what a page's +client.ts calls. */

import type { ComponentType } from 'react'
import { keepDraft, restoreDraft } from '#components/islands/fields/draft.client.ts'
import { holdSubmit } from '#components/islands/fields/hold-submit.client.ts'
import type { IslandName, islands } from './islands.ts'
import { triggers, whenTouchedNext } from './triggers.ts'

interface IslandEntry<Name extends IslandName, P extends object> {
  name: Name
  /**
   * As in the table of islands. Only its type is used, because the table would add the names of all islands to each page.
   */
  trigger: (typeof islands)[Name]
  /** True to keep typed text in this tab until the form is empty; otherwise text is kept during a reload only. */
  keepsDraft?: boolean
  /** Called before the page reloads itself, to save state that is only in memory. */
  beforeReload?: () => void
  /** @param recover called by a hydrated island that cannot load a script, which a deployment may have removed */
  load: (recover: () => Promise<void>) => Promise<ComponentType<P>>
}

/**
 * Hydrates one island of the page. React is loaded with the component, by the entry's trigger and not before.
 * `data-island-status` on the marker becomes 'hydrated' once the component is committed; 'plain' if it cannot be loaded,
 * in which case its forms work as plain HTML.
 */
export function hydrateIsland<Name extends IslandName, P extends object>(entry: IslandEntry<Name, P>): void {
  const { name, trigger, keepsDraft, beforeReload, load } = entry
  const marker = document.querySelector<HTMLElement>(`[data-island="${name}"]`)
  if (marker === null) return
  let started = false
  const start = async () => {
    if (started || marker.dataset.islandStatus) return
    started = true
    try {
      const [{ mountIsland }, Component] = await Promise.all([import('./mount.client.ts'), load(recover)])
      mountIsland({ name, marker, Component, onCommit: submit.release })
    } catch {
      await recover()
    }
  }
  const submit = holdSubmit(marker, start)
  const keepWithFocus = () => keepDraft(name, marker, document.activeElement?.id ?? '')

  /**
   * Recovers from a script that cannot be loaded. A deployment may have removed it, so the page reloads itself, once.
   * Without a network a reload would replace the form by the browser's error page, so the next touch tries again.
   */
  const recover = async () => {
    if (submit.sendPlain()) return
    if (!(await isReachable())) {
      started = false
      whenTouchedNext(marker, start)
    } else if (!reloaded && keepWithFocus()) {
      // The visitor may continue typing until the new page arrives.
      addEventListener('pagehide', keepWithFocus)
      beforeReload?.()
      location.reload()
    } else marker.dataset.islandStatus ??= 'plain'
  }

  const reloaded = restoreDraft(name, marker)
  if (keepsDraft) {
    keepDraft(name, marker)
    // Listens on the whole page, because a form may have fields outside its island.
    addEventListener('input', () => marker.isConnected && keepDraft(name, marker))
  }
  if (reloaded) void start()
  else triggers[trigger](marker, start)
}

async function isReachable(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}
