// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { whenLoaded } from '#components/islands/runtime/when.client.ts'
import { whenIdle } from '#components/islands/runtime/when-idle.client.ts'
import { whenTouched } from '#components/islands/runtime/when-touched.client.ts'
import { whenVisible } from '#components/islands/runtime/when-visible.client.ts'
import { quietConsole } from '#tests/unit/quiet-console.ts'
import { find, place, start, withFreshPage } from './probe-island.tsx'

quietConsole()
withFreshPage()

describe('when an island loads', () => {
  it('loads at once with load', () => {
    place()
    expect(start(whenLoaded).load).toHaveBeenCalledTimes(1)
  })

  it.each(['pointerdown', 'touchstart', 'focusin', 'input', 'change'])('loads at the first %s in it, once', (type) => {
    place()
    const { load } = start(whenTouched)
    document.body.dispatchEvent(new Event(type, { bubbles: true }))
    expect(load).not.toHaveBeenCalled()
    find('#name').dispatchEvent(new Event(type, { bubbles: true }))
    find('#note').dispatchEvent(new Event(type, { bubbles: true }))
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('stops listening after the first touch', () => {
    const started = vi.fn()
    const marker = place()
    whenTouched(marker, started)
    find('#name').focus()
    find('#note').focus()
    expect(started).toHaveBeenCalledTimes(1)
  })

  it('loads at once where the focus is already inside', () => {
    place()
    find('#name').focus()
    expect(start(whenTouched).load).toHaveBeenCalledTimes(1)
  })

  it('loads in the first idle moment after the page has loaded', () => {
    const idle = vi.fn<(callback: () => void) => void>()
    vi.stubGlobal('requestIdleCallback', idle)
    const ready = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    place()
    const { load } = start(whenIdle)
    expect(idle).not.toHaveBeenCalled()
    ready.mockReturnValue('complete')
    window.dispatchEvent(new Event('load'))
    expect(load).not.toHaveBeenCalled()
    const frame = vi.fn<(callback: () => void) => void>()
    vi.stubGlobal('requestAnimationFrame', frame)
    idle.mock.calls[0]?.[0]()
    // A page that nobody sees has no frames.
    expect(load).not.toHaveBeenCalled()
    frame.mock.calls[0]?.[0]()
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('loads no sooner than a page that was rendered in advance is shown', () => {
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
    const { load } = start(whenVisible)
    expect(observer.observe).toHaveBeenCalledWith(marker)
    report?.([{ isIntersecting: false }])
    expect(load).not.toHaveBeenCalled()
    report?.([{ isIntersecting: true }])
    expect(load).toHaveBeenCalledTimes(1)
    expect(observer.disconnect).toHaveBeenCalledTimes(1)
  })

  it('does nothing on a page without it', () => {
    document.body.innerHTML = ''
    expect(start(whenLoaded).load).not.toHaveBeenCalled()
  })
})
