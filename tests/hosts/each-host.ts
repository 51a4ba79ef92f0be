import { afterAll, describe, it } from 'vitest'
import type { WebServer } from './web-server.ts'

/** A host's name in tests, and how it starts. `start` gives undefined where the host's program is missing. */
interface NamedHost {
  name: string
  start: () => Promise<WebServer | undefined>
}

/** Starts hosts, and declares the same tests for each; a skipped test names the host that is missing. */
export async function eachHost(starts: readonly NamedHost[], checks: (server: WebServer) => void): Promise<void> {
  const hosts: { name: string; server: WebServer | undefined }[] = []
  try {
    for (const { name, start } of starts) hosts.push({ name, server: await start() })
  } catch (error) {
    // Without this, the servers that did start would run for ever.
    for (const { server } of hosts) await server?.close()
    throw error
  }
  afterAll(() => Promise.all(hosts.map(({ server }) => server?.close())))
  for (const { name, server } of hosts)
    if (server === undefined) it.skip(`${name} is not installed, and could not be`, () => undefined)
    else describe(name, () => checks(server))
}
