import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { localSettings } from '#server/environment.ts'
import { listen } from '#server/local/site/listen.ts'
import { oneLine, run } from '#tests/unit/server/local/site/process.ts'
import { smallSite } from '#tests/unit/server/local/site/small-site.ts'
import { temporaryFolder } from '#tests/unit/server/local/temporary-folder.ts'

/** A project folder, with a built page if `built`. */
function project({ built }: { built: boolean }): string {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'package.json'), '{}')
  if (built) cpSync(join(smallSite(), '..'), join(folder, 'dist'), { recursive: true })
  return folder
}

describe('npm run preview', () => {
  it('serves the built site, prints how to use it, and stops on SIGTERM', async () => {
    const cwd = project({ built: true })
    const host = run('server/local/commands/preview.ts', [], { cwd, env: { PORT: '0', CAIRNLINE_DATA: 'data' } })
    const printed = await host.printed('Ctrl+C')
    const origin = /Site +(\S+)/.exec(printed)?.[1]
    const [, email, password] = /email +(\S+)\n +password +(\S+)/.exec(printed) ?? []
    expect(printed).toContain(`${join('data', 'enquiries')}  (list them: npm run inbox)`)
    expect(await (await fetch(`${origin}/`)).text()).toBe('Home')
    const response = await fetch(`${origin}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: localSettings.PUBLIC_SUPABASE_PUBLISHABLE_KEY },
      body: JSON.stringify({ email, password }),
    })
    expect([email, response.status]).toEqual(['demo@cairnline.example', 200])
    host.child.kill('SIGTERM')
    expect(await host.ended()).toMatchObject({ code: 0, stderr: '' })
  })

  it('reports that nothing is built', async () => {
    const { code, stderr } = await run('server/local/commands/preview.ts', [], {
      cwd: project({ built: false }),
      env: { PORT: '0', CAIRNLINE_DATA: temporaryFolder() },
    }).ended()
    expect([code, oneLine(stderr)]).toEqual([1, true])
    expect(stderr).toContain('There is no built site in dist/client.')
  })
})

describe('npm start', () => {
  it('stops before it builds when the port is in use', async () => {
    const host = await listen({ port: 0, dataFolder: temporaryFolder(), site: smallSite() })
    onTestFinished(host.close)
    const port = new URL(host.origin).port
    const { code, stderr, stdout } = await run('server/local/commands/start.ts', [], { env: { PORT: port } }).ended()
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toBe(`Port ${port} is in use. Stop what uses it, or set PORT to another one.\n`)
  })

  it.each([
    ['the data folder is a file', { PORT: '0', CAIRNLINE_DATA: 'package.json' }, 'package.json cannot be written to'],
    ['the data folder is under a file', { PORT: '0', CAIRNLINE_DATA: 'package.json/data' }, 'cannot be written to'],
    ['the port is no number', { PORT: '4173x' }, 'PORT is "4173x"'],
    ['the port is too high', { PORT: '65536' }, 'PORT is "65536"'],
    ['a setting is wrong', { PORT: '0', SITE_URL: 'ftp://x' }, 'SITE_URL is "ftp://x"'],
  ])('stops before it builds when %s', async (_, env, message) => {
    const { code, stdout, stderr } = await run('server/local/commands/start.ts', [], { env }).ended()
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toContain(message)
    expect(stderr).not.toContain('    at ')
  })
})

it.each([['--last', '0'], ['--last', 'many'], ['--lats', '3'], ['3']])(
  'npm run inbox -- %s %s says its usage',
  async (...args) => {
    const env = { CAIRNLINE_DATA: temporaryFolder() }
    const { code, stdout, stderr } = await run('server/local/commands/inbox-list.ts', args, { env }).ended()
    expect([code, stdout, oneLine(stderr)]).toEqual([1, '', true])
    expect(stderr).toContain('Usage: npm run inbox')
  },
)
