import { starfield } from './constants.ts'
import { drawLayers, type Layer, layersOf } from './draw.client.ts'
import { fall, type Particle, seedParticles } from './particle.ts'
import { savesData } from './save-data.client.ts'

/**
 * Starts the starfield on a canvas whose size is set in CSS. It pauses while it is not visible, and does not move under
 * reduced motion; `data-island-status` is 'falling', 'paused' or 'still'.
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
    // A window that moves to another screen keeps its size in CSS pixels, so that no resize is reported.
    if (density !== screenDensity()) seed()
    fall(particles, now - (drawnAt ?? now), width, height, Math.random)
    drawnAt = now
    draw()
  }

  /** Starts or stops the animation. Also after a restore from the back/forward cache, which may drop a pending frame. */
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
