import type { ComponentType } from 'react'
import { dropDraft, hasDraft, keepDraft, restoreDraft } from '#components/islands/draft.client.ts'
import { holdSubmit } from '#components/islands/hold-submit.client.ts'
import type { IslandName } from '#components/islands/name.ts'
import { type When, waitForNextTouch, waitUntil } from '#components/islands/wait.client.ts'

interface IslandEntry<P extends object> {
  name: Exclude<IslandName, 'starfield'>
  when: When
  load: () => Promise<ComponentType<P>>
}

/**
 * Makes one island of the page live. React comes with the component, in the same moment and not before.
 * `data-island-status` on the marker becomes 'hydrated' once the component is committed, 'plain' when it could not
 * be loaded; its forms then work as plain HTML.
 */
export function hydrateIsland<P extends object>({ name, when, load }: IslandEntry<P>): void {
  const marker = document.querySelector<HTMLElement>(`[data-island="${name}"]`)
  if (marker === null) return
  let started = false
  const start = async () => {
    if (started) return
    started = true
    try {
      const [{ mountIsland }, Component] = await Promise.all([import('#components/islands/mount.client.ts'), load()])
      mountIsland({ name, marker, Component, onCommit })
    } catch {
      await recover()
    }
  }
  const submit = holdSubmit(marker, start)

  const onCommit = () => {
    dropDraft(name)
    submit.release()
  }

  /**
   * A chunk that is gone after a deploy needs the new page, once. Without a network a reload would trade the form
   * for the browser's error page: the next touch tries again instead.
   */
  const recover = async () => {
    if (submit.sendPlain()) return
    if (!(await isReachable())) {
      started = false
      waitForNextTouch(marker, start)
    } else if (!hasDraft(name) && keepDraft(name, marker)) {
      // Typing goes on while the new page is on its way.
      addEventListener('pagehide', () => keepDraft(name, marker))
      location.reload()
    } else marker.dataset.islandStatus = 'plain'
  }

  const reloaded = hasDraft(name)
  if (reloaded) restoreDraft(name, marker)
  waitUntil(reloaded ? 'load' : when, marker, start)
}

async function isReachable(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}
