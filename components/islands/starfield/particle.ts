import { starfield } from './constants.ts'

/** A point of the starfield. Lengths are in pixels of the canvas, `speed` in pixels per frame at 60 Hz. */
export interface Particle {
  x: number
  y: number
  radius: number
  speed: number
}

/** Evenly distributed particles for a canvas. @param random numbers in [0, 1), as from `Math.random` */
export function seedParticles(width: number, height: number, random: () => number): Particle[] {
  const { areaPerParticle, radiusMin, radiusLimit, speedMin, speedMax } = starfield
  return Array.from({ length: Math.round((width * height) / areaPerParticle) }, () => ({
    x: random() * width,
    y: random() * height,
    radius: radiusMin + random() * (radiusLimit - radiusMin),
    speed: speedMin + random() * (speedMax - speedMin),
  }))
}

/**
 * Moves particles down, in place, at a speed that does not depend on the frame rate. A particle that leaves at the bottom
 * enters again at the top, at a random x.
 * @param elapsed in milliseconds
 */
export function fall(
  particles: readonly Particle[],
  elapsed: number,
  width: number,
  height: number,
  random: () => number,
): void {
  const frames = Math.min(elapsed, starfield.stepMax) / starfield.frameTime
  for (const particle of particles) {
    particle.y += particle.speed * frames
    if (particle.y - particle.radius <= height) continue
    particle.y -= height + 2 * particle.radius
    particle.x = random() * width
  }
}
