// @vitest-environment jsdom
import { waitFor } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { useLayoutEffect } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { hydrateIsland } from '#components/islands/runtime/hydrate.client.ts'
import { whenLoaded } from '#components/islands/runtime/when.client.ts'
import { quietConsole } from '#tests/unit/quiet-console.ts'
import { find, hydrated, Probe, type ProbeProps, place, start, state, withFreshPage } from './probe-island.tsx'

quietConsole()
withFreshPage()

/** The visitor goes on in the moment in which React renders afresh. */
function LeavingProbe(props: ProbeProps) {
  useLayoutEffect(() => find('#elsewhere').focus(), [])
  return <Probe {...props} />
}

describe('hydration', () => {
  it('keeps the built elements and says when it stands', async () => {
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

  it('keeps what was typed before and while the script came, and the state sees it', async () => {
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

  it('does not write to the field that is being typed in: a word may be half composed there', async () => {
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

  it('keeps text, checks, focus and caret when an injected node makes React render afresh', async () => {
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

  it('does not call back a visitor who has gone elsewhere', async () => {
    const marker = place()
    document.body.insertAdjacentHTML('beforeend', '<a href="#x" id="elsewhere">Elsewhere</a>')
    const island = start()
    find('#name').focus()
    find('#name').before(document.createElement('password-manager-icon'))
    island.arrive(LeavingProbe)
    await hydrated(marker)
    expect(document.activeElement?.id).toBe('elsewhere')
  })

  it('puts the plain form back when the component throws, with what was typed', async () => {
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    const marker = place()
    find('#name').value = 'Ada'
    hydrateIsland({
      name: 'contact-form',
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
