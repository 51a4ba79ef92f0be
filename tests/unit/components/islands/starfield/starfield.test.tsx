// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { Starfield } from '#components/islands/starfield/Starfield.tsx'
import { startStarfield } from '#components/islands/starfield/starfield.client.ts'
import { quietConsole } from '#tests/unit/quiet-console.ts'
import {
  button,
  canvas,
  drawn,
  frames,
  motion,
  observers,
  runFrame,
  setHidden,
  setReduced,
  setSize,
  show,
  status,
  withFakeCanvas,
} from './fake-canvas.tsx'

quietConsole()
withFakeCanvas()

describe('the starfield', () => {
  it('is hidden from screen readers and has no inline style', () => {
    const html = renderToStaticMarkup(<Starfield />)
    expect(html).toBe('<div aria-hidden="true"><canvas data-island="starfield"></canvas></div>')
  })

  it('draws one particle for each 1000 square pixels, in the colour of the page', () => {
    startStarfield(canvas, button)
    expect(drawn.arcs).toHaveLength(120)
    expect(new Set(drawn.colours)).toEqual(new Set(['oklch(0.93 0.018 88)']))
  })

  it.each([
    [1, 400, 300, 120],
    [1.5, 600, 450, 270],
    [2, 800, 600, 480],
    [3, 800, 600, 480],
  ])(
    'draws at a pixel ratio of %f, up to 2, one particle for each 1000 pixels as drawn',
    (ratio, width, height, count) => {
      vi.stubGlobal('devicePixelRatio', ratio)
      startStarfield(canvas, button)
      expect([canvas.width, canvas.height]).toEqual([width, height])
      expect(drawn.arcs).toHaveLength(count)
    },
  )

  it('falls once it is visible', () => {
    startStarfield(canvas, button)
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

  it('pauses out of view and continues from the same place', () => {
    startStarfield(canvas, button)
    show()
    const before = runFrame(0)
    show(false)
    expect(status()).toBe('paused')
    expect(frames.size).toBe(0)
    show()
    expect(runFrame(10_000)).toEqual(before)
  })

  it('pauses when its button is pressed, and falls again when it is pressed again', () => {
    startStarfield(canvas, button)
    show()
    expect([button.hidden, button.textContent]).toEqual([false, 'Pause'])
    const before = runFrame(0)
    button.click()
    expect([status(), frames.size, button.textContent]).toEqual(['paused', 0, 'Play'])
    show(false)
    show()
    expect(status()).toBe('paused')
    button.click()
    expect([status(), button.textContent]).toEqual(['falling', 'Pause'])
    expect(runFrame(10_000)).toEqual(before)
  })

  it('pauses in a hidden tab', () => {
    startStarfield(canvas, button)
    show()
    setHidden(true)
    expect(status()).toBe('paused')
    expect(frames.size).toBe(0)
    setHidden(false)
    expect(status()).toBe('falling')
    expect(frames.size).toBe(1)
  })

  it('is seeded again when its size changes, and only then', () => {
    startStarfield(canvas, button)
    setSize(800, 300)
    drawn.arcs = []
    observers.resize()
    expect(drawn.arcs).toHaveLength(240)
    expect(canvas.width).toBe(800)
    drawn.arcs = []
    observers.resize()
    expect(drawn.arcs).toHaveLength(0)
  })

  it('draws again when the window moves to a denser screen', () => {
    startStarfield(canvas, button)
    show()
    vi.stubGlobal('devicePixelRatio', 2)
    runFrame(0)
    expect(canvas.width).toBe(800)
  })

  it('falls again after a restore from the back/forward cache, with one animation', () => {
    startStarfield(canvas, button)
    show()
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(frames.size).toBe(1)
    expect(status()).toBe('falling')
  })

  it('is drawn but does not move under reduced motion', () => {
    motion.matches = true
    startStarfield(canvas, button)
    show()
    expect(button.hidden).toBe(true)
    expect(status()).toBe('still')
    expect(frames.size).toBe(0)
    expect(drawn.arcs).toHaveLength(120)
  })

  it('follows a change of that preference', () => {
    startStarfield(canvas, button)
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
    startStarfield(canvas, button)
    expect(status()).toBeUndefined()
    expect(drawn.cleared).toBe(0)
  })

  it('starts without Save-Data', () => {
    vi.stubGlobal('navigator', { connection: { saveData: false } })
    startStarfield(canvas, button)
    expect(status()).toBe('paused')
  })
})
