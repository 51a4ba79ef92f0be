import type { Context } from 'hono'
import type { LocalEnv } from '#server/local/request-sender.ts'
import type { Accounts } from './accounts.ts'

/** Calls the package with the headers of a request, and so with its API key and its token. */
export type PackageCall = (c: Context<LocalEnv>, path: string, method: string, body?: string) => Promise<Response>

/** The `path` of a call is one of ours: a path that a caller spells could reach another part of the package. */
export function packageCall(accounts: Pick<Accounts, 'fetch'>): PackageCall {
  return (c, path, method, body) => {
    const headers = new Headers(c.req.header())
    for (const name of ['content-length', 'transfer-encoding', 'host', 'origin']) headers.delete(name)
    return accounts.fetch(new Request(new URL(path, 'http://localhost'), { method, headers, ...(body && { body }) }))
  }
}
