/* Starts the local host on a port, and stops it. */

import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Accounts } from '#server/local/auth/accounts.ts'
import { storeHostAddress } from '#server/local/data-folder.ts'
import { hasCode } from '#server/reason.ts'
import { createApp } from './app.ts'
import { openServices, type ServiceOptions } from './services.ts'

/** Time for pending requests after the host is asked to stop, in milliseconds. */
const gracePeriod = 3_000

interface ListenOptions extends ServiceOptions {
  /** 0 means any free port. */
  port: number
  dataFolder: string
  /** Folder of the built files. */
  site: string
}

interface Host {
  accounts: Accounts
  /** For example `http://localhost:4173`. */
  origin: string
  close: () => Promise<void>
}

/**
 * Starts the local host on a loopback address, which other machines cannot reach.
 * @throws {Error} in one line, when the port is taken or the data folder cannot be used
 */
export async function listen({ port, dataFolder, site, ...options }: ListenOptions): Promise<Host> {
  const server = createServer()
  const origin = `http://localhost:${await bind(server, port)}`
  try {
    const { app, accounts } = await openServices(dataFolder, options)
    server.on('request', getRequestListener(createApp(site, app).fetch))
    await storeHostAddress(dataFolder, origin)
    const close = async () => {
      await stop(server)
      await accounts.close()
    }
    return { accounts, origin, close }
  } catch (error) {
    await stop(server)
    throw error
  }
}

/** Checks that a port is free. @throws {Error} in one line, when it is in use or not allowed */
export async function checkPort(port: number): Promise<void> {
  const server = createServer()
  await bind(server, port)
  await stop(server)
}

/** @returns the port */
async function bind(server: Server, port: number): Promise<number> {
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening')
  } catch (error) {
    if (!hasCode(error, 'EADDRINUSE') && !hasCode(error, 'EACCES')) throw error
    const state = hasCode(error, 'EACCES') ? 'not allowed' : 'in use'
    throw new Error(`Port ${port} is ${state}. Stop the program that uses it, or set PORT to another port.`)
  }
  const address = server.address()
  return typeof address === 'object' && address ? address.port : port
}

async function stop(server: Server): Promise<void> {
  const deadline = setTimeout(() => server.closeAllConnections(), gracePeriod)
  const closed = once(server, 'close')
  server.close()
  await closed
  clearTimeout(deadline)
}
