import { findProgram } from './web-server.ts'
import { installWrangler } from './wrangler.ts'

/** Installs the web servers before any test file runs. Two files that install the same package at once break each other. */
export function setup(): void {
  installWrangler()
  findProgram('nginx')
  findProgram('caddy')
  findProgram('openssl')
}
