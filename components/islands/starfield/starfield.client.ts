import { fall, type Particle, seedParticles, starfield } from './particles.ts'

/**
 * Starts the starfield on a canvas whose size is set in CSS. It pauses while it is not visible and when the visitor presses
 * the button, and does not move under reduced motion; `data-island-status` is 'falling', 'paused' or 'still'.
 */
export function startStarfield(canvas: HTMLCanvasElement, button: HTMLButtonElement): void {
  const context = canvas.getContext('2d')
  if (context === null || savesData()) return

  const colour = getComputedStyle(canvas).getPropertyValue('--color-bone').trim()
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  let particles: Particle[] = []
  let layers: Layer[] = []
  let size = ''
  let density = 0
  let held = false
  let inView = false
  let frame = 0
  let drawnAt: number | undefined

  const draw = () => drawLayers(context, layers, colour)

  /** Seeds the field where the canvas has another size, or a screen of another density, than when it was last seeded. */
  const seed = () => {
    density = screenDensity()
    const asked = `${canvas.clientWidth} ${canvas.clientHeight} ${density}`
    if (asked === size) return
    size = asked
    canvas.width = Math.round(canvas.clientWidth * density)
    canvas.height = Math.round(canvas.clientHeight * density)
    particles = seedParticles(canvas.width, canvas.height, Math.random)
    layers = layersOf(particles)
    draw()
  }

  const advance = (now: number) => {
    frame = requestAnimationFrame(advance)
    // A window that moves to another screen keeps its size in CSS pixels, so that no resize is reported.
    if (density !== screenDensity()) seed()
    fall(particles, now - (drawnAt ?? now), canvas.width, canvas.height, Math.random)
    drawnAt = now
    draw()
  }

  /** Starts or stops the animation. Also after a restore from the back/forward cache, which may drop a pending frame. */
  const update = () => {
    cancelAnimationFrame(frame)
    drawnAt = undefined
    const falling = inView && !held && !document.hidden && !reducedMotion.matches
    if (falling) frame = requestAnimationFrame(advance)
    button.hidden = reducedMotion.matches
    canvas.dataset.islandStatus = reducedMotion.matches ? 'still' : falling ? 'falling' : 'paused'
  }

  button.addEventListener('click', () => {
    held = !held
    const label = button.textContent
    button.textContent = button.dataset.other ?? label
    button.dataset.other = label
    update()
  })
  new ResizeObserver(seed).observe(canvas)
  new IntersectionObserver((entries) => {
    inView = entries.at(-1)?.isIntersecting === true
    update()
  }).observe(canvas)
  reducedMotion.addEventListener('change', update)
  document.addEventListener('visibilitychange', update)
  addEventListener('pageshow', update)
  update()
}

const screenDensity = (): number => Math.min(devicePixelRatio, starfield.densityMax)

/** Particles of similar size, drawn in one brightness. */
interface Layer {
  opacity: number
  particles: readonly Particle[]
}

/**
 * Groups particles by size; larger ones are brighter, up to a half, against which the title has 3:1. Each layer is one path, a
 * fifth of the time of separate ones.
 */
function layersOf(particles: readonly Particle[]): Layer[] {
  const { layers, radiusLimit } = starfield
  return Array.from({ length: layers }, (_, layer) => ({
    opacity: 0.15 + (0.35 * (layer + 0.5)) / layers,
    particles: particles.filter(({ radius }) => Math.floor((radius / radiusLimit) * layers) === layer),
  }))
}

/** Draws all layers in one colour. */
function drawLayers(context: CanvasRenderingContext2D, layers: readonly Layer[], colour: string): void {
  context.clearRect(0, 0, context.canvas.width, context.canvas.height)
  context.fillStyle = colour
  for (const { opacity, particles } of layers) {
    context.globalAlpha = opacity
    context.beginPath()
    for (const { x, y, radius } of particles) {
      context.moveTo(x + radius, y)
      context.arc(x, y, radius, 0, 2 * Math.PI)
    }
    context.fill()
  }
}

/** Network Information API (https://wicg.github.io/netinfo/), in Chromium only. */
interface Connection {
  connection?: { saveData?: boolean }
}

/** Whether the visitor has turned on reduced data usage. */
function savesData(): boolean {
  const { connection }: Navigator & Connection = navigator
  return connection?.saveData === true
}

/**
 * When the browser is idle after the load event and the first paint, and when the page is visible: prerendered pages and
 * background tabs get no frames. The load event can come before the first paint, so this first waits for the end of a frame.
 * Safari has no `requestIdleCallback`.
 */
export function whenIdle(start: () => void): void {
  const inFrame = () => requestAnimationFrame(() => start())
  const whenPainted = (then: () => void) => requestAnimationFrame(() => setTimeout(then))
  if (document.readyState !== 'complete') addEventListener('load', () => whenIdle(start), { once: true })
  else if ('requestIdleCallback' in globalThis) whenPainted(() => requestIdleCallback(inFrame, { timeout: 2000 }))
  else whenPainted(() => setTimeout(inFrame, 200))
}
