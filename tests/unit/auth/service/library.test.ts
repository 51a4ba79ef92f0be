import {
  AUTO_REFRESH_TICK_DURATION_MS,
  AUTO_REFRESH_TICK_THRESHOLD,
  EXPIRY_MARGIN_MS,
  JWKS_TTL,
} from '@supabase/auth-js/dist/main/lib/constants'
import { expect, test } from 'vitest'

test('the client library has the intervals of the specification, section 9', () => {
  expect(AUTO_REFRESH_TICK_DURATION_MS).toBe(30_000)
  expect(AUTO_REFRESH_TICK_THRESHOLD).toBe(3)
  expect(EXPIRY_MARGIN_MS).toBe(90_000)
  expect(JWKS_TTL).toBe(10 * 60_000)
})
