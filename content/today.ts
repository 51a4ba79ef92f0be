/**
 * Today in Ottawa, as '2026-12-01': an article appears on its day there, wherever and at whatever hour the site is built.
 * Swedish writes days as ISO 8601 does.
 */
export const todayInOttawa = (): string => new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Toronto' })
