// @vitest-environment jsdom
import { waitFor } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { useLayoutEffect } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { hydrateIsland } from '#components/islands/runtime/hydrate.client.ts'
import { whenLoaded } from '#components/islands/runtime/when-loaded.client.ts'
import { quietConsole } from '#tests/unit/quiet-console.ts'
import { find, hydrated, Probe, type ProbeProps, place, start, state, withFreshPage } from './probe-island.tsx'

quietConsole()
withFreshPage()

/** Moves the focus elsewhere while React renders. */
function LeavingProbe(props: ProbeProps) {
  useLayoutEffect(() => find('#elsewhere').focus(), [])
  return <Probe {...props} />
}

describe('hydration', () => {
  it('keeps the built elements, and reports when it is complete', async () => {
    const marker = place()
    const before = find('#name')
    const island = start(whenLoaded)
    expect(marker.dataset.islandStatus).toBeUndefined()
    island.arrive()
    await hydrated(marker)
    expect(find('#name')).toBe(before)
    expect(marker.dataset.islandRecovered).toBeUndefined()
    expect(find('p').textContent).toBe('Hello')
  })

  it('keeps text typed before the script arrived, and puts it into the state', async () => {
    const marker = place()
    const user = userEvent.setup()
    const island = start()
    await user.type(find('#name'), 'Ada')
    await user.type(find('#plain'), 'left alone')
    await user.click(find('#agreed'))
    island.arrive()
    find('#note').value = 'autofilled'
    await hydrated(marker)
    await waitFor(() => expect(state()).toEqual({ name: 'Ada', note: 'autofilled', agreed: true }))
    expect(find('#name').value).toBe('Ada')
    expect(find('#agreed').checked).toBe(true)
    expect(find('#plain').value).toBe('left alone')
  })

  it('writes nothing to the focused field, where a word may be half composed', async () => {
    const marker = place()
    const island = start(whenLoaded)
    find('#name').value = 'Ada'
    find('#note').value = 'さく'
    find('#note').focus()
    const write = vi.spyOn(HTMLTextAreaElement.prototype, 'value', 'set')
    island.arrive()
    await hydrated(marker)
    await waitFor(() => expect(state()).toEqual({ name: 'Ada', note: 'さく', agreed: false }))
    expect(write.mock.contexts).not.toContain(find('#note'))
  })

  it('keeps text, checks, focus and caret when an injected node makes React render everything again', async () => {
    const marker = place()
    const user = userEvent.setup()
    const island = start()
    await user.click(find('#agreed'))
    await user.type(find('#note'), 'A longer question')
    find<HTMLTextAreaElement>('#note').setSelectionRange(2, 8)
    const replaced = find('#note')
    find('#name').before(document.createElement('password-manager-icon'))
    island.arrive()
    await hydrated(marker)
    const note = find<HTMLTextAreaElement>('#note')
    expect(note).not.toBe(replaced)
    expect(marker.dataset.islandRecovered).toMatch(/Hydration failed/)
    await waitFor(() => expect(state()).toEqual({ name: '', note: 'A longer question', agreed: true }))
    expect(document.activeElement).toBe(note)
    expect([note.selectionStart, note.selectionEnd]).toEqual([2, 8])
    expect(find('#agreed').checked).toBe(true)
  })

  it('does not take the focus back from another element', async () => {
    const marker = place()
    document.body.insertAdjacentHTML('beforeend', '<a href="#x" id="elsewhere">Elsewhere</a>')
    const island = start()
    find('#name').focus()
    find('#name').before(document.createElement('password-manager-icon'))
    island.arrive(LeavingProbe)
    await hydrated(marker)
    expect(document.activeElement?.id).toBe('elsewhere')
  })

  it('restores the plain form, with its text, when the component throws', async () => {
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    const marker = place()
    marker.dataset.island = 'sign-in'
    find('#name').value = 'Ada'
    hydrateIsland({
      name: 'sign-in',
      when: whenLoaded,
      load: async () => () => {
        throw new Error('Broken')
      },
    })
    await waitFor(() => expect(marker.dataset.islandStatus).toBe('plain'))
    expect(find('#name').value).toBe('Ada')
    expect(marker.querySelectorAll('form')).toHaveLength(1)
    expect(reported).toHaveBeenCalledWith(expect.objectContaining({ message: 'Broken' }))
  })
})
