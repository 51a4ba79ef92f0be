// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { Starfield } from '#components/islands/starfield/Starfield.tsx'
import { startStarfield } from '#components/islands/starfield/starfield.client.ts'
import { expectQuietConsole } from '#tests/unit/components/islands/quiet-console.ts'

/** The two observers of a canvas, driven by hand. */
const observers = { resize: () => {}, sight: (_entries: { isIntersecting: boolean }[]) => {} }

const drawn = { colours: [] as string[], arcs: [] as number[][], cleared: 0, transforms: [] as number[][] }

const listening = new Map<EventTarget, MockInstance<EventTarget['addEventListener']>>()

let frames: Map<number, FrameRequestCallback>
let motion: EventTarget & { matches: boolean }
let canvas: HTMLCanvasElement

expectQuietConsole()

beforeEach(() => {
  document.body.innerHTML = renderToStaticMarkup(<Starfield />)
  document.documentElement.style.setProperty('--color-bone', ' oklch(0.93 0.018 88)')
  const found = document.querySelector('canvas')
  if (found === null) throw new Error('The markup has no canvas')
  canvas = found
  setSize(400, 300)
  Object.assign(drawn, { colours: [], arcs: [], cleared: 0, transforms: [] })
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

/** A starfield lives as long as its page; here, one page sees them all. */
afterEach(() => {
  for (const [target, added] of listening)
    for (const [type, listener] of added.mock.calls) target.removeEventListener(type, listener)
  vi.unstubAllGlobals()
})

function fakeContext(): never {
  const context = {
    fillStyle: '',
    globalAlpha: 1,
    beginPath() {},
    fill() {
      drawn.colours.push(context.fillStyle)
    },
    arc: (...circle: number[]) => drawn.arcs.push(circle),
    clearRect: () => drawn.cleared++,
    setTransform: (...matrix: number[]) => drawn.transforms.push(matrix),
  }
  // The type of getContext is an overload that no fake can satisfy; `never` fits each of its answers.
  return context as never
}

function setSize(width: number, height: number): void {
  Object.defineProperties(canvas, {
    clientWidth: { value: width, configurable: true },
    clientHeight: { value: height, configurable: true },
  })
}

function show(isIntersecting = true): void {
  observers.sight([{ isIntersecting }])
}

function setHidden(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

function setReduced(matches: boolean): void {
  motion.matches = matches
  motion.dispatchEvent(new Event('change'))
}

/** Runs the frame that was asked for, and answers the heights drawn in it. */
function runFrame(at: number): number[] {
  const waiting = [...frames.values()]
  frames.clear()
  drawn.arcs = []
  for (const callback of waiting) callback(at)
  return drawn.arcs.map(([, y]) => y ?? Number.NaN)
}

const status = () => canvas.dataset.islandStatus

describe('the starfield', () => {
  it('is hidden from assistive technology and has no inline style', () => {
    const html = renderToStaticMarkup(<Starfield />)
    expect(html).toBe('<div aria-hidden="true"><canvas data-island="starfield"></canvas></div>')
  })

  it('draws one particle for each 1000 square pixels, in the colour of the page', () => {
    startStarfield(canvas)
    expect(drawn.arcs).toHaveLength(120)
    expect(new Set(drawn.colours)).toEqual(new Set(['oklch(0.93 0.018 88)']))
  })

  it.each([
    [1, 400, 300],
    [1.5, 600, 450],
    [2, 800, 600],
    [3, 800, 600],
  ])('is crisp at %f device pixels to one, to two at most', (ratio, width, height) => {
    vi.stubGlobal('devicePixelRatio', ratio)
    startStarfield(canvas)
    expect([canvas.width, canvas.height]).toEqual([width, height])
    expect(drawn.transforms.at(-1)).toEqual([width / 400, 0, 0, width / 400, 0, 0])
    expect(drawn.arcs).toHaveLength(120)
  })

  it('falls once it is seen', () => {
    startStarfield(canvas)
    expect(frames.size).toBe(0)
    expect(status()).toBe('paused')
    show()
    expect(status()).toBe('falling')
    const before = runFrame(0)
    const after = runFrame(50)
    const fallen = after.map((y, index) => y - (before[index] ?? 0)).filter((distance) => distance > 0)
    expect(fallen.length).toBeGreaterThan(100)
    expect(Math.min(...fallen)).toBeGreaterThanOrEqual(0.3 - 1e-9)
    expect(Math.max(...fallen)).toBeLessThanOrEqual(0.9 + 1e-9)
  })

  it('rests out of sight and goes on where it was', () => {
    startStarfield(canvas)
    show()
    const before = runFrame(0)
    show(false)
    expect(status()).toBe('paused')
    expect(frames.size).toBe(0)
    show()
    expect(runFrame(10_000)).toEqual(before)
  })

  it('rests in a hidden tab', () => {
    startStarfield(canvas)
    show()
    setHidden(true)
    expect(status()).toBe('paused')
    expect(frames.size).toBe(0)
    setHidden(false)
    expect(status()).toBe('falling')
    expect(frames.size).toBe(1)
  })

  it('is seeded anew where its size changes, and only there', () => {
    startStarfield(canvas)
    setSize(800, 300)
    drawn.arcs = []
    observers.resize()
    expect(drawn.arcs).toHaveLength(240)
    expect(canvas.width).toBe(800)
    drawn.arcs = []
    observers.resize()
    expect(drawn.arcs).toHaveLength(0)
  })

  it('follows a window to a denser screen', () => {
    startStarfield(canvas)
    show()
    vi.stubGlobal('devicePixelRatio', 2)
    runFrame(0)
    expect(canvas.width).toBe(800)
  })

  it('falls again after a restore from the back/forward cache, once a frame', () => {
    startStarfield(canvas)
    show()
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(frames.size).toBe(1)
    expect(status()).toBe('falling')
  })

  it('stands still, and is drawn, for who prefers reduced motion', () => {
    motion.matches = true
    startStarfield(canvas)
    show()
    expect(status()).toBe('still')
    expect(frames.size).toBe(0)
    expect(drawn.arcs).toHaveLength(120)
  })

  it('reacts to a change of that preference', () => {
    startStarfield(canvas)
    show()
    setReduced(true)
    expect(status()).toBe('still')
    expect(frames.size).toBe(0)
    setReduced(false)
    expect(status()).toBe('falling')
    expect(frames.size).toBe(1)
  })

  it('does not start under Save-Data', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    startStarfield(canvas)
    expect(status()).toBeUndefined()
    expect(drawn.cleared).toBe(0)
  })

  it('starts where a connection is known and data is not saved', () => {
    vi.stubGlobal('navigator', { connection: { saveData: false } })
    startStarfield(canvas)
    expect(status()).toBe('paused')
  })
})
