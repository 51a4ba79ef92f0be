/**
 * How long two sightings of one device can be joined, by purpose: the life of the salt that its fingerprint is hashed
 * with. Every page takes its days from here. The lives are examples; a contract sets its own.
 */
export const saltDays = {
  /** Counts and flows, events included. */
  counts: 1,
  /** Ties between entities that meet again and again. */
  meetings: 14,
  /** Movement types, next place, pattern of life: at least three repeats within the life have to be possible. */
  routines: 28,
  /** Protection of one site, on the client’s written instructions. */
  protection: 90,
} as const

export type SaltPurpose = keyof typeof saltDays

export const saltPurposes = Object.keys(saltDays) as readonly SaltPurpose[]

/** The two cases in which a person can be identified: an order that names a device, and a person who has consented. */
export const namedCases = ['order', 'consent'] as const

export type NamedCase = (typeof namedCases)[number]
