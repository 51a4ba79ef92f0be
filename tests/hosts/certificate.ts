import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { findProgram, siteName } from './web-server.ts'

/** Files of a certificate and of its key, both as PEM. */
export interface Certificate {
  certificate: string
  key: string
}

/** A certificate for the site's name, signed by itself, in a folder. Undefined without OpenSSL. */
export function selfSigned(folder: string): Certificate | undefined {
  const openssl = findProgram('openssl')
  if (openssl === undefined) return undefined
  const files = { certificate: join(folder, 'certificate.pem'), key: join(folder, 'key.pem') }
  const options = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=${siteName}`
  const alternative = ['-addext', `subjectAltName=DNS:${siteName}`]
  execFileSync(openssl, [...options.split(' '), ...alternative, '-out', files.certificate, '-keyout', files.key], {
    stdio: 'ignore',
  })
  return files
}
