import { existsSync } from 'node:fs'
import { z } from 'zod'
import { loadEnvironment, localSettings } from '#server/environment.ts'
import { type Client, openAccounts } from '#server/local/accounts.ts'
import { dataFolder, prepareDataFolder } from '#server/local/data-folder.ts'
import { addHostedClient } from '#server/local/hosted-client.ts'
import { newPassword } from '#server/local/password.ts'
import { runCommand } from '#server/local/run-command.ts'
import { oneLine } from '#server/local/terminal.ts'

const usage = 'Usage: npm run client:add -- EMAIL'

/** Where `npm run client:add` adds a client. The secret key is read here and nowhere else. */
type Target = { kind: 'local' } | { kind: 'hosted'; url: string; secretKey: string }

function target(env: NodeJS.ProcessEnv): Target {
  const { PUBLIC_SUPABASE_URL: url = localSettings.PUBLIC_SUPABASE_URL, SUPABASE_SECRET_KEY: secretKey = '' } = env
  const hosted = url !== localSettings.PUBLIC_SUPABASE_URL
  if (hosted && secretKey === '') {
    throw new Error(`PUBLIC_SUPABASE_URL is ${url}: to add a client there, set SUPABASE_SECRET_KEY too.`)
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
  return hosted ? { kind: 'hosted', url, secretKey } : { kind: 'local' }
}

/** @throws {Error} naming what is wrong with the arguments. */
function emailOf(args: readonly string[]): string {
  const [email, ...rest] = args
  if (email === undefined || rest.length > 0) throw new Error(usage)
  if (!z.regexes.html5Email.test(email)) throw new Error(`"${oneLine(email)}" is not an email address. ${usage}`)
  return email
}

async function addLocalClient(email: string): Promise<Client> {
  const folder = dataFolder()
  await prepareDataFolder(folder)
  const accounts = await openAccounts(folder, localSettings.PUBLIC_SUPABASE_PUBLISHABLE_KEY)
  try {
    return await accounts.addClient(email)
  } finally {
    await accounts.close()
  }
}

if (import.meta.main) {
  await runCommand(async () => {
    const email = emailOf(process.argv.slice(2))
    if (existsSync('.env')) process.loadEnvFile('.env')
    const where = target(process.env)
    loadEnvironment('local')
    const client =
      where.kind === 'local'
        ? await addLocalClient(email)
        : await addHostedClient({ ...where, email, password: newPassword() })
    const place = where.kind === 'local' ? 'the local host' : where.url
    process.stdout.write(`Added to ${place}:\n  email     ${client.email}\n  password  ${client.password}\n`)
  })
}
