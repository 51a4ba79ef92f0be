import { site } from '#content/facts/site.ts'
import { checkSettings, localSettings } from '#server/environment.ts'
import { openAccounts } from '#server/local/auth/accounts.ts'
import { dataFolder, prepareDataFolder } from '#server/local/data-folder.ts'
import type { ClientDirectory } from './directory.ts'
import { hostedClients } from './hosted-clients.ts'
import { localClients } from './local-clients.ts'

/**
 * Runs a command's work on the clients that the settings choose: of a hosted project, or of the local host.
 * @throws {Error} in one line, when the settings contradict each other or the accounts cannot be opened
 */
export async function withClients<Result>(work: (clients: ClientDirectory) => Promise<Result>): Promise<Result> {
  // Before hostedSettings, whose errors show the address: this refuses a secret key in its place.
  checkSettings('local', ['PUBLIC_SUPABASE_URL'])
  const hosted = hostedSettings(process.env)
  if (hosted !== undefined) return work(hostedClients(hosted, siteUrl))
  // Messages of the local host name the product.
  checkSettings('local', ['SITE_NAME', 'SITE_URL'])
  const folder = dataFolder()
  await prepareDataFolder(folder)
  const accounts = await openAccounts(folder, localSettings.PUBLIC_SUPABASE_PUBLISHABLE_KEY)
  try {
    return await work(localClients(accounts, folder))
  } finally {
    await accounts.close()
  }
}

/** Address of the site that a hosted project's messages lead to. @throws {SettingsError} when it is missing or malformed */
function siteUrl(): string {
  checkSettings('production', ['SITE_URL'])
  return site.url
}

/** The settings of a hosted project; undefined for the local host. The secret key has no other reader. */
function hostedSettings(env: NodeJS.ProcessEnv): { url: string; secretKey: string } | undefined {
  const { PUBLIC_SUPABASE_URL: url = localSettings.PUBLIC_SUPABASE_URL, SUPABASE_SECRET_KEY: secretKey = '' } = env
  const isHosted = url !== localSettings.PUBLIC_SUPABASE_URL
  if (isHosted && secretKey === '') {
    throw new Error(`PUBLIC_SUPABASE_URL is ${url}: for the clients there, set SUPABASE_SECRET_KEY too.`)
  }
  if (!isHosted && secretKey !== '') {
    throw new Error(
      'SUPABASE_SECRET_KEY is set but PUBLIC_SUPABASE_URL is not: set both for a hosted project, or neither.',
    )
  }
  if (!/^[\w.-]*$/.test(secretKey)) {
    throw new Error(
      'SUPABASE_SECRET_KEY holds a character that no key has. Copy it again, without spaces or line ends.',
    )
  }
  return isHosted ? { url, secretKey } : undefined
}
