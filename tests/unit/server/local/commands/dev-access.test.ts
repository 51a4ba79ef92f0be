import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { dirname, join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { copyProject } from '#tests/project-copy.ts'
import { run } from '#tests/unit/server/local/site/process.ts'

const secret = 'only for the owner'
const module = '/content/en/login.ts'
const dataFolder = 'data (mine)'
const hidden = ['.data/auth.secret', `${dataFolder}/enquiries/one.json`, '.cache/page.html', '.env', '.git/config']

/** A project folder with private data, and with linked packages, beside which Vite keeps its own files. */
function usedProject(): string {
  const folder = copyProject('dev')
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  rmSync(join(folder, 'node_modules'))
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync('node_modules').filter((name) => !name.startsWith('.vite')))
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name))
  for (const file of hidden) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), `#"${secret}"`)
  }
  return folder
}

/** Requests a path with headers exactly as written; `fetch` would normalise them. */
async function ask(origin: string, path: string, headers: Record<string, string> = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string; cors: unknown }>()
  request(`${origin}/`, { path, headers, agent: false }, (response) => {
    const { statusCode: status = 0 } = response
    const cors = response.headers['access-control-allow-origin']
    text(response).then((body) => resolve({ status, body, cors }), reject)
  })
    .once('error', reject)
    .end()
  return promise
}

it('the development server gives out no private file, and answers its own pages only, under a loopback name', async () => {
  const cwd = usedProject()
  const { printed } = run('server/local/commands/dev.ts', [], { cwd, env: { PORT: '0', CAIRNLINE_DATA: dataFolder } })
  const origin = /Site +(\S+)/.exec(await printed('Ctrl+C'))?.[1] ?? ''

  const given: string[] = []
  for (const file of hidden)
    for (const start of ['/', '/content/../', '/%2e/', `/@fs${cwd}/`, '/@id/'])
      for (const query of ['', '?raw', '?import&url', '?raw&.svg']) {
        const path = `${start}${encodeURI(file)}${query}`
        const { status, body } = await ask(origin, path)
        if (status === 200 || body.includes(secret)) given.push(path)
      }
  expect(given).toEqual([])
  for (const path of [module, `${module}?raw`]) expect(await ask(origin, path), path).toMatchObject({ status: 200 })

  const { port } = new URL(origin)
  const address = `127.0.0.1:${port}`
  const others: Record<string, string>[] = [
    { Host: `cairnline.example:${port}` },
    { Host: `site.localhost:${port}` },
    { Origin: 'http://localhost:9' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Mode': 'no-cors' },
  ]
  for (const path of [module, '/auth/v1/settings'])
    for (const headers of others)
      expect(await ask(origin, path, headers), `${path} ${JSON.stringify(headers)}`).toMatchObject({ status: 403 })
  const own: Record<string, string>[] = [
    { Origin: origin, 'Sec-Fetch-Site': 'same-origin' },
    { Host: address, Origin: `http://${address}` },
    { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' },
  ]
  for (const headers of own)
    expect(await ask(origin, module, headers), JSON.stringify(headers)).toMatchObject({ status: 200, cors: undefined })
})
