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

/** Constants of the starfield (specification, section 9). Lengths are in pixels of the canvas as drawn. */
export const starfield = {
  /** Area of canvas per particle, in square pixels. */
  areaPerParticle: 1000,
  /** Upper bound of the radius, exclusive. */
  radiusLimit: 1.2,
  /** Smallest visible radius; not specified. */
  radiusMin: 0.2,
  /** Fall in one frame of `frameTime`, in pixels. */
  speedMin: 0.1,
  speedMax: 0.3,
  /** One frame at 60 Hz, in milliseconds, to which the specified speeds refer. */
  frameTime: 1000 / 60,
  /** Maximum duration of one step, in milliseconds, because the field would jump after a longer pause. */
  stepMax: 100,
  /** Steps of brightness between the smallest and the largest particles; not specified. */
  layers: 6,
  /** Largest pixel ratio; a denser canvas takes more time, and shows no difference in points this small. */
  densityMax: 2,
} as const
