/* Settings: which are refused, and what the message says. */

import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { UnsecuredJWT } from 'jose'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { site } from '#content/facts/site.ts'
import { loadEnvironment, localSettings, settingsTable } from '#server/environment.ts'
import { temporaryFolder } from '#tests/unit/server/local/temporary-folder.ts'

const production = {
  SITE_URL: 'https://www.cairnline.example',
  PRODUCT_NAME: 'Cairnline',
  PUBLIC_SUPABASE_URL: 'https://abcdefgh.supabase.co',
  PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abc',
  PUBLIC_FORM_ENDPOINT: 'https://api.web3forms.com/submit',
  PUBLIC_FORM_ACCESS_KEY: '00000000-0000-4000-8000-000000000000',
}

beforeEach(() => {
  vi.stubEnv('CAIRNLINE_IGNORE_ENV_FILE', '1')
  for (const { name } of settingsTable) vi.stubEnv(name, undefined)
})
afterEach(() => vi.unstubAllEnvs())

const set = (settings: Record<string, string>) => {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
}

it('names every missing setting at once, with the expected form', () => {
  expect(() => loadEnvironment('production')).toThrow(/6 settings are wrong/)
  for (const name of Object.keys(production))
    expect(() => loadEnvironment('production')).toThrow(`${name} is missing: expected`)
})

it.each([
  ['SITE_URL', 'http://www.cairnline.example'],
  ['SITE_URL', 'www.cairnline.example'],
  ['PUBLIC_SUPABASE_URL', '/'],
  ['PUBLIC_FORM_ENDPOINT', 'javascript:alert(1)'],
  ['PUBLIC_FORM_ACCESS_KEY', 'short'],
  ['PUBLIC_FORM_ENDPOINT', 'https://user:pw@forms.example/submit'],
  ['SITE_URL', 'https://www.cairnline.example/site'],
  ['SITE_URL', 'https://www.cairnline.example#top'],
  ['SITE_URL', 'https://intranet'],
  ['PUBLIC_SUPABASE_URL', 'https://*.supabase.co'],
  ['PUBLIC_SUPABASE_URL', 'https://x.example;sandbox'],
  ['PUBLIC_FORM_ENDPOINT', 'https://x$host.example/submit'],
  ['PUBLIC_REPORT_ENDPOINT', 'https://reports.example/csp;sandbox'],
])('refuses %s = %s in production, and shows it', (name, value) => {
  set({ ...production, [name]: value })
  expect(() => loadEnvironment('production')).toThrow(
    new RegExp(`One setting is wrong:\\s+${name} is "${RegExp.escape(value)}"`),
  )
})

it.each(['http://localhost:4173', 'http://127.0.0.1:8080', 'http://[::1]:8080'])(
  'gives a site at %s a domain that nobody can own',
  (address) => {
    set({ ...production, SITE_URL: address, PRODUCT_NAME: 'North Beam' })
    loadEnvironment('production')
    expect([site.email, site.apiHost]).toEqual(['info@north-beam.example', 'api.north-beam.example'])
  },
)

it.each([
  ['markup', '<b>Cairnline</b>', '<b>Cairnline</b>'],
  ['an escape', 'Cairn\u001b[2Jline', 'Cairn\\e[2Jline'],
  ['10,000 characters', 'x'.repeat(10_000), `${'x'.repeat(80)}…`],
  ['signs alone', '&', '&'],
])('refuses a name with %s in one short line that names the setting', (_, value, shown) => {
  for (const mode of ['production', 'local'] as const) {
    const lines = refusal('PRODUCT_NAME', value, mode).split('\n')
    expect(lines[1]).toBe(
      `  PRODUCT_NAME is "${shown}": expected a name of up to 20 letters, digits, spaces and . - & ’, for example Cairnline`,
    )
    expect(lines).toHaveLength(3)
  }
})

const token = (payload: object) => new UnsecuredJWT({ ...payload }).encode().replace(/\.$/, '.signature')

it.each([
  ['SITE_URL', 'https://www.cairnline.example'],
  ['SITE_URL', 'https://www.cairnline.example/'],
  ...['X', 'Åbo & Søn', 'D’Arcy-Cairn 2.0', 'x'.repeat(20)].map((name) => ['PRODUCT_NAME', name]),
  ['PUBLIC_SUPABASE_URL', 'https://auth.my-agency.gc.ca'],
  ['PUBLIC_SUPABASE_URL', 'https://münchen.example'],
  ['PUBLIC_SUPABASE_URL', 'https://10.0.0.7:8443'],
  ['PUBLIC_SUPABASE_URL', 'http://127.0.0.1:54321'],
  ['PUBLIC_SUPABASE_PUBLISHABLE_KEY', token({ iss: 'supabase', ref: 'abcdefgh', role: 'anon' })],
  // What a host sets for itself.
  ['SITE_ID', '1'],
  ['PUBLIC_NOTHING', ''],
])('accepts %s = %s in production', (name = '', value = '') => {
  set({ ...production, [name]: value })
  expect(() => loadEnvironment('production')).not.toThrow()
})

/** What a setting that is refused makes `loadEnvironment` say. */
function refusal(name: string, value: string, mode: 'production' | 'local'): string {
  set({ ...production, [name]: value })
  try {
    loadEnvironment(mode)
    return 'nothing'
  } catch (error) {
    return String(error)
  }
}

it.each([
  ['SITE_URL', 'HTTPS://WWW.Cairn.CA:443', 'the address alone, for example https://www.cairn.ca'],
  ['SITE_URL', 'https://www.érable.ca', 'the address alone, for example https://www.xn--rable-9ra.ca'],
  ['SITE_URL', 'https://www.cairn.ca/?a', 'the address alone, for example https://www.cairn.ca'],
  ...[
    'abcdefgh.supabase.co/rest/v1',
    'abcdefgh.supabase.co/auth/v1/',
    'abcdefgh.supabase.co//',
    'supabase.com/dashboard/project/abcdefgh',
    'app.supabase.com/project/abcdefgh',
  ].map(
    (copied) =>
      [
        'PUBLIC_SUPABASE_URL',
        `https://${copied}`,
        'the address of the project alone, without the path of a service, for example https://abcdefgh.supabase.co',
      ] as const,
  ),
] as const)('refuses %s = %s, and says what to write', (name, value, advice) => {
  expect(refusal(name, value, 'production')).toContain(`${name} is "${value}": expected ${advice}`)
})

const serviceRole = token({ iss: 'supabase', ref: 'abcdefgh', role: 'service_role' })

it.each([
  ['sb_secret_abcdefgh', 'contains a secret key of Supabase (sb_secret_…)'],
  [serviceRole, 'contains a legacy secret key of Supabase (role service_role)'],
  [token({ role: 'authenticated' }), 'is a token of the role "authenticated"'],
  ['eyJhbGciOiJIUzI1NiJ9.e30x.signature', 'is a token in which no role can be read'],
  ['sbp_0123456789abcdef', 'is no key of Supabase'],
  [`Bearer ${token({ role: 'anon' })}`, 'is text with a space or a line end in it'],
])('refuses %s as the publishable key, says what it is, and does not repeat it', (value, reason) => {
  for (const mode of ['production', 'local'] as const) {
    const message = refusal('PUBLIC_SUPABASE_PUBLISHABLE_KEY', value, mode)
    expect(message).toContain(`PUBLIC_SUPABASE_PUBLISHABLE_KEY ${reason}`)
    expect(message).toContain('expected a publishable key, for example sb_publishable_…')
    expect(message).not.toContain(value)
  }
})

it.each(settingsTable.flatMap(({ name }) => [[name, 'sb_secret_abcdefgh'] as const, [name, serviceRole] as const]))(
  'refuses in %s the secret key %s, also inside an address, and does not repeat it',
  (name, secret) => {
    for (const value of [secret, `https://api.web3forms.com/?key.${secret}`]) {
      const message = refusal(name, value, 'production')
      expect(message).toMatch(new RegExp(`${name} contains a (legacy )?secret key of Supabase .+: expected (an?|the) `))
      expect(message).not.toContain(secret)
    }
  },
)

it.each([
  ['PUBLIC_FORM_ENDPIONT', 'PUBLIC_FORM_ENDPOINT'],
  ['PUBLIC_CAPTCHA_SITEKEY', 'PUBLIC_CAPTCHA_SITE_KEY'],
])('names the misspelt setting %s beside the right ones, in a build and on this machine', (name, right) => {
  for (const mode of ['production', 'local'] as const) {
    const lines = refusal(name, 'https://forms.example', mode).split('\n')
    expect(lines[1]).toMatch(new RegExp(`^  ${name} is not a setting: use .*\\b${right}\\b.*, or remove it$`))
  }
})

/** What a production build says about a `.env` file, or the captcha and the product's name that it reads. */
function readFrom(text: string | Buffer): string {
  vi.stubEnv('CAIRNLINE_IGNORE_ENV_FILE', undefined)
  const file = join(temporaryFolder(), '.env')
  writeFileSync(file, text)
  try {
    loadEnvironment('production', file)
    return [process.env.PUBLIC_CAPTCHA_SITE_KEY, process.env.PRODUCT_NAME].join(' of ')
  } catch (error) {
    const [title = '', ...lines] = String(error).replaceAll(file, '.env').split('\n')
    return lines.length === 0 ? title : lines.slice(0, -1).join('\n')
  }
}

const filled = Object.entries(production).map(([name, value]) => `${name}=${value}\n`)
const others = filled.join('')
const captcha = '10000000-ffff-ffff-ffff-000000000001'
const [first, rest] = [`PUBLIC_CAPTCHA_SITE_KEY=${captcha}\n`, filled.slice(1).join('')]

it.each([
  ['after a byte order mark', `\ufeff${first}${others}`],
  ['with the line ends of Windows', `${first}${others}`.replaceAll('\n', '\r\n')],
  ['with the line ends of old Macs', `${first}${others}`.replaceAll('\n', '\r')],
  ['exported', `export ${first}${others}`],
  ['between spaces, before a comment', ` PUBLIC_CAPTCHA_SITE_KEY =  ${captcha}  # hCaptcha\n${others}`],
  ['between quotation marks, with spaces inside', `PUBLIC_CAPTCHA_SITE_KEY=" ${captcha} "\n${others}`],
  ['between single ones, before a comment', `PUBLIC_CAPTCHA_SITE_KEY='${captcha}'#x\n${others}`],
  ['before a space that does not break', `PUBLIC_CAPTCHA_SITE_KEY=${captcha}\u00a0\n${others}`],
  ['beside variables of other programs', `SMTP_URL=x\nNODE_ENV=production\n${first}${others}`],
  ['below a value of several lines of another program', `CERT="-----BEGIN\nMII a b=\n-----END"\n${first}${others}`],
  ['below an open quotation mark of another program', `NOTE="x\n${first}OTHER="y"\n${others}`],
])('reads a setting %s in .env', (_, text) => {
  expect(readFrom(text)).toBe(`${captcha} of Cairnline`)
})

it('reads from .env what the environment has empty', () => {
  vi.stubEnv('PUBLIC_CAPTCHA_SITE_KEY', '')
  expect(readFrom(first + others)).toBe(`${captcha} of Cairnline`)
})

it.each([
  ['UTF-16', Buffer.from(`\ufeff${first}${others}`, 'utf16le'), '.env:1: this file is saved as UTF-16'],
  ['another encoding', Buffer.from(`${first}${others}# é`, 'latin1'), '.env:8: a letter here is not in UTF-8'],
  [
    'a setting twice',
    `${first}${others}${first}`,
    '.env:8: PUBLIC_CAPTCHA_SITE_KEY is set a second time, after .env:1',
  ],
  [
    'lower-case letters',
    `${first.toLowerCase()}${others}`,
    '.env:1: public_captcha_site_key is not a setting: use PUBLIC_C',
  ],
  ['hyphens', `${first.replaceAll(/_/g, '-')}${others}`, '.env:1: PUBLIC-CAPTCHA-SITE-KEY is not a setting'],
  [
    'another beginning',
    `${first.slice(7)}${others}`,
    '.env:1: CAPTCHA_SITE_KEY is not a setting: use PUBLIC_CAPTCHA_SITE',
  ],
  [
    'a missing underscore',
    `PUBLICREPORT_ENDPOINT=https://reports.example\n${others}`,
    '.env:1: PUBLICREPORT_ENDPOINT is not a setting: use PUBLIC_REPORT_ENDPOINT',
  ],
  ['the command of Windows', `set ${first}${others}`, '.env:1: not a setting: write NAME=value'],
  ['a colon', `${first.replace('=', ': ')}${others}`, '.env:1: not a setting: write NAME=value'],
  ['a space before the name', `\u00a0${first}${others}`, '.env:1: not a setting: write NAME=value'],
  ['an open quotation mark', `${first.replace('=', '="')}${others}`, '.env:1: PUBLIC_CAPTCHA_SITE_KEY is ""1000'],
  [
    'text after one',
    `PUBLIC_CAPTCHA_SITE_KEY="${captcha}" x\n${others}`,
    '.env:1: PUBLIC_CAPTCHA_SITE_KEY would end before',
  ],
  [
    'a hash inside',
    `PUBLIC_CAPTCHA_SITE_KEY=${captcha}#x\n${others}`,
    '.env:1: PUBLIC_CAPTCHA_SITE_KEY would end before',
  ],
  ['curly quotation marks', others.replace(/(KEY=)(0.*)/, '$1“$2”'), '.env:6: PUBLIC_FORM_ACCESS_KEY is "“'],
  ['one at the end of an address', others.replace('/submit', '/submit”'), '.env:5: PUBLIC_FORM_ENDPOINT is "https'],
  ['nothing', `SITE_URL=\n${rest}`, '.env:1: SITE_URL is empty: expected an https address'],
])('names file and line of %s in .env, and one fault alone', (_, text, message) => {
  const said = readFrom(text)
  expect(said).toContain(message)
  expect(said.trim().split('\n')).toHaveLength(1)
})

it('uses the local host for what is not given, and checks what is', () => {
  loadEnvironment('local')
  for (const [name, value] of Object.entries(localSettings)) expect(process.env[name]).toBe(value)
  set({ PUBLIC_FORM_ENDPOINT: 'ftp://form' })
  expect(() => loadEnvironment('local')).toThrow(/PUBLIC_FORM_ENDPOINT is "ftp:\/\/form"/)
})

it('dates the build by SOURCE_DATE_EPOCH where it is set, else by the commit', () => {
  set({ SOURCE_DATE_EPOCH: '1700000000' })
  loadEnvironment('local')
  expect(process.env.SOURCE_DATE_EPOCH).toBe('1700000000')
  set({ SOURCE_DATE_EPOCH: '' })
  loadEnvironment('local')
  expect(Number(process.env.SOURCE_DATE_EPOCH)).toBeGreaterThan(1_700_000_000)
})

it.each([
  ['2026-12-02T04:59:00Z', '2026-12-01'],
  ['2026-12-02T05:00:00Z', '2026-12-02'],
  ['2026-07-02T03:59:00Z', '2026-07-01'],
])('at %s, publishes the articles of %s, the day in Ottawa', (moment, day) => {
  vi.useFakeTimers({ now: new Date(moment), toFake: ['Date'] })
  set({ PUBLICATION_DAY: '' })
  loadEnvironment('local')
  vi.useRealTimers()
  expect(process.env.PUBLICATION_DAY).toBe(day)
})

it('marks the commit of a build whose files differ from it', () => {
  const tree = temporaryFolder()
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', tree, '-c', 'user.name=a', '-c', 'user.email=a', ...args])
  git('init', '--quiet')
  git('commit', '--quiet', '--allow-empty', '--message', 'First')
  set({ GIT_DIR: join(tree, '.git'), GIT_WORK_TREE: tree })
  const commitOf = () => {
    set({ SOURCE_COMMIT: '' })
    loadEnvironment('local')
    return process.env.SOURCE_COMMIT
  }
  expect(commitOf()).toMatch(/^[\da-f]{40}$/)
  writeFileSync(join(tree, 'new-page.txt'), '')
  expect(commitOf()).toMatch(/^[\da-f]{40}-dirty$/)
})
