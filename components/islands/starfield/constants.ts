/** The starfield's figures: specification, section 9. Lengths are CSS pixels. */
export const starfield = {
  /** One particle for each such area of canvas, in square pixels. */
  areaPerParticle: 1000,
  /** Every radius is below this. */
  radiusLimit: 1.2,
  /** The smallest that can still be seen; ours. */
  radiusMin: 0.2,
  /** Pixels fallen in one frame of `frameTime`. */
  speedMin: 0.1,
  speedMax: 0.3,
  /** One frame at 60 Hz, in milliseconds: what the specified speeds are measured by. */
  frameTime: 1000 / 60,
  /** A longer pause than this, in milliseconds, is not caught up: the field would jump. */
  stepMax: 100,
  /** Steps of brightness between the smallest and the largest; ours. */
  layers: 6,
  /** Denser screens are drawn at this ratio; more costs time and cannot be seen in points this small. */
  densityMax: 2,
} as const
