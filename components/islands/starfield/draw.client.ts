import type { Particle } from '#components/islands/starfield/particle.ts'

/** Draws every particle in one colour, the larger the brighter. The context is scaled to CSS pixels. */
export function drawParticles(
  context: CanvasRenderingContext2D,
  particles: readonly Particle[],
  width: number,
  height: number,
  colour: string,
): void {
  context.clearRect(0, 0, width, height)
  context.fillStyle = colour
  for (const { x, y, radius } of particles) {
    context.globalAlpha = 0.15 + radius * 0.4
    context.beginPath()
    context.arc(x, y, radius, 0, 2 * Math.PI)
    context.fill()
  }
}
