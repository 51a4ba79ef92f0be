import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, type MockInstance, vi } from 'vitest'
import { PauseStars } from '#components/islands/starfield/PauseStars.tsx'
import { Starfield } from '#components/islands/starfield/Starfield.tsx'

/** The canvas's two observers, triggered by tests. */
export const observers = { resize: () => {}, sight: (_entries: { isIntersecting: boolean }[]) => {} }

export const drawn = { colours: [] as string[], arcs: [] as number[][], cleared: 0 }

const listening = new Map<EventTarget, MockInstance<EventTarget['addEventListener']>>()

export let frames: Map<number, FrameRequestCallback>
export let motion: EventTarget & { matches: boolean }
export let canvas: HTMLCanvasElement
export let button: HTMLButtonElement

/** Gives every test of a file a canvas of 400 × 300, and a browser whose frames and events it controls. */
export function withFakeCanvas(): void {
  beforeEach(() => {
    document.body.innerHTML = renderToStaticMarkup(
      <>
        <Starfield />
        <PauseStars pause="Pause" play="Play" />
      </>,
    )
    document.documentElement.style.setProperty('--color-bone', ' oklch(0.93 0.018 88)')
    const found = document.querySelector('canvas')
    if (found === null) throw new Error('The markup has no canvas')
    canvas = found
    const pause = document.querySelector('button')
    if (pause === null) throw new Error('The markup has no button')
    button = pause
    setSize(400, 300)
    Object.assign(drawn, { colours: [], arcs: [], cleared: 0 })
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(fakeContext)
    motion = Object.assign(new EventTarget(), { matches: false })
    frames = new Map()
    let asked = 0
    for (const target of [window, document]) listening.set(target, vi.spyOn(target, 'addEventListener'))
    vi.stubGlobal('matchMedia', () => motion)
    vi.stubGlobal('devicePixelRatio', 1)
    vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
      frames.set(++asked, callback)
      return asked
    })
    vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id))
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(callback: () => void) {
          observers.resize = callback
        }
        observe() {
          observers.resize()
        }
      },
    )
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: typeof observers.sight) {
          observers.sight = callback
        }
        observe() {}
      },
    )
  })

  /** Removes the listeners of the test's starfield, which lives as long as the page that all tests share. */
  afterEach(() => {
    for (const [target, added] of listening)
      for (const [type, listener] of added.mock.calls) target.removeEventListener(type, listener)
    vi.unstubAllGlobals()
  })
}

function fakeContext(): never {
  const context = {
    canvas,
    fillStyle: '',
    globalAlpha: 1,
    beginPath() {},
    moveTo() {},
    fill() {
      drawn.colours.push(context.fillStyle)
    },
    arc: (...circle: number[]) => drawn.arcs.push(circle),
    clearRect: () => drawn.cleared++,
  }
  // getContext is overloaded, and no fake matches all overloads; `never` does.
  return context as never
}

export function setSize(width: number, height: number): void {
  Object.defineProperties(canvas, {
    clientWidth: { value: width, configurable: true },
    clientHeight: { value: height, configurable: true },
  })
}

export function show(isIntersecting = true): void {
  observers.sight([{ isIntersecting }])
}

export function setHidden(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

export function setReduced(matches: boolean): void {
  motion.matches = matches
  motion.dispatchEvent(new Event('change'))
}

/** Runs the requested frame. @returns the y of each particle drawn */
export function runFrame(at: number): number[] {
  const waiting = [...frames.values()]
  frames.clear()
  drawn.arcs = []
  for (const callback of waiting) callback(at)
  return drawn.arcs.map(([, y]) => y ?? Number.NaN)
}

export const status = () => canvas.dataset.islandStatus
