import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadEnvironment, localSettings, settingsTable } from '#server/environment.ts'

const production = {
  SITE_URL: 'https://www.cairnline.example',
  SITE_NAME: 'Cairnline',
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

it('accepts a complete production environment', () => {
  set(production)
  expect(() => loadEnvironment('production')).not.toThrow()
})

it('names every missing setting at once, with the expected form', () => {
  expect(() => loadEnvironment('production')).toThrow(/6 settings are wrong/)
  for (const name of Object.keys(production))
    expect(() => loadEnvironment('production')).toThrow(`${name} is missing: expected`)
})

it.each([
  ['SITE_URL', 'http://www.cairnline.example'],
  ['SITE_URL', 'www.cairnline.example'],
  ['PUBLIC_SUPABASE_URL', '/'],
  ['PUBLIC_SUPABASE_PUBLISHABLE_KEY', 'sb_secret_abc'],
  ['PUBLIC_FORM_ENDPOINT', 'javascript:alert(1)'],
  ['PUBLIC_FORM_ACCESS_KEY', 'short'],
])('refuses %s = %s in production, and shows it', (name, value) => {
  set({ ...production, [name]: value })
  expect(() => loadEnvironment('production')).toThrow(
    new RegExp(`One setting is wrong:\\s+${name} is "${value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}"`),
  )
})

it('allows http on a loopback host', () => {
  set({ ...production, PUBLIC_SUPABASE_URL: 'http://127.0.0.1:54321' })
  expect(() => loadEnvironment('production')).not.toThrow()
})

it('lets the local host stand for what is not given, and checks what is', () => {
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
