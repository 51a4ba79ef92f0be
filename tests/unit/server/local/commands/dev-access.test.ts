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
const hidden = [
  '.data/auth.secret',
  '.data/enquiries/one.json',
  `${dataFolder}/auth.sqlite.old`,
  `${dataFolder}/enquiries/one.json`,
  '.cache/page.html',
  '.env',
  '.env.production',
  '.git/config',
]

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

/** Starts the development server of a project. @returns its origin */
async function devServer(cwd: string): Promise<string> {
  const { printed } = run('server/local/commands/dev.ts', [], { cwd, env: { PORT: '0', CAIRNLINE_DATA: dataFolder } })
  return /Site +(\S+)/.exec(await printed('Ctrl+C'))?.[1] ?? ''
}

/** Requests a path with headers exactly as written; `fetch` would normalise them. */
async function ask(origin: string, path: string, headers: Record<string, string> = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number
    text: string
    cors: string | undefined
  }>()
  request(`${origin}/`, { path, headers, agent: false }, (response) => {
    const { statusCode: status = 0, headers } = response
    text(response).then((text) => resolve({ status, text, cors: headers['access-control-allow-origin'] }), reject)
  })
    .once('error', reject)
    .end()
  return promise
}

it('serves no private file', async () => {
  const cwd = usedProject()
  const origin = await devServer(cwd)
  const starts = [
    '/',
    '/content/../',
    '/%2e/',
    '/@fs/',
    `/@fs${cwd}/`,
    `/@fs${cwd}/content/../`,
    '/@id/',
    `/@id${cwd}/`,
  ]
  const queries = [
    '',
    '?raw',
    '?url',
    '?inline',
    '?import',
    '?import&raw',
    '?import&url',
    '?import&inline',
    '?raw&.svg',
  ]
  const given: string[] = []
  for (const file of hidden)
    for (const start of starts)
      for (const query of queries) {
        const path = `${start}${encodeURI(file)}${query}`
        const { status, text } = await ask(origin, path)
        if (status === 200 || text.includes(secret)) given.push(path)
      }
  expect(given).toEqual([])
  for (const path of [module, `${module}?raw`, `/@fs${cwd}${module}?import&url`])
    expect(await ask(origin, path), path).toMatchObject({ status: 200 })
})

it('answers its own pages only, and under a loopback name', async () => {
  const origin = await devServer(usedProject())
  const { port } = new URL(origin)
  const address = `127.0.0.1:${port}`
  const others: Record<string, string>[] = [
    { Host: `cairnline.example:${port}` },
    { Host: `192.0.2.1:${port}` },
    { Host: `site.localhost:${port}` },
    { Origin: 'https://cairnline.example' },
    { Origin: 'http://localhost:9' },
    { Origin: `http://${address}` },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' },
    { 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Mode': 'no-cors' },
  ]
  for (const path of [module, '/', '/auth/v1/settings'])
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
