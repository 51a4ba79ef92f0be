import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/** Hono environment of the local host. The Node bindings are absent when a test calls an app without a socket. */
export interface LocalEnv {
  Bindings: Partial<HttpBindings>
}

/** IP address that a request came from; empty without a socket. */
export function requestSender(c: Context<LocalEnv>): string {
  return c.env?.incoming?.socket.remoteAddress ?? ''
}
