import { createRateLimit, type RateLimit } from '#server/local/rate-limit.ts'

/** Rate limits of the auth service. They live in the memory of one process: a restart begins anew. */
export interface AuthLimits {
  /** Sign-ins with a password, per sender. */
  signIns: RateLimit
  /** Sign-ins with a password, per email, whether or not an account has it. */
  guesses: RateLimit
  /** Links opened, per sender. */
  verifications: RateLimit
  /** Messages requested, per sender. */
  recoveries: RateLimit
  /** Messages requested, per email, whether or not an account has it. */
  messages: RateLimit
  /** Challenges of a factor, per sender. */
  challenges: RateLimit
  /** Codes of a factor, per sender. */
  codes: RateLimit
  /** Codes of a factor, per account. */
  codesOfAccount: RateLimit
  /** Changes of a password, per account: each may be a guess at the current one. */
  passwords: RateLimit
}

export interface AuthLimitSettings {
  /** Sign-ins, links opened, and messages requested, each per sender in five minutes. */
  requests?: number
  /** Sign-ins per email, codes and changes of a password per account, each in five minutes. */
  guesses?: number
}

/**
 * The limits of the hosted service for links and messages: 30 of each in five minutes, one message a minute. Sign-in is
 * limited closer than there, where an IP address has 150 attempts in five minutes and an email has no limit
 * (https://github.com/supabase/auth/blob/master/internal/api/token.go). Challenges and codes have its average of 15 a minute
 * per IP address (internal/api/apilimiter), and codes a limit per account, which it lacks.
 */
export const authLimits = ({ requests = 30, guesses = 10 }: AuthLimitSettings = {}): AuthLimits => ({
  signIns: createRateLimit({ requests, windowSeconds: 300 }),
  guesses: createRateLimit({ requests: guesses, windowSeconds: 300 }),
  verifications: createRateLimit({ requests, windowSeconds: 300 }),
  recoveries: createRateLimit({ requests, windowSeconds: 300 }),
  messages: createRateLimit({ requests: 1, windowSeconds: 60 }),
  challenges: createRateLimit({ requests, windowSeconds: 120 }),
  codes: createRateLimit({ requests, windowSeconds: 120 }),
  codesOfAccount: createRateLimit({ requests: guesses, windowSeconds: 300 }),
  passwords: createRateLimit({ requests: guesses, windowSeconds: 300 }),
})
