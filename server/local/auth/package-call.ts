import type { Context } from 'hono'
import type { LocalEnv } from '#server/local/request-sender.ts'

/** Calls the package with the headers of a request, and so with its API key and its token. */
export type PackageCall = (c: Context<LocalEnv>, path: string, method: string, body?: string) => Promise<Response>

/** The `path` of a call is one of ours: a path that a caller spells could reach another part of the package. */
export function packageCall(fetchFromPackage: (request: Request) => Promise<Response>): PackageCall {
  return (c, path, method, body) => {
    const headers = new Headers(c.req.header())
    for (const name of ['content-length', 'transfer-encoding', 'host', 'origin']) headers.delete(name)
    return fetchFromPackage(new Request(new URL(path, 'http://localhost'), { method, headers, ...(body && { body }) }))
  }
}
