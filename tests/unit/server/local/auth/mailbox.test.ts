import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { localSettings } from '#server/environment.ts'
import { type Message, messageLink, openMailbox, readMailbox } from '#server/local/auth/mailbox.ts'
import { mailboxLines } from '#server/local/commands/inbox-lines.ts'
import { dataPaths } from '#server/local/data-folder.ts'
import { patience } from '#tests/unit/patience.ts'
import { run } from '#tests/unit/server/local/site/process.ts'
import { smallSite } from '#tests/unit/server/local/site/small-site.ts'
import { temporaryFolder } from '#tests/unit/server/local/temporary-folder.ts'

const html =
  '<!doctype html><html lang="en-CA"><body><p><a href="http://localhost:1/login?a=b&amp;c=d">Go</a></p></body></html>'
const message = { to: 'ada@example.ca', subject: 'Your account', html }

describe('a mailbox', () => {
  it('keeps each message in a file of its own, readable by its owner only, and lists the oldest first', async () => {
    const folder = join(temporaryFolder(), 'messages')
    const mailbox = openMailbox(folder)
    for (const subject of ['one', 'two', 'three']) await mailbox.send({ ...message, subject })
    const names = readdirSync(folder)
    expect(names).toHaveLength(3)
    for (const name of names) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect((await readMailbox(folder)).messages.map(({ subject }) => subject)).toEqual(['one', 'two', 'three'])
  })

  it('is listed as text with its links in full, safe for a terminal', async () => {
    const folder = temporaryFolder()
    expect(await mailboxLines(folder, 20)).toBe(`0 messages in ${folder}\n`)
    await openMailbox(folder).send({ ...message, to: 'ada\u001b[2J@example.ca', html: html.replace('Go', 'Go\u0007') })
    writeFileSync(join(folder, 'torn.json'), '{"to":"')
    const { messages } = await readMailbox(folder)
    expect(await mailboxLines(folder, 20)).toBe(
      `${messages[0]?.sentAt}  to <ada\\e[2J@example.ca>\n  subject: Your account\n` +
        '  | [Go\\u{7}](http://localhost:1/login?a=b&c=d)\n\n' +
        `Not readable: ${join(folder, 'torn.json')} (Unterminated string in JSON at position 7 (line 1 column 8))\n\n` +
        `1 message in ${folder}\n`,
    )
    expect(messages.map(messageLink)).toEqual(['http://localhost:1/login?a=b&c=d'])
  })
})

describe('a host that runs', () => {
  it('is the target of messages from all processes, and prints none of them', async () => {
    const dataFolder = temporaryFolder()
    const env = { CAIRNLINE_DATA: dataFolder, PORT: '4321' }
    const host = run('tests/unit/server/local/site/host-process.ts', [dataFolder, smallSite()])
    const origin = (await host.printed('\n')).trim()
    const added = await run('server/local/commands/clients/add.ts', ['ada@example.ca'], { env }).ended()
    const headers = { apikey: localSettings.PUBLIC_SUPABASE_PUBLISHABLE_KEY }
    const post = (path: string, body: object) =>
      fetch(`${origin}/auth/v1/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    expect((await post('recover', { email: 'ada@example.ca' })).status).toBe(200)
    const links = await vi.waitFor(async () => {
      const { messages } = await readMailbox(dataPaths.messages(dataFolder))
      expect(messages).toHaveLength(2)
      return messages.map(linkOf)
    }, patience)
    expect(links.map((link) => `${link.origin}${link.pathname}`)).toEqual(Array(2).fill(`${origin}/login`))
    expect(added.stdout).toContain(links[0]?.href)
    for (const { searchParams } of links) {
      const [token_hash, type] = [searchParams.get('token_hash'), searchParams.get('type')]
      expect((await post('verify', { token_hash, type })).status).toBe(200)
    }
    host.child.kill('SIGTERM')
    expect(await host.ended()).toMatchObject({ stdout: `${origin}\n`, stderr: '' })
  })
})

function linkOf(sent: Message): URL {
  return new URL(messageLink(sent) ?? 'about:blank')
}
