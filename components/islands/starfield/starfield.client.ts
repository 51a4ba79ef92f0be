import { starfield } from './constants.ts'
import { drawLayers, type Layer, layersOf } from './draw.client.ts'
import { fall, type Particle, seedParticles } from './particle.ts'
import { savesData } from './save-data.client.ts'

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
