// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { quietConsole } from '#tests/unit/quiet-console.ts'
import {
  eventually,
  find,
  hydrated,
  place,
  reload,
  settle,
  start,
  state,
  type,
  withFreshPage,
} from './probe-island.tsx'

quietConsole()
withFreshPage()

describe('an island whose script cannot be loaded, or fails', () => {
  it('reloads the page once, and keeps the typed text', async () => {
    place()
    const first = start()
    type('Ada')
    first.fail()
    await eventually(() => expect(reload).toHaveBeenCalledTimes(1))
    type(' Ng')
    window.dispatchEvent(new Event('pagehide'))

    const marker = place()
    const second = start()
    expect(find('#name').value).toBe('Ada Ng')
    expect(document.activeElement).toBe(find('#name'))
    expect(second.load).toHaveBeenCalledTimes(1)
    second.fail()
    await eventually(() => expect(marker.dataset.islandStatus).toBe('plain'))
    expect(reload).toHaveBeenCalledTimes(1)
    expect(find('#name').value).toBe('Ada Ng')
    expect(find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))).toBe(true)
  })

  it('removes the text from storage once the new page has it', async () => {
    place()
    const first = start('load')
    find('#name').value = 'Ada'
    first.fail()
    await eventually(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(sessionStorage).toHaveLength(1)
    const marker = place()
    start('load').arrive()
    expect(sessionStorage).toHaveLength(0)
    await hydrated(marker)
    await eventually(() => expect(state().name).toBe('Ada'))
  })

  it('stores no password', async () => {
    place()
    find('#name').type = 'password'
    find('#name').value = 'correct horse'
    start('load').fail()
    await eventually(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('horse')
  })

  it('does not reload when storage throws, because nothing would prevent an endless loop', async () => {
    vi.stubGlobal('sessionStorage', {
      getItem() {
        throw new DOMException('Denied', 'SecurityError')
      },
      setItem() {
        throw new DOMException('Denied', 'SecurityError')
      },
      removeItem() {
        throw new DOMException('Denied', 'SecurityError')
      },
    })
    const marker = place()
    start('load').fail()
    await eventually(() => expect(marker.dataset.islandStatus).toBe('plain'))
    expect(reload).not.toHaveBeenCalled()
  })

  it('tries again at the next touch while there is no network', async () => {
    const answer = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')))
    vi.stubGlobal('fetch', answer)
    place()
    const { load, fail } = start('load')
    fail()
    await eventually(() => expect(answer).toHaveBeenCalledTimes(1))
    await settle()
    expect(reload).not.toHaveBeenCalled()
    expect(load).toHaveBeenCalledTimes(1)
    find('#name').focus()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('restores the plain form, with its text, when the component throws', async () => {
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    const marker = place()
    find('#name').value = 'Ada'
    start('load').arrive(() => {
      throw new Error('Broken')
    })
    await eventually(() => expect(marker.dataset.islandStatus).toBe('plain'))
    expect(find('#name').value).toBe('Ada')
    expect(marker.querySelectorAll('form')).toHaveLength(1)
    expect(reported).toHaveBeenCalledWith(expect.objectContaining({ message: 'Broken' }))
  })
})
