import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Certificate {
  key: Buffer
  cert: Buffer
}

/**
 * A certificate for this run, made by the command `openssl`: P-256, self-signed, without a chain. A public one is some
 * 2 kB longer, which all variants of a page would pay alike.
 * @throws {Error} when there is no openssl
 */
export function makeCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'cairnline-certificate-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const request = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -noenc -days 2 -subj /CN=localhost'
  try {
    execFileSync('openssl', [...request.split(' '), '-keyout', key, '-out', cert], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    return { key: readFileSync(key), cert: readFileSync(cert) }
  } catch (error) {
    throw new Error('npm run bench:visit makes its certificate with the command openssl, which failed.', {
      cause: error,
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
