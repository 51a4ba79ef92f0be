export interface RateLimit {
  /** Counts one request under a key, and returns the seconds to wait; 0 for a request within the limit. */
  count: (key: string) => number
}

interface RateLimitOptions {
  /** Requests allowed in one window. */
  requests: number
  windowSeconds: number
  /** Current time in milliseconds, by default of a clock that nobody sets. */
  now?: () => number
}

/** A fixed-window rate limit. The window of a key begins with its first request; ended windows are dropped. */
export function createRateLimit({
  requests,
  windowSeconds,
  now = () => performance.now(),
}: RateLimitOptions): RateLimit {
  const windows = new Map<string, { endsAt: number; count: number }>()
  return {
    count: (key) => {
      const time = now()
      for (const [known, { endsAt }] of windows) {
        if (endsAt <= time) windows.delete(known)
      }
      const window = windows.get(key) ?? { endsAt: time + windowSeconds * 1000, count: 0 }
      window.count += 1
      windows.set(key, window)
      return window.count > requests ? Math.ceil((window.endsAt - time) / 1000) : 0
    },
  }
}
