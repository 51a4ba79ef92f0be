import { existsSync } from 'node:fs'
import { loadEnvironment, localSettings } from '#server/environment.ts'
import { type Accounts, openAccounts } from '#server/local/auth/accounts.ts'
import { dataFolder, prepareDataFolder } from '#server/local/data-folder.ts'
import { type HostedProject, hostedProject } from './hosted-project.ts'

/** Where the commands of clients work. */
export type ClientTarget =
  | { kind: 'local'; accounts: Accounts; folder: string }
  | { kind: 'hosted'; project: HostedProject; url: string }

/**
 * Does a command's work in the hosted project of the settings, or in the accounts of this machine, and closes them.
 * @throws {Error} in one line, when the settings do not fit each other or the accounts cannot be opened
 */
export async function withClients<Result>(work: (target: ClientTarget) => Promise<Result>): Promise<Result> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  // First: hostedSettings shows the address in its errors, and here a secret key in its place is found.
  loadEnvironment('local')
  const hosted = hostedSettings(process.env)
  if (hosted !== undefined) return work({ kind: 'hosted', project: hostedProject(hosted), url: hosted.url })
  const folder = dataFolder()
  await prepareDataFolder(folder)
  const accounts = await openAccounts(folder, localSettings.PUBLIC_SUPABASE_PUBLISHABLE_KEY)
  try {
    return await work({ kind: 'local', accounts, folder })
  } finally {
    await accounts.close()
  }
}

/** The secret key is read here and nowhere else. Nothing, when clients are of the local host. */
function hostedSettings(env: NodeJS.ProcessEnv): { url: string; secretKey: string } | undefined {
  const { PUBLIC_SUPABASE_URL: url = localSettings.PUBLIC_SUPABASE_URL, SUPABASE_SECRET_KEY: secretKey = '' } = env
  const hosted = url !== localSettings.PUBLIC_SUPABASE_URL
  if (hosted && secretKey === '') {
    throw new Error(`PUBLIC_SUPABASE_URL is ${url}: for the clients there, set SUPABASE_SECRET_KEY too.`)
  }
  if (!hosted && secretKey !== '') {
    throw new Error(
      'SUPABASE_SECRET_KEY is set but PUBLIC_SUPABASE_URL is not: set both for a hosted project, or neither.',
    )
  }
  if (!/^[\w.-]*$/.test(secretKey)) {
    throw new Error(
      'SUPABASE_SECRET_KEY holds a character that no key has. Copy it again, without spaces or line ends.',
    )
  }
  return hosted ? { url, secretKey } : undefined
}
