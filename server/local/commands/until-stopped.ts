import { once } from 'node:events'

/** Waits for SIGINT (Ctrl+C) or SIGTERM, then closes. A second signal ends the process at once. */
export async function untilStopped(close: () => Promise<void>): Promise<void> {
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  process.once('SIGINT', () => process.exit(130))
  process.once('SIGTERM', () => process.exit(143))
  await close()
}
