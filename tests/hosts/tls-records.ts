import { request } from 'node:https'
import { connect, createServer } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { freePort, type WebServer } from './server.ts'

/** An answer over TLS: its body, and the lengths in bytes of the records that brought it, in order. */
export interface RecordedAnswer {
  body: Buffer
  records: readonly number[]
}

/** Requests a path over TLS by HTTP/1.1, through a relay that notes the bytes. No authority vouches for the certificate. */
export async function askForRecords({ port, hostName }: WebServer, path: string): Promise<RecordedAnswer> {
  const received: Buffer[] = []
  const relay = createServer((client) => {
    const server = connect(port, '127.0.0.1')
    server.on('data', (bytes) => received.push(bytes))
    // Either side may hang up once the answer is there.
    for (const side of [client, server]) side.on('error', () => undefined)
    client.pipe(server).pipe(client)
  })
  const relayPort = await freePort()
  await new Promise<void>((resolve) => relay.listen(relayPort, '127.0.0.1', resolve))
  try {
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
    const options = { host: '127.0.0.1', port: relayPort, path, headers: { Host: hostName }, agent: false }
    const asked = request({ ...options, servername: hostName, rejectUnauthorized: false }, (response) => {
      buffer(response).then(resolve, reject)
    })
    asked.once('error', reject)
    asked.end()
    return { body: await promise, records: recordLengths(Buffer.concat(received)) }
  } finally {
    relay.close()
  }
}

const headerLength = 5
const applicationData = 23

/** Lengths of the records of application data in what a server has sent (RFC 8446, section 5.1). */
function recordLengths(bytes: Buffer): number[] {
  const lengths: number[] = []
  for (let at = 0; at + headerLength <= bytes.length; ) {
    const length = bytes.readUInt16BE(at + 3)
    if (bytes[at] === applicationData) lengths.push(length)
    at += headerLength + length
  }
  return lengths
}
