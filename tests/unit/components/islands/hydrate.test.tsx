// @vitest-environment jsdom
import { waitFor } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { type ComponentType, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hydrateIsland } from '#components/islands/hydrate.client.ts'
import { Island } from '#components/islands/Island.tsx'
import type { When } from '#components/islands/wait.client.ts'
import { expectQuietConsole } from '#tests/unit/components/islands/quiet-console.ts'

interface ProbeProps {
  greeting: string
}

const submitted = vi.fn<(values: Record<string, unknown>) => void>()

/** Controlled fields: the state must learn what was typed before it existed. */
function Probe({ greeting }: ProbeProps) {
  const [name, setName] = useState('')
  const [note, setNote] = useState('')
  const [agreed, setAgreed] = useState(false)
  return (
    <form
      action="/plain"
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        submitted({ name, note, agreed })
      }}
    >
      <p>{greeting}</p>
      <input id="name" value={name} onChange={(event) => setName(event.target.value)} />
      <textarea id="note" value={note} onChange={(event) => setNote(event.target.value)} />
      <input id="agreed" type="checkbox" checked={agreed} onChange={(event) => setAgreed(event.target.checked)} />
      <input id="plain" defaultValue="" />
      <button type="submit">Send</button>
      <output>{JSON.stringify({ name, note, agreed })}</output>
    </form>
  )
}

function place(Component: ComponentType<ProbeProps> = Probe): HTMLElement {
  document.body.innerHTML = renderToString(
    <Island name="contact-form" Component={Component} props={{ greeting: 'Hello' }} />,
  )
  return find('[data-island]')
}

function find<T extends HTMLElement = HTMLInputElement>(selector: string): T {
  const element = document.querySelector<T>(selector)
  if (element === null) throw new Error(`No ${selector} in the document`)
  return element
}

/** An island whose component arrives when `arrive` is called, or fails to. */
function start(when: When = 'interaction') {
  const arrival = Promise.withResolvers<ComponentType<ProbeProps>>()
  const load = vi.fn(() => arrival.promise)
  hydrateIsland({ name: 'contact-form', when, load })
  return { load, arrive: () => arrival.resolve(Probe), fail: () => arrival.reject(new TypeError('Chunk is gone')) }
}

const hydrated = (marker: HTMLElement) => waitFor(() => expect(marker.dataset.islandStatus).toBe('hydrated'))
const state = () => JSON.parse(find('output').textContent ?? '')
const settle = () => new Promise((resolve) => setTimeout(resolve, 20))

expectQuietConsole()

const reload = vi.fn()
const plainSubmit = vi.fn()

beforeEach(() => {
  submitted.mockReset()
  reload.mockReset()
  plainSubmit.mockReset()
  sessionStorage.clear()
  vi.stubGlobal('location', { href: 'http://localhost/contact', reload })
  vi.stubGlobal('fetch', async () => new Response(null))
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(plainSubmit)
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('when an island loads', () => {
  it('loads at once with load', () => {
    place()
    expect(start('load').load).toHaveBeenCalledTimes(1)
  })

  it.each(['pointerdown', 'touchstart', 'focusin', 'input', 'change'])('loads at the first %s in it, once', (type) => {
    place()
    const { load } = start('interaction')
    document.body.dispatchEvent(new Event(type, { bubbles: true }))
    expect(load).not.toHaveBeenCalled()
    find('#name').dispatchEvent(new Event(type, { bubbles: true }))
    find('#note').dispatchEvent(new Event(type, { bubbles: true }))
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('loads at once where the focus is already inside', () => {
    place()
    find('#name').focus()
    expect(start('interaction').load).toHaveBeenCalledTimes(1)
  })

  it('loads in the first idle moment after the page has loaded', () => {
    const idle = vi.fn<(callback: () => void) => void>()
    vi.stubGlobal('requestIdleCallback', idle)
    const ready = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    place()
    const { load } = start('idle')
    expect(idle).not.toHaveBeenCalled()
    ready.mockReturnValue('complete')
    window.dispatchEvent(new Event('load'))
    expect(load).not.toHaveBeenCalled()
    idle.mock.calls[0]?.[0]()
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('loads when it comes into view', () => {
    let report: ((entries: { isIntersecting: boolean }[]) => void) | undefined
    const observer = { observe: vi.fn(), disconnect: vi.fn() }
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = observer.observe
        disconnect = observer.disconnect
        constructor(callback: typeof report) {
          report = callback
        }
      },
    )
    const marker = place()
    const { load } = start('visible')
    expect(observer.observe).toHaveBeenCalledWith(marker)
    report?.([{ isIntersecting: false }])
    expect(load).not.toHaveBeenCalled()
    report?.([{ isIntersecting: true }])
    expect(load).toHaveBeenCalledTimes(1)
    expect(observer.disconnect).toHaveBeenCalledTimes(1)
  })

  it('does nothing on a page without it', () => {
    document.body.innerHTML = ''
    expect(start('load').load).not.toHaveBeenCalled()
  })
})

describe('hydration', () => {
  it('keeps the built elements and says when it stands', async () => {
    const marker = place()
    const before = find('#name')
    const island = start('load')
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
    const island = start('load')
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
    island.arrive()
    find('#elsewhere').focus()
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
      when: 'load',
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

describe('an early submit', () => {
  it('is held, and completed once with the restored state', async () => {
    const marker = place()
    const user = userEvent.setup()
    const island = start()
    await user.type(find('#name'), 'Ada{Enter}')
    await user.click(find('button'))
    island.arrive()
    await hydrated(marker)
    await waitFor(() => expect(submitted).toHaveBeenCalled())
    await settle()
    expect(submitted.mock.calls).toEqual([[{ name: 'Ada', note: '', agreed: false }]])
    expect(plainSubmit).not.toHaveBeenCalled()
  })

  it('is completed through the new form where React rendered afresh', async () => {
    const marker = place()
    const user = userEvent.setup()
    const island = start()
    find('#name').before(document.createElement('password-manager-icon'))
    await user.type(find('#name'), 'Ada{Enter}')
    island.arrive()
    await hydrated(marker)
    await waitFor(() => expect(submitted.mock.calls).toEqual([[{ name: 'Ada', note: '', agreed: false }]]))
  })

  it('lets later submits through', async () => {
    const marker = place()
    const island = start('load')
    island.arrive()
    await hydrated(marker)
    await settle()
    await userEvent.click(find('button'))
    expect(submitted).toHaveBeenCalledTimes(1)
  })

  it('is sent as plain HTML when the script cannot be had', async () => {
    place()
    const user = userEvent.setup()
    const island = start()
    await user.type(find('#name'), 'Ada{Enter}')
    island.fail()
    await waitFor(() => expect(plainSubmit).toHaveBeenCalledTimes(1))
    expect(plainSubmit.mock.contexts[0]).toBe(find('form'))
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('a script that cannot be had', () => {
  it('brings the new page, once, and what was typed with it', async () => {
    place()
    const user = userEvent.setup()
    const first = start()
    await user.type(find('#name'), 'Ada')
    first.fail()
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))

    const marker = place()
    const second = start()
    expect(find('#name').value).toBe('Ada')
    expect(second.load).toHaveBeenCalledTimes(1)
    second.fail()
    await waitFor(() => expect(marker.dataset.islandStatus).toBe('plain'))
    expect(reload).toHaveBeenCalledTimes(1)
    expect(find('#name').value).toBe('Ada')
    expect(find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))).toBe(true)
  })

  it('leaves nothing of the text in storage once the island stands', async () => {
    place()
    const first = start('load')
    find('#name').value = 'Ada'
    first.fail()
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(sessionStorage).toHaveLength(1)
    const marker = place()
    start().arrive()
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Ada')
    await hydrated(marker)
    await waitFor(() => expect(sessionStorage).toHaveLength(0))
    await waitFor(() => expect(state().name).toBe('Ada'))
  })

  it('never keeps a password', async () => {
    place()
    find('#name').type = 'password'
    find('#name').value = 'correct horse'
    start('load').fail()
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('horse')
  })

  it('does not reload where storage throws, as nothing would stop a second time', async () => {
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
    await waitFor(() => expect(marker.dataset.islandStatus).toBe('plain'))
    expect(reload).not.toHaveBeenCalled()
  })

  it('tries again at the next touch while the network is away', async () => {
    const answer = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')))
    vi.stubGlobal('fetch', answer)
    place()
    const { load, fail } = start('load')
    fail()
    await waitFor(() => expect(answer).toHaveBeenCalledTimes(1))
    await settle()
    expect(reload).not.toHaveBeenCalled()
    expect(load).toHaveBeenCalledTimes(1)
    find('#name').focus()
    expect(load).toHaveBeenCalledTimes(2)
  })
})
