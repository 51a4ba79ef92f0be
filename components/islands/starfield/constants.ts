/** Constants of the starfield (specification, section 9). Lengths are in pixels of the canvas as drawn. */
export const starfield = {
  /** Area of canvas per particle, in square pixels. */
  areaPerParticle: 1000,
  /** Upper bound of the radius, exclusive. */
  radiusLimit: 1.2,
  /** Smallest visible radius; our own. */
  radiusMin: 0.2,
  /** Fall in one frame of `frameTime`, in pixels. */
  speedMin: 0.1,
  speedMax: 0.3,
  /** One frame at 60 Hz, in milliseconds, to which the specified speeds refer. */
  frameTime: 1000 / 60,
  /** Longest time that one step makes up for, in milliseconds; the field would jump after a longer pause. */
  stepMax: 100,
  /** Steps of brightness between the smallest and the largest particles; our own. */
  layers: 6,
  /** Largest pixel ratio; a denser canvas takes more time, and shows no difference in points this small. */
  densityMax: 2,
} as const
