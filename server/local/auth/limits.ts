import { createRateLimit, type RateLimit } from '#server/local/rate-limit.ts'

export interface AuthLimits {
  /** Links opened from one address. */
  verifications: RateLimit
  /** Messages asked for from one address. */
  recoveries: RateLimit
  /** Messages asked for by one email, whether or not anybody has it. */
  messages: RateLimit
}

/** As on the hosted service: 30 links in five minutes, one message in a minute. */
export const authLimits = (requests = 30): AuthLimits => ({
  verifications: createRateLimit({ requests, windowSeconds: 300 }),
  recoveries: createRateLimit({ requests, windowSeconds: 300 }),
  messages: createRateLimit({ requests: 1, windowSeconds: 60 }),
})
