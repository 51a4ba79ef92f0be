import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { keepAddress } from '#server/local/address.ts'
import { hasCode } from '#server/local/reason.ts'
import { createApp } from './app.ts'
import { localHeaders } from './headers.ts'
import { type LocalServices, openServices, type ServiceLimits } from './services.ts'

/** Loopback addresses. `localhost` means the first or the second, depending on the machine. */
const loopbackAddresses = ['127.0.0.1', '::1']

/** Time that pending requests have once the host stops, in milliseconds. */
const gracePeriod = 3_000

export interface ListenOptions extends ServiceLimits {
  /** 0 for any free port. */
  port: number
  dataFolder: string
  /** Folder of the built files. */
  site: string
}

export interface Host extends Pick<LocalServices, 'addClient' | 'inviteClient' | 'setClient'> {
  /** For example `http://localhost:4173`. */
  origin: string
  close: () => Promise<void>
}

/**
 * Starts the local host on the loopback addresses, which no other machine can reach.
 * @throws {Error} in one line, when the port is taken or the data folder cannot be used
 */
export async function listen({ port, dataFolder, site, ...limits }: ListenOptions): Promise<Host> {
  const services = await openServices(dataFolder, limits)
  try {
    const app = createApp(site, services.app)
    const { servers, port: taken } = await bind(
      getRequestListener(app.fetch, { errorHandler: () => badRequest(site) }),
      port,
    )
    const origin = `http://localhost:${taken}`
    await keepAddress(dataFolder, origin)
    return {
      origin,
      addClient: services.addClient,
      inviteClient: services.inviteClient,
      setClient: services.setClient,
      close: async () => {
        await Promise.all(servers.map(stop))
        await services.close()
      },
    }
  } catch (error) {
    await services.close()
    throw error
  }
}

/** Checks that a port is free. @throws {Error} in one line, when it is in use or not allowed */
export async function checkPort(port: number): Promise<void> {
  const { servers } = await bind(() => undefined, port)
  await Promise.all(servers.map(stop))
}

async function bind(
  listener: RequestListener,
  port: number,
  attempts = 20,
): Promise<{ servers: Server[]; port: number }> {
  const servers: Server[] = []
  let taken = port
  try {
    for (const address of loopbackAddresses) {
      const server = await open(listener, taken, address)
      if (server === undefined) continue
      servers.push(server)
      taken = portOf(server.address())
    }
  } catch (error) {
    await Promise.all(servers.map(stop))
    // The free port chosen at the first address is taken at the second: choose another.
    if (port === 0 && hasCode(error, 'EADDRINUSE') && attempts > 1) return bind(listener, port, attempts - 1)
    if (!hasCode(error, 'EADDRINUSE') && !hasCode(error, 'EACCES')) throw error
    throw new Error(
      `Port ${taken} is ${hasCode(error, 'EACCES') ? 'not allowed' : 'in use'}. Stop what uses it, or set PORT to another one.`,
    )
  }
  return { servers, port: taken }
}

/** A server at an address; undefined on a machine that lacks it, as without IPv6. */
async function open(listener: RequestListener, port: number, address: string): Promise<Server | undefined> {
  const server = createServer(listener)
  const { promise, resolve, reject } = Promise.withResolvers<Server | undefined>()
  server.once('error', (error) => {
    if (hasCode(error, 'EADDRNOTAVAIL') || hasCode(error, 'EAFNOSUPPORT')) resolve(undefined)
    else reject(error)
  })
  server.listen({ port, host: address }, () => resolve(server))
  return promise
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0
}

async function stop(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const deadline = setTimeout(() => server.closeAllConnections(), gracePeriod)
  server.close(() => resolve())
  server.closeIdleConnections()
  await promise
  clearTimeout(deadline)
}

/** Answer to a request without a valid address: a backslash in its path, or a malformed Host. */
async function badRequest(site: string): Promise<Response> {
  // Without the header set, the next request that can be read says so. Here an error would end the process.
  const headers = await localHeaders(site).then(
    ({ everywhere }) => everywhere,
    () => ({}),
  )
  return new Response('The request could not be read.', { status: 400, headers })
}
