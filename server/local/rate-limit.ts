export interface RateLimit {
  /** Counts one request of `address`; gives the seconds to wait when it is one too many, else 0. */
  count: (address: string) => number
}

interface RateLimitOptions {
  /** Requests allowed in one window. */
  requests: number
  windowSeconds: number
  /** Milliseconds since 1970. */
  now?: () => number
}

/** Counts requests in windows that begin with an address's first one. Addresses with no open window are forgotten. */
export function createRateLimit({ requests, windowSeconds, now = Date.now }: RateLimitOptions): RateLimit {
  const windows = new Map<string, { endsAt: number; count: number }>()
  return {
    count: (address) => {
      const time = now()
      for (const [known, { endsAt }] of windows) {
        if (endsAt <= time) windows.delete(known)
      }
      const window = windows.get(address) ?? { endsAt: time + windowSeconds * 1000, count: 0 }
      window.count += 1
      windows.set(address, window)
      return window.count > requests ? Math.ceil((window.endsAt - time) / 1000) : 0
    },
  }
}
