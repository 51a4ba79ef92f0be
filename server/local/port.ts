/** Port of the local host and of the development server. */
export const defaultPort = 4173

/**
 * The setting `PORT`; 0 means any free port.
 * @throws {Error} when it is not a port number
 */
export function portSetting(value = process.env.PORT?.trim()): number {
  if (!value) return defaultPort
  const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN
  if (!(port <= 65_535)) throw new Error(`PORT is "${value}": expected a number from 0 to 65535.`)
  return port
}
