/* What nginx, Caddy and wrangler have in common in tests: found or installed, started on a free port, ended. */

import { type SpawnOptions, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { delimiter, join } from 'node:path'
import { installByApt } from '#tests/programs.ts'

/** How long a server may take to start. No test begins before all have started. */
const START_LIMIT_MS = 120_000

/** The host name of the built site. */
export const siteName = 'www.cairnline.example'

/** A web server that serves the built site by the configuration that the build wrote for it. */
export interface WebServer {
  port: number
  /** The name in the `Host` header of requests. */
  hostName: string
  /** The encodings that it offers on this machine. */
  encodings: readonly ('gzip' | 'br')[]
  /** Whether it leaves the headers for files out of the answer for a missing file. */
  knowsMissing: boolean
  /** Whether it recognizes a preview deployment by its host name, and keeps it out of search results. */
  marksPreviews: boolean
  /** Without TLS of its own, a host sends neither HSTS nor `upgrade-insecure-requests`. */
  transport: 'hosted' | 'local'
  close: () => Promise<void>
}

/**
 * The path of a program: the installed one, or one that Debian's package manager installs now.
 * @throws {Error} on CI, where no server may be missing
 */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/bin']
  return findFile(
    name,
    folders.map((folder) => join(folder, name)),
  )
}

/**
 * The first of some paths that exists, at the latest after Debian's package manager has installed a package.
 * @throws {Error} on CI, where nothing may be missing
 */
export function findFile(packageName: string, paths: readonly string[]): string | undefined {
  const find = () => paths.find((path) => existsSync(path))
  if (find() === undefined) installByApt(packageName)
  const found = find()
  if (found === undefined && process.env.CI) throw new Error(`${packageName} is missing, and could not be installed.`)
  return found
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', resolve)
  await promise
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  await new Promise((done) => server.close(done))
  return port
}

/**
 * Runs a server in the foreground until it is closed, and waits until it answers.
 * @throws {Error} with what it printed, when it ends before that
 */
export async function runServer(
  program: string,
  args: readonly string[],
  port: number,
  options: SpawnOptions = {},
): Promise<() => Promise<void>> {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  const endWithTests = () => child.kill('SIGTERM')
  process.once('exit', endWithTests)
  const printed: string[] = []
  child.stdout?.on('data', (text) => printed.push(String(text)))
  child.stderr?.on('data', (text) => printed.push(String(text)))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const hasEnded = ended.then(() => true)
  const limit = AbortSignal.timeout(START_LIMIT_MS)
  while (!(await answers(port))) {
    const over = await Promise.race([hasEnded, new Promise<false>((resolve) => setTimeout(resolve, 50, false))])
    if (!over && !limit.aborted) continue
    endWithTests()
    throw new Error(`${program} did not start:\n${printed.join('')}`)
  }
  return async () => {
    process.off('exit', endWithTests)
    child.kill('SIGTERM')
    await ended
  }
}

/** Whether a server accepts connections. */
async function answers(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const socket = connect({ port, host: '127.0.0.1' })
  socket.once('connect', () => resolve(true))
  socket.once('error', () => resolve(false))
  try {
    return await promise
  } finally {
    socket.destroy()
  }
}
