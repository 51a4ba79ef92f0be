const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/**
 * Reads a date such as 'October 14, 2025' (specification, section 5), at 12:00 UTC, where no zone changes its day.
 * @returns undefined for any other form and for days that do not exist, such as February 30.
 */
export function parseDate(text: string): Date | undefined {
  const [, name = '', day = '', year = ''] = /^([A-Z][a-z]+) ([1-9]\d?), (\d{4})$/.exec(text) ?? []
  const month = months.indexOf(name)
  if (month < 0) return undefined
  const date = new Date(Date.UTC(Number(year), month, Number(day), 12))
  return date.getUTCMonth() === month ? date : undefined
}
