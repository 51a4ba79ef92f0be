import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { inboxLines } from '#server/local/commands/inbox-lines.ts'
import { openInbox, readInbox } from '#server/local/inbox/inbox.ts'
import { temporaryFolder } from '#tests/unit/server/local/temporary-folder.ts'

const enquiry = { firstName: 'Ada', lastName: 'Roy', email: 'ada@example.ca', message: 'Bonjour' }

describe('an inbox', () => {
  it('keeps the visitor’s text unchanged', async () => {
    const folder = temporaryFolder()
    const fields = {
      ...enquiry,
      firstName: 'Zoë\r\nBcc: x@example.ca',
      message: '\u0000\u001b[31m😀 العربية\t<img onerror>',
    }
    await openInbox(folder).keep(fields)
    expect((await readInbox(folder)).enquiries.map((kept) => kept.fields)).toEqual([fields])
  })

  it('lists the oldest first, even within one millisecond', async () => {
    const folder = temporaryFolder()
    const inbox = openInbox(folder, () => 1_760_000_000_000)
    for (const message of ['one', 'two', 'three']) await inbox.keep({ ...enquiry, message })
    const { enquiries } = await readInbox(folder)
    expect(enquiries.map(({ fields }) => fields.message)).toEqual(['one', 'two', 'three'])
    expect(enquiries[0]?.receivedAt).toBe('2025-10-09T08:53:20.000Z')
  })

  it('keeps one enquiry for repeats of an id, even from several processes at once', async () => {
    const folder = temporaryFolder()
    const [first, second] = [openInbox(folder), openInbox(folder)]
    const outcomes = await Promise.all([first, second, first].map((inbox) => inbox.keep(enquiry, 'id-1')))
    expect(outcomes.sort()).toEqual(['alreadyKept', 'alreadyKept', 'kept'])
    expect((await readInbox(folder)).enquiries).toHaveLength(1)
  })

  it('keeps changed enquiries of one id, and all without an id', async () => {
    const folder = temporaryFolder()
    const inbox = openInbox(folder)
    await inbox.keep(enquiry, 'id-1')
    await inbox.keep({ ...enquiry, message: 'Bonjour, revised' }, 'id-1')
    await inbox.keep(enquiry)
    await inbox.keep(enquiry)
    expect((await readInbox(folder)).enquiries).toHaveLength(4)
  })

  it('lists the others next to a torn file, and ignores a draft', async () => {
    const folder = temporaryFolder()
    await openInbox(folder).keep(enquiry)
    writeFileSync(join(folder, 'torn.json'), '{"receivedAt":"2025-')
    writeFileSync(join(folder, 'other.json'), '{"hello":1}')
    writeFileSync(join(folder, 'half.draft'), '{"rec')
    const { enquiries, unreadable } = await readInbox(folder)
    expect(enquiries).toHaveLength(1)
    expect(unreadable.map(({ file }) => file)).toEqual([join(folder, 'other.json'), join(folder, 'torn.json')])
  })

  it('keeps the first enquiries when they arrive at the same time', async () => {
    const folder = join(temporaryFolder(), 'data', 'enquiries')
    const inbox = openInbox(folder)
    await Promise.all(Array.from({ length: 20 }, () => inbox.keep(enquiry)))
    expect((await readInbox(folder)).enquiries).toHaveLength(20)
  })

  it('leaves one file, readable by its owner only', async () => {
    const folder = join(temporaryFolder(), 'enquiries')
    await openInbox(folder).keep(enquiry)
    const [name, ...rest] = readdirSync(folder)
    expect(rest).toEqual([])
    expect(statSync(join(folder, name ?? '')).mode & 0o777).toBe(0o600)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
  })

  it('rejects an enquiry that it cannot write', async () => {
    const folder = join(temporaryFolder(), 'file')
    writeFileSync(folder, '')
    await expect(openInbox(folder).keep(enquiry)).rejects.toThrow('ENOTDIR')
  })
})

describe('the list of enquiries', () => {
  it('says that there is none', async () => {
    const folder = join(temporaryFolder(), 'none')
    expect(await inboxLines(folder, 20)).toBe(`0 enquiries in ${folder}\n`)
  })

  it('shows each enquiry, newest last, and names unreadable files', async () => {
    const folder = temporaryFolder()
    let time = 1_760_000_000_000
    const inbox = openInbox(folder, () => time++)
    await inbox.keep({ ...enquiry, phone: '613-555-0142', organization: '' })
    await inbox.keep({ ...enquiry, message: 'Second\nline' })
    mkdirSync(join(folder, 'folder.json'))
    expect(await inboxLines(folder, 20)).toBe(
      [
        '2025-10-09T08:53:20.000Z  Ada Roy <ada@example.ca>\n  phone: 613-555-0142\n  | Bonjour',
        '2025-10-09T08:53:20.001Z  Ada Roy <ada@example.ca>\n  | Second\n  | line',
        `Not readable: ${join(folder, 'folder.json')} (EISDIR: illegal operation on a directory, read)`,
        `2 enquiries in ${folder}\n`,
      ].join('\n\n'),
    )
  })

  it('shows the newest where there are many, and says how to see all', async () => {
    const folder = temporaryFolder()
    const inbox = openInbox(folder)
    for (const message of ['First', 'Second', 'Third']) await inbox.keep({ ...enquiry, message })
    const list = await inboxLines(folder, 2)
    expect([...list.matchAll(/ {2}\| (\w+)/g)].map(([, message]) => message)).toEqual(['Second', 'Third'])
    expect(list).toContain(`3 enquiries in ${folder}, the last 2 above. All: npm run inbox -- --all\n`)
    expect(await inboxLines(folder, Number.POSITIVE_INFINITY)).toContain('| First')
  })

  it('lets no enquiry steer the terminal or pose as another', async () => {
    const folder = temporaryFolder()
    await openInbox(folder).keep({
      ...enquiry,
      firstName: 'Eve\r\n2025-01-01T00:00:00.000Z  Forged',
      email: 'a@b.ca\u001b]8;;https://x\u0007',
      '\u001b[2J': 'clear',
      message: 'One\r\nTwo\rThree \u001b[31m \u202Egnp\u2066 \u009b2J \u2028 👨‍👩‍👧',
    })
    const list = await inboxLines(folder, 20)
    const steering = [...list].filter((char) => char !== '\n' && /[\p{Cc}\p{Zl}\u202a-\u202e\u2066-\u2069]/u.test(char))
    expect(steering).toEqual([])
    expect(list).toContain('Eve\\r\\n2025-01-01T00:00:00.000Z  Forged Roy')
    expect(list).toContain('  \\e[2J: clear')
    expect(list).toContain('  | One\n  | Two\\rThree \\e[31m \\u{202e}gnp\\u{2066} \\u{9b}2J \\u{2028} 👨‍👩‍👧')
  })
})
