/* The settings of a build and of the local host, read from the environment and `.env`, checked and completed. */

import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { z } from 'zod'
import { isDomain } from '#content/facts/site.ts'
import { refusedCharacter } from '#content/languages/characters.ts'
import { slugify } from '#content/schema/slug.ts'
import { nearest } from '#content/schema/suggest.ts'
import { todayInOttawa } from '#content/today.ts'
import { type EnvFile, noEnvFile, readEnvFile } from './env-file.ts'
import { isLoopback } from './loopback.ts'
import { readSupabaseKey } from './supabase-key.ts'
import { oneLine } from './terminal.ts'

/**
 * Schema of all settings. Its descriptions appear in the README's table and in `.env.example`.
 * Addresses are `https`, or `http` on a loopback host. In mode `local` they may also be paths of the local host.
 */
const settingsSchema = z.object({
  SITE_URL: address('https://www.cairnline.example')
    .refine(isOrigin, { error: ({ input }) => `the address alone, for example ${originOf(input)}` })
    .refine(
      hasDomain,
      'an address with a domain, from which mail and API addresses are derived, for example https://www.cairnline.example',
    )
    .describe('Address of the site, base of canonical addresses'),
  PRODUCT_NAME: z
    .string()
    .trim()
    .regex(
      /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} .&’-]{0,18}[\p{L}\p{M}\p{N}.])?$/u,
      'a name of up to 20 letters, digits, spaces and . - & ’, for example Cairnline',
    )
    .refine(
      (name) => slugify(name) !== '' && refusedCharacter(name) === undefined,
      'a name in Latin letters or digits, from which addresses are made, for example Cairnline',
    )
    .describe('Product name; part of the address of the technical-backbone article'),
  PUBLIC_SUPABASE_URL: address('https://abcdefgh.supabase.co')
    .refine(
      isProject,
      'the address of the project alone, without the path of a service, for example https://abcdefgh.supabase.co',
    )
    .describe('Address of the auth project at Supabase'),
  PUBLIC_SUPABASE_PUBLISHABLE_KEY: z
    .string()
    .refine(
      (value) => readSupabaseKey(value).kind === 'public',
      'a publishable key, for example sb_publishable_…, or the legacy key of the role anon; never a secret key',
    )
    .describe('Publishable key of the auth project'),
  PUBLIC_FORM_ENDPOINT: address('https://api.web3forms.com/submit').describe('Address of the form service'),
  PUBLIC_FORM_ACCESS_KEY: z
    .string()
    .regex(/^[\w-]{8,}$/, 'the access key of the form service, for example 00000000-0000-4000-8000-000000000000')
    .describe('Access key of the form service, which is public'),
  PUBLIC_CAPTCHA_SITE_KEY: z
    .string()
    .regex(/^[\w-]{8,}$/, 'the site key of hCaptcha, for example 10000000-ffff-ffff-ffff-000000000001')
    .optional()
    .describe('Site key of hCaptcha, for sign-in and contact; without it there is no captcha'),
  PUBLIC_PASSKEYS: z
    .enum(['on', 'off'], 'the word on, or the word off')
    .optional()
    .describe('`on` where the auth project has passkeys switched on; without it the site offers none'),
  PUBLIC_REPORT_ENDPOINT: address('https://reports.cairnline.example/csp')
    .regex(
      /^[\w.~:/?=&%-]+$/,
      'an address without quotes, commas, semicolons and dollar signs, which headers would misread',
    )
    .optional()
    .describe('Address that browsers report breaches of the content policy to; without it they report none'),
})

type SettingName = keyof z.infer<typeof settingsSchema>

/** The optional settings that a site on this machine does not have either. */
const absentSettings = ['PUBLIC_CAPTCHA_SITE_KEY', 'PUBLIC_REPORT_ENDPOINT'] as const

const optionalSettings = [...absentSettings, 'PUBLIC_PASSKEYS'] as const

const settingNames = Object.keys(settingsSchema.shape) as SettingName[]

/** Default of each setting for a site on this machine (`npm start`, `npm run dev`, tests). */
export const localSettings: Record<Exclude<SettingName, (typeof absentSettings)[number]>, string> = {
  SITE_URL: 'https://www.cairnline.example',
  PRODUCT_NAME: 'Cairnline',
  PUBLIC_SUPABASE_URL: '/',
  PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_local',
  PUBLIC_FORM_ENDPOINT: '/form/submit',
  PUBLIC_FORM_ACCESS_KEY: 'local-access-key',
  PUBLIC_PASSKEYS: 'on',
}

/** Name, meaning and local default of each setting, in the order of the schema. */
export const settingsTable = Object.entries(settingsSchema.shape).map(([name, schema]) => ({
  name,
  meaning: schema.description ?? '',
  localDefault: localSettings[name as keyof typeof localSettings] ?? 'none',
}))

/** The key by which `npm run client` works on a hosted project. It may be in `.env`, but no build reads it. */
const secretKeyName = 'SUPABASE_SECRET_KEY'

/** The variables of a `.env` file, of which settings may be set only once. */
export const envFile = (file = '.env'): EnvFile => readEnvFile(file, [...settingNames, secretKeyName])

/**
 * Checks the settings in `process.env`, and completes them in place.
 * - `production`: takes those that are missing from a `.env` file, and requires every setting.
 * - `local`: replaces missing settings by their local defaults. It reads no `.env`, because a site on this machine would then
 *   send enquiries and passwords to the services of the live site.
 * @throws {SettingsError} naming each missing or malformed setting, with the expected form
 */
export function loadEnvironment(mode: 'production' | 'local', file = '.env'): void {
  checkSettings(mode, settingNames, mode === 'production' ? envFile(file) : noEnvFile)
  process.env.SOURCE_DATE_EPOCH ||= buildEpoch()
  process.env.SOURCE_COMMIT ||= presentCommit()
  // From the clock, unlike the date of the build, so that an article appears on its day without a commit.
  process.env.PUBLICATION_DAY ||= todayInOttawa()
}

/**
 * The settings of a host on this machine, which has services of its own: those that the environment names are not used.
 * @returns the names of settings that are not used
 * @throws {SettingsError} as `loadEnvironment`
 */
export function loadHostEnvironment(): readonly string[] {
  const services = settingNames.filter((name) => name.startsWith('PUBLIC_'))
  const unused = services.filter((name) => process.env[name] && process.env[name] !== localDefault(name))
  for (const name of services) delete process.env[name]
  loadEnvironment('local')
  return unused
}

/**
 * Checks some of the settings as `loadEnvironment` does, for a command that reads no others.
 * @param file variables that are used where the environment has none, or an empty one
 * @throws {SettingsError} as `loadEnvironment`
 */
export function checkSettings(mode: 'production' | 'local', names: readonly SettingName[], file: EnvFile): void {
  const problems = [...file.problems, ...(names === settingNames ? misspelt(file) : [])]
  for (const name of [...settingNames, secretKeyName]) {
    const value = process.env[name]?.trim() || file.values.get(name)?.value
    if (value !== undefined) process.env[name] = value
  }
  for (const name of names) {
    const schema = settingsSchema.shape[name]
    const given = process.env[name]?.trim()
    const stated = file.values.get(name)
    const place = stated?.value === given && stated ? `${stated.place}: ` : ''
    if (!given) {
      const fallback = localDefault(name)
      if (mode === 'local' && fallback !== undefined) process.env[name] = fallback
      else if (!schema.safeParse(undefined).success)
        problems.push(`${place}${name} is ${place === '' ? 'missing' : 'empty'}: ${expected(schema)}`)
      continue
    }
    if (mode === 'local' && given === localSettings[name as keyof typeof localSettings]) continue
    const problem = problemOf(name, given, schema)
    if (problem !== undefined) problems.push(`${place}${problem}`)
  }
  if (problems.length > 0) throw new SettingsError(problems)
}

/** A message for each variable that is a setting by a wrong name. A misspelt optional setting would be ignored. */
function misspelt(file: EnvFile): string[] {
  const inEnvironment = Object.entries(process.env).map(([name, value]) => ({ name, value, place: '' }))
  const inFile = [...file.values].map(([name, { value, place }]) => ({ name, value, place: `${place}: ` }))
  return [...inEnvironment, ...inFile].flatMap(({ name, value, place }) => {
    if (!value || name === secretKeyName || Object.hasOwn(settingsSchema.shape, name)) return []
    const alike = settingsLike(name, place !== '')
    return alike.length === 0
      ? []
      : [`${place}${oneLine(name)} is not a setting: use ${alike.join(', ')}, or remove it`]
  })
}

/**
 * The settings that a name may stand for. An environment also has variables of the forge and the host, so there a name must
 * have the letters of a setting, or the beginning of one that no host uses.
 */
function settingsLike(name: string, isInEnvFile: boolean): readonly SettingName[] {
  const letters = (text: string) => text.replaceAll(/[^a-z\d]/gi, '').toUpperCase()
  const same = settingNames.filter((known) => letters(known) === letters(name))
  if (same.length > 0) return same
  const [beginning = ''] = name.toUpperCase().split('_')
  if (beginning === 'PUBLIC') return settingNames.filter((known) => known.startsWith(beginning))
  const near = isInEnvFile ? nearest(name, optionalSettings) : undefined
  return settingNames.filter((known) => known === near)
}

/** The local value of a setting. The local address depends on the name of the product. */
function localDefault(name: string): string | undefined {
  const siteName = slugify(process.env.PRODUCT_NAME ?? '')
  if (name === ('SITE_URL' satisfies SettingName) && siteName !== '') return `https://www.${siteName}.example`
  return localSettings[name as keyof typeof localSettings]
}

/**
 * Message about a malformed setting, undefined for a valid one. It quotes no key, because logs would keep it. No setting may
 * contain a secret key, because all settings are public in the built pages.
 */
function problemOf(name: string, given: string, schema: z.ZodType): string | undefined {
  const key = readSupabaseKey(given)
  if (key.kind === 'secret')
    return `${name} contains ${key.what}, which would be public in the built pages: ${expected(schema)}`
  const result = schema.safeParse(given)
  if (result.success) return undefined
  const isKey = name === ('PUBLIC_SUPABASE_PUBLISHABLE_KEY' satisfies SettingName)
  const shown = isKey && key.kind === 'other' ? key.what : `"${quotable(given)}"`
  return `${name} is ${shown}: expected ${result.error.issues[0]?.message ?? ''}`
}

/** A value for printing in one line: without control characters, and shortened if it is long. */
function quotable(value: string): string {
  const longest = 80
  return oneLine(value.length > longest ? `${value.slice(0, longest)}…` : value)
}

/**
 * Time of the current commit, in seconds since 1970; without Git history, the modification time of package.json. Builds of
 * one commit must be identical, so they cannot use the current time.
 */
const buildEpoch = (): string => ofCommit('%ct') ?? String(Math.floor(statSync('package.json').mtimeMs / 1000))

/** The hash of the current commit, with a suffix if the working tree differs from it. */
function presentCommit(): string {
  const commit = ofCommit('%H') ?? 'unknown'
  return printedByGit(['status', '--porcelain']) === undefined ? commit : `${commit}-dirty`
}

/** A property of the current commit, as a format of `git log`. Undefined without Git history. */
const ofCommit = (format: string): string | undefined => printedByGit(['log', '-1', `--format=${format}`])

/** The output of a Git command. Undefined if it is empty, or without Git history. */
function printedByGit(args: readonly string[]): string | undefined {
  try {
    const printed = execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    return printed.trim() || undefined
  } catch {
    return undefined
  }
}

export class SettingsError extends Error {
  constructor(problems: readonly string[]) {
    super(
      `${problems.length === 1 ? 'One setting is' : `${problems.length} settings are`} wrong:\n` +
        problems.map((problem) => `  ${problem}`).join('\n') +
        '\nSet them in the environment or, for a production build, in a .env file; .env.example lists them all.',
    )
    this.name = 'SettingsError'
  }
}

function expected(schema: z.ZodType): string {
  const probe = schema.safeParse('')
  return probe.success ? 'any text' : `expected ${probe.error.issues[0]?.message ?? ''}`
}

function address(example: string) {
  return z
    .string()
    .refine(isSafeAddress, `an https address without a name or password, for example ${example}`)
    .refine(
      hasHostName,
      `an address whose host name contains only letters, digits, hyphens and dots, for example ${example}`,
    )
}

/**
 * Whether the host of an address can be a DNS name. URLs allow other characters, which in a policy or configuration would be
 * a wildcard, a second directive or a variable of nginx. True for a value that is not an address, which another check
 * reports.
 */
function hasHostName(value: string): boolean {
  if (!URL.canParse(value)) return true
  const { hostname } = new URL(value)
  return isLoopback(hostname) || /^(?:[a-z\d_](?:[a-z\d_-]*[a-z\d_])?\.)*[a-z\d](?:[a-z\d-]*[a-z\d])?$/.test(hostname)
}

/** Whether an address is an origin without a path: canonical addresses are this setting followed by a path. */
function isOrigin(value: string): boolean {
  return URL.canParse(value) && new URL(value).origin === value.replace(/\/$/, '')
}

/** The origin of an address as a browser names it: in lower case, without the port 443, and without accents in its host. */
function originOf(value: unknown): string {
  return URL.parse(String(value))?.origin ?? 'https://www.cairnline.example'
}

/**
 * Whether an address may be that of an auth project. Its dashboard also shows the addresses of its services, which end in
 * `/rest/v1`, and the site would ask those for a sign-in in vain.
 */
function isProject(value: string): boolean {
  const { hostname = '', pathname = '' } = URL.parse(value) ?? {}
  return !/(?:^|\.)supabase\.com$/.test(hostname) && !/\/\/|\/v\d+\/?$/.test(pathname)
}

/** Whether an address has a domain name; loopback hosts need none. True for a value that is not an address. */
function hasDomain(value: string): boolean {
  if (!URL.canParse(value)) return true
  const { hostname } = new URL(value)
  return isLoopback(hostname) || isDomain(hostname)
}

/**
 * Whether an address is `https`, or `http` on a loopback host, without a user name or password, which would be public, and
 * without the spaces and quotation marks that come with a copied address. URLs allow them in a path.
 */
function isSafeAddress(value: string): boolean {
  if (!URL.canParse(value) || /[\s\p{Cc}\p{Cf}\p{Pi}\p{Pf}"'`]/u.test(value)) return false
  const { protocol, hostname, username, password } = new URL(value)
  if (username !== '' || password !== '') return false
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
}
