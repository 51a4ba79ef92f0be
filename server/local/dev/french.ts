/*
 * Vite plugins for the French pages of `npm run dev`, which a process of their own serves under the same origin.
 * server/local/commands/dev.ts adds them.
 */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Plugin } from 'vite'
import { frenchCondition } from '#content/languages/languages.ts'
import { englishAddressOf } from '#content/page-addresses.server.ts'

/** Base of all addresses of the process for French pages, including Vite's own. */
export const frenchBase = '/fr/'

/** Addresses that the process for French pages handles. */
const frenchPath = '^/fr(?:/|\\?|$)'
export const isFrenchPath = (path: string): boolean => new RegExp(frenchPath).test(path)

/** Environment variable with the port of the process for French pages. */
const portVariable = 'CAIRNLINE_FRENCH_PORT'

/** The port of this process, if the command has started it for the French pages. */
export const frenchPort = (): number | undefined => Number(process.env[portVariable]) || undefined

/**
 * Serves the French pages under the same origin from a second process, because a process and Vite's module cache contain the
 * text of one language. The process starts with the first request for a French page.
 */
export async function frenchPages(): Promise<Plugin> {
  const port = await freePort()
  let started: Promise<unknown> | undefined
  const start = () => {
    const env = { ...process.env, [portVariable]: String(port) }
    const [, script = ''] = process.argv
    const child = spawn(process.execPath, [frenchCondition, script], {
      env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    // Neither keeps this process from ending; the child ends with it.
    child.unref()
    child.channel?.unref()
    // After a crash, the next request starts it again.
    child.once('exit', () => {
      started = undefined
    })
    return Promise.race([once(child, 'message'), once(child, 'exit')])
  }
  return {
    name: 'cairnline:french-pages',
    config: () => ({ server: { proxy: { [frenchPath]: { target: `http://localhost:${port}`, ws: true } } } }),
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        if (!isFrenchPath(request.url ?? '')) return next()
        started ??= start()
        void started.finally(next)
      })
    },
  }
}

/** Tells the parent process that French pages are served, and ends when it ends. */
export function announceFrench(): void {
  process.once('disconnect', () => process.exit())
  process.send?.('ready')
}

/** Rewrites French addresses to the English ones under which Vike knows the pages. */
export function frenchAddresses(): Plugin {
  return {
    name: 'cairnline:french-addresses',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        const [path = '', query = ''] = request.url?.split(/(?=\?)/, 2) ?? []
        const english = englishAddressOf(path)
        // Vike reads `originalUrl`, in which connect stores the unchanged URL.
        if (english !== undefined) request.url = request.originalUrl = frenchBase + english.slice(1) + query
        next()
      })
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}
