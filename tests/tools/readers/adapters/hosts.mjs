/* `npm run readers`: runs one npm package of kinds/hosts.ts (static servers) on the built site, and prints what it read. */

import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { print, records } from './input.mjs'

const { root, pages } = records

await print({
  serve: () => served('serve/build/main.js', (port) => ['-l', String(port), '--no-clipboard', root]),
  'http-server': () => served('http-server/bin/http-server', (port) => [root, '-p', String(port), '-s']),
  'sirv-cli': () => served('sirv-cli/bin.js', (port) => [root, '--port', String(port), '--quiet']),
  '@netlify/headers-parser': async () => {
    const { parseAllHeaders } = await import('@netlify/headers-parser')
    const { errors, headers } = await parseAllHeaders({
      headersFiles: [`${root}/_headers`],
      minimal: true,
      configHeaders: [],
    })
    return {
      _headers:
        errors.length === 0 && headers.length > 0
          ? 'read without error'
          : errors.map(({ message }) => message.split('\n').slice(0, 3).join(' ')),
    }
  },
  '@netlify/redirect-parser': async () => {
    const { parseAllRedirects } = await import('@netlify/redirect-parser')
    const { errors, redirects } = await parseAllRedirects({
      redirectsFiles: [`${root}/_redirects`],
      configRedirects: [],
      minimal: true,
    })
    return {
      _redirects:
        errors.length === 0 && redirects.length > 0 ? 'read without error' : errors.map(({ message }) => message),
    }
  },
})

async function served(bin, args) {
  const port = await freePort()
  const server = spawn(process.execPath, [`node_modules/${bin}`, ...args(port)], { stdio: 'ignore' })
  const ask = (path) => fetch(`http://127.0.0.1:${port}/${path}`)
  for (let tries = 0; tries < 100; tries++) {
    if (
      await ask('').then(
        () => true,
        () => false,
      )
    )
      break
    await new Promise((done) => setTimeout(done, 100))
  }
  const titles = {}
  for (const { path } of pages)
    titles[path] = titleOf(await (await ask(path.split('/').map(encodeURIComponent).join('/'))).text())
  const missing = (await ask('nowhere')).status
  const type = (await ask('data/fixes.csv')).headers.get('content-type')?.split(';')[0]
  server.kill()
  return { 'each page at its address': titles, 'an unknown address': missing, 'fixes.csv': type }
}

function titleOf(html) {
  return (/<title>([^<]*)/.exec(html)?.[1] ?? '').replace(/&amp;/g, '&').replace(/&#39;|&#x27;/g, "'")
}

function freePort() {
  return new Promise((done) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address()
      server.close(() => done(port))
    })
  })
}
