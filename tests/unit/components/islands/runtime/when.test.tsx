// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { hydrateIsland } from '#components/islands/runtime/hydrate.client.ts'
import { whenIdle } from '#components/islands/runtime/when-idle.client.ts'
import { whenLoaded } from '#components/islands/runtime/when-loaded.client.ts'
import { whenTouched } from '#components/islands/runtime/when-touched.client.ts'
import { quietConsole } from '#tests/unit/quiet-console.ts'
import { find, place, start, withFreshPage } from './probe-island.tsx'

quietConsole()
withFreshPage()

describe('an island', () => {
  it('loads at once with whenLoaded', () => {
    place()
    expect(start(whenLoaded).load).toHaveBeenCalledTimes(1)
  })

  it.each(['pointerdown', 'touchstart', 'focusin', 'input', 'change'])(
    'loads once, at the first %s event inside it',
    (type) => {
      place()
      const { load } = start(whenTouched)
      document.body.dispatchEvent(new Event(type, { bubbles: true }))
      expect(load).not.toHaveBeenCalled()
      find('#name').dispatchEvent(new Event(type, { bubbles: true }))
      find('#note').dispatchEvent(new Event(type, { bubbles: true }))
      expect(load).toHaveBeenCalledTimes(1)
    },
  )

  it('listens for no event after the first touch', () => {
    const started = vi.fn()
    const marker = place()
    whenTouched(marker, started)
    find('#name').focus()
    find('#note').focus()
    expect(started).toHaveBeenCalledTimes(1)
  })

  it('loads at once when the focus is inside already', () => {
    place()
    find('#name').focus()
    expect(start(whenTouched).load).toHaveBeenCalledTimes(1)
  })

  it('loads in the first frame of an idle browser, after the load event', () => {
    const idle = vi.fn<(callback: () => void) => void>()
    vi.stubGlobal('requestIdleCallback', idle)
    const ready = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    const load = vi.fn()
    whenIdle(load)
    expect(idle).not.toHaveBeenCalled()
    ready.mockReturnValue('complete')
    window.dispatchEvent(new Event('load'))
    expect(load).not.toHaveBeenCalled()
    const frame = vi.fn<(callback: () => void) => void>()
    vi.stubGlobal('requestAnimationFrame', frame)
    idle.mock.calls[0]?.[0]()
    // Prerendered pages and background tabs get no frames.
    expect(load).not.toHaveBeenCalled()
    frame.mock.calls[0]?.[0]()
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('loads in a prerendered page only once the page is shown', () => {
    const prerendering = vi.fn(() => true)
    Object.defineProperty(document, 'prerendering', { configurable: true, get: prerendering })
    place()
    const { load } = start(whenLoaded)
    expect(load).not.toHaveBeenCalled()
    prerendering.mockReturnValue(false)
    document.dispatchEvent(new Event('prerenderingchange'))
    expect(load).toHaveBeenCalledTimes(1)
    Reflect.deleteProperty(document, 'prerendering')
  })

  it('cannot be given another moment than the one it declares', () => {
    document.body.innerHTML = ''
    // @ts-expect-error The contact form loads when it is touched.
    hydrateIsland({ name: 'contact-form', when: whenLoaded, load: async () => () => null })
  })

  it('loads nothing on a page without its marker', () => {
    document.body.innerHTML = ''
    expect(start(whenLoaded).load).not.toHaveBeenCalled()
  })
})
