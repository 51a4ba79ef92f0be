import { starfield } from './constants.ts'

/** A point of the starfield. Lengths are CSS pixels, `speed` is pixels per frame at 60 Hz. */
export interface Particle {
  x: number
  y: number
  radius: number
  speed: number
}

/** Particles for a canvas of this size, spread evenly. `random` answers in [0, 1), as `Math.random` does. */
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
 * Lets particles fall for `elapsed` milliseconds, in place, equally fast whatever the rate of the screen. One that
 * has left below comes in again above, somewhere else.
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
