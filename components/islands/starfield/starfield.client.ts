import { starfield } from './constants.ts'
import { drawLayers, type Layer, layersOf } from './draw.client.ts'
import { fall, type Particle, seedParticles } from './particle.ts'
import { savesData } from './save-data.client.ts'

/**
 * Starts the starfield on a canvas whose CSS size is set by its page. It rests while nobody can see it, and stands
 * still for who prefers reduced motion; `data-island-status` says 'falling', 'paused' or 'still'.
 */
export function startStarfield(canvas: HTMLCanvasElement): void {
  const context = canvas.getContext('2d')
  if (context === null || savesData()) return

  const colour = getComputedStyle(canvas).getPropertyValue('--color-bone').trim()
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  let particles: Particle[] = []
  let layers: Layer[] = []
  let width = 0
  let height = 0
  let density = 0
  let inView = false
  let frame = 0
  let drawnAt: number | undefined

  const draw = () => drawLayers(context, layers, width, height, colour)

  const seed = () => {
    width = canvas.clientWidth
    height = canvas.clientHeight
    density = screenDensity()
    canvas.width = Math.round(width * density)
    canvas.height = Math.round(height * density)
    context.setTransform(density, 0, 0, density, 0, 0)
    particles = seedParticles(width, height, Math.random)
    layers = layersOf(particles)
    draw()
  }

  const advance = (now: number) => {
    frame = requestAnimationFrame(advance)
    // A window moved to another screen keeps its size in CSS pixels.
    if (density !== screenDensity()) seed()
    fall(particles, now - (drawnAt ?? now), width, height, Math.random)
    drawnAt = now
    draw()
  }

  /** Also after a back/forward-cache restore, where a frame asked for before may never come. */
  const update = () => {
    cancelAnimationFrame(frame)
    drawnAt = undefined
    const falling = inView && !document.hidden && !reducedMotion.matches
    if (falling) frame = requestAnimationFrame(advance)
    canvas.dataset.islandStatus = reducedMotion.matches ? 'still' : falling ? 'falling' : 'paused'
  }

  new ResizeObserver(() => {
    if (canvas.clientWidth !== width || canvas.clientHeight !== height) seed()
  }).observe(canvas)
  new IntersectionObserver((entries) => {
    inView = entries.at(-1)?.isIntersecting === true
    update()
  }).observe(canvas)
  reducedMotion.addEventListener('change', update)
  document.addEventListener('visibilitychange', update)
  addEventListener('pageshow', update)
  update()
}

function screenDensity(): number {
  return Math.min(devicePixelRatio, starfield.densityMax)
}
