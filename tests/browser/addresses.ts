import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Clean addresses of the built pages that answer with status 200. */
export const builtAddresses = readdirSync(join('dist', 'client'), { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.html') && !file.endsWith('404.html'))
  .map((file) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`))
  // Without a session the dashboard leads to sign-in; its own tests open it.
  .filter((address) => address !== '/welcome')
  .sort()
