import { claimNumber } from './claims.ts'
import { saltDays } from './linkability.ts'

const hour = 60
const day = 24 * hour

/** The example schedule of `/privacy`: minutes that each kind of data is kept. Only the session is not an example. */
export const retentionMinutes = {
  'device-identifiers': 15,
  'salt-of-a-count': saltDays.counts * day,
  'salt-of-a-routine': saltDays.routines * day,
  'portal-session': claimNumber('session') * hour,
  'raw-fixes': 30 * day,
  'stays-and-trips': 569_400,
  'audit-log': 3_679_200,
} as const satisfies Record<string, number>
