import { claimNumber } from './claims.ts'

const missing = (key: 'uptime' | 'queryUptime' | 'integrity') => 1 - claimNumber(key) / 100
const minutesOf = (days: number) => days * 24 * 60

/** What follows from the claims by arithmetic: change a claim and these change with it. */
export const consequences = {
  /** Minutes of a year that the SLA of live operations leaves. */
  minutesDownPerYear: missing('uptime') * minutesOf(365),
  /** Minutes of thirty days that the SLA of queries leaves. */
  queryMinutesDownPerMonth: missing('queryUptime') * minutesOf(30),
  /** Share, from 0 to 1, of the records that fail a check. */
  failingShare: missing('integrity'),
  /** Records a day that fail a check, where as many are read as the company states at least. */
  failingRecordsPerDay: missing('integrity') * claimNumber('dataPoints'),
}
