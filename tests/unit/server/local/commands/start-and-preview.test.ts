/* `npm start` and `npm run preview` as processes: what they print, and how they stop. */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { localSettings } from '#server/environment.ts'
import { checkedHostSettings } from '#server/local/commands/serve.ts'
import { listen } from '#server/local/site/listen.ts'
import { patience } from '#tests/unit/patience.ts'
import { run } from '#tests/unit/server/local/site/process.ts'
import { smallSite } from '#tests/unit/server/local/site/small-site.ts'
import { temporaryFolder } from '#tests/unit/server/local/temporary-folder.ts'

/** A project folder with a built page, whose script `preview` is ours. */
function project(): string {
  const folder = temporaryFolder()
  const preview = `"${process.execPath}" "${resolve('server/local/commands/preview.ts')}"`
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { preview } }))
  cpSync(join(smallSite(), '..'), join(folder, 'dist'), { recursive: true })
  return folder
}

const credentialsIn = (printed: string) => {
  const [, email, password] = /email +(\S+)\n +password +(\S+)/.exec(printed) ?? []
  return { email, password }
}

it('npm run preview prints how to use it, shares the password of a host beside it, and stops on SIGTERM', async () => {
  const cwd = project()
  const start = async () => {
    const host = run('server/local/commands/preview.ts', [], { cwd, env: { PORT: '0', CAIRNLINE_DATA: 'data' } })
    const printed = await host.printed('Ctrl+C')
    return { host, printed, origin: /Site +(\S+)/.exec(printed)?.[1] ?? '' }
  }
  const [first, second] = [await start(), await start()]
  expect(first.printed).toContain(`${join('data', 'enquiries')}  (list them: npm run inbox)`)
  expect(await (await fetch(first.origin)).text()).toBe('Home')
  expect(credentialsIn(second.printed)).toEqual(credentialsIn(first.printed))
  const signIn = await fetch(`${first.origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: localSettings.PUBLIC_SUPABASE_PUBLISHABLE_KEY },
    body: JSON.stringify(credentialsIn(second.printed)),
  })
  expect(signIn.status).toBe(200)
  // Links lead to the host that was started last.
  const env = { CAIRNLINE_DATA: join(cwd, 'data') }
  const added = await run('server/local/commands/client.ts', ['add', 'ada@example.ca'], { env }).ended()
  expect(added.stdout).toContain(`${second.origin}/login#token_hash=`)
  second.host.child.kill('SIGTERM')
  expect(await second.host.ended()).toMatchObject({ code: 0, stderr: '' })
  // It is stopped, the first still runs.
  const later = await run('server/local/commands/client.ts', ['add', 'bo@example.ca'], { env }).ended()
  expect(later.stdout).toContain(`${first.origin}/login#token_hash=`)
})

it('npm run preview ends with a message where the data folder has an empty password', async () => {
  const cwd = project()
  mkdirSync(join(cwd, 'data'))
  const file = join(cwd, 'data', 'demo-password')
  writeFileSync(file, '')
  const env = { PORT: '0', CAIRNLINE_DATA: 'data' }
  const { code, stderr } = await run('server/local/commands/preview.ts', [], { cwd, env }).ended()
  expect([code, stderr]).toEqual([1, `${file} is empty, as a full disk leaves it. Delete it, and start again.\n`])
})

it('SIGTERM to npm ends the host that npm has started', async () => {
  const cwd = project()
  mkdirSync(join(cwd, 'data'))
  const npm = spawn('npm', ['run', 'preview'], {
    cwd,
    env: { ...process.env, PORT: '0', CAIRNLINE_DATA: 'data' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let printed = ''
  npm.stdout.on('data', (data) => (printed += data))
  await vi.waitFor(() => expect(printed).toContain('Ctrl+C'), patience)
  npm.kill('SIGTERM')
  await once(npm, 'exit')
  const origin = /Site +(\S+)/.exec(printed)?.[1] ?? ''
  await vi.waitFor(() => expect(fetch(origin)).rejects.toThrow('fetch failed'), patience)
})

it('npm start stops before it builds when the port is in use', async () => {
  const host = await listen({ port: 0, dataFolder: temporaryFolder(), site: smallSite() })
  onTestFinished(host.close)
  const port = new URL(host.origin).port
  const { code, stderr, stdout } = await run('server/local/commands/start.ts', [], { env: { PORT: port } }).ended()
  expect([code, stdout]).toEqual([1, ''])
  expect(stderr).toBe(`Port ${port} is in use. Stop the program that uses it, or set PORT to another port.\n`)
})

it.each([
  [{ CAIRNLINE_DATA: 'package.json/data' }, 'package.json/data is not writable'],
  [{ CAIRNLINE_DATA: '/proc/cairnline/data' }, '/proc/cairnline/data is not writable'],
  [{ PORT: '65536' }, 'PORT is "65536"'],
])('the settings %j are refused in words', async (env, message) => {
  onTestFinished(() => void vi.unstubAllEnvs())
  for (const [name, value] of Object.entries({ PORT: '0', ...env })) vi.stubEnv(name, value)
  await expect(checkedHostSettings()).rejects.toThrow(message)
})

it('npm run preview says where nothing is built', async () => {
  const options = { cwd: temporaryFolder(), env: { PORT: '0', CAIRNLINE_DATA: temporaryFolder() } }
  const { code, stdout, stderr } = await run('server/local/commands/preview.ts', [], options).ended()
  expect([code, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(/^There is no built site in dist\/client\. .*\n$/)
})
