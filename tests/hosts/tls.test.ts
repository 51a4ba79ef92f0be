import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { startCaddy } from './caddy.ts'
import { selfSigned } from './certificate.ts'
import { eachHost } from './each-host.ts'
import { startNginx } from './nginx.ts'
import { askForRecords } from './tls-records.ts'

const firstBytes = 4096
/** Length of a small record. Encryption adds at most 256 bytes (RFC 8446, section 5.2). */
const mostBytes = firstBytes + 256
/** Length of a record that, with its header of 5 bytes, fits into a packet of 1,500 bytes; IPv6 and TCP take 72. */
const packetBytes = 1_423

const folder = mkdtempSync(join(tmpdir(), 'cairnline-tls-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const certificate = selfSigned(folder)

await eachHost(
  [
    { name: 'nginx with TLS', start: async () => (certificate ? startNginx({ certificate }) : undefined) },
    { name: 'caddy with TLS', start: async () => (certificate ? startCaddy({ certificate }) : undefined) },
  ],
  (server) => {
    // Of a record nothing can be read before all of it is there. Caddy begins with small ones, too, but lets them grow.
    it('sends the first 4 kB of a page in small records, the first in one packet', async () => {
      const page = readFileSync(join('dist', 'client', 'services.html'))
      expect(page.length).toBeGreaterThan(3 * mostBytes)
      const { body, records } = await askForRecords(server, '/services')
      expect(body.equals(page)).toBe(true)
      expect(records.reduce((sum, length) => sum + length, 0)).toBeGreaterThan(page.length)
      expect(records[0]).toBeLessThanOrEqual(packetBytes)
      const large = records.findIndex((length) => length > mostBytes)
      const small = records.slice(0, large === -1 ? records.length : large)
      expect(small.reduce((sum, length) => sum + length, 0)).toBeGreaterThan(firstBytes)
    })
  },
)
