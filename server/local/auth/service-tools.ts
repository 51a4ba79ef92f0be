import type { Context } from 'hono'
import type { NoticeName } from '#content/schema/message.ts'
import { dataPaths } from '#server/local/data-folder.ts'
import { reason } from '#server/reason.ts'
import type { Accounts } from './accounts.ts'
import { writeNotice } from './mail.ts'
import { refuse, responseException } from './replies.ts'
import { addMethod, type Caller, callerOf, type Method, sessionIdIn, withClaims } from './sessions.ts'

/** Functions that the routes of the service share. */
export interface ServiceTools {
  accounts: Accounts
  /** Calls the package with the headers of a request, which include its API key and its token. */
  call: (c: Context, path: string, method: string, body?: unknown) => Promise<Response>
  findCaller: (c: Context) => Promise<Caller>
  /**
   * Converts a session of the package to the shape of the hosted service; returns a refusal unchanged. @param method of a
   * new session's sign-in
   */
  complete: (c: Context, response: Response, method?: Method) => Promise<Response>
  /** Counts an attempt at a password or code. @throws {HTTPException} with 429 beyond the limit */
  countGuess: (c: Context, key: string) => void
  /** Writes a notice to an account. A failure is only logged, as on the hosted service. */
  notify: (name: NoticeName, account: Caller['account']) => Promise<void>
}

/** @param guesses allowed attempts at one password or second factor in five minutes */
export function serviceTools(accounts: Accounts, guesses: number): ServiceTools {
  const { database } = accounts
  const guessLimit = new Limit(guesses, 300)

  const call: ServiceTools['call'] = (c, path, method, body) => {
    const headers = new Headers(c.req.header())
    for (const name of ['content-length', 'transfer-encoding', 'host', 'origin']) headers.delete(name)
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
    return accounts.fetch(new Request(new URL(`/auth/v1/${path}`, 'http://localhost'), init))
  }
  const findCaller: ServiceTools['findCaller'] = async (c) => callerOf(database, c, await call(c, 'user', 'GET'))
  const complete: ServiceTools['complete'] = async (c, response, method) => {
    if (!response.ok) return response
    const answer: unknown = await response.json()
    if (method) addMethod(database, sessionIdIn(answer), method)
    return c.json(await withClaims(database, accounts.secret, answer))
  }
  const countGuess: ServiceTools['countGuess'] = (c, key) => {
    const wait = guessLimit.count(key)
    if (wait === 0) return
    c.header('Retry-After', String(wait))
    throw responseException(refuse(c, 429, 'over_request_rate_limit', 'Request rate limit reached'))
  }
  const notify: ServiceTools['notify'] = async (name, { email, user_metadata }) => {
    try {
      await writeNotice(dataPaths.messages(accounts.folder), name, email, user_metadata.language)
    } catch (error) {
      process.stderr.write(`A message could not be written: ${reason(error)}\n`)
    }
  }
  return { accounts, call, findCaller, complete, countGuess, notify }
}

/** A rate limit per key, so that the screens show the hosted service's answer. A window begins with its first request. */
export class Limit {
  readonly #windows = new Map<string, { endsAt: number; count: number }>()
  readonly #requests: number
  readonly #seconds: number

  constructor(requests: number, seconds: number) {
    this.#requests = requests
    this.#seconds = seconds
  }

  /** Counts a request. @returns the seconds to wait; 0 within the limit */
  count(key: string): number {
    const now = performance.now()
    const open = this.#windows.get(key)
    const window = open && open.endsAt > now ? open : { endsAt: now + this.#seconds * 1_000, count: 0 }
    window.count += 1
    this.#windows.set(key, window)
    return window.count > this.#requests ? Math.ceil((window.endsAt - now) / 1_000) : 0
  }
}
