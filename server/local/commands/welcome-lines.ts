import { relative } from 'node:path'
import { site } from '#content/facts/site.ts'
import { dataPaths } from '#server/local/data-folder.ts'
import type { Host } from '#server/local/site/listen.ts'

/** The client whose email and new password each start of the host prints. */
const demoEmail = () => `demo@${site.domain}`

/** Text for the terminal that started the host: its address, a client to sign in as, and where its data is. */
export async function welcomeLines(
  { origin, setClient }: Pick<Host, 'origin' | 'setClient'>,
  folder: string,
): Promise<string> {
  const { email, password } = await setClient(demoEmail())
  const rows = [
    ['Site', origin],
    ['Sign in', `${origin}/login`],
    ['  email', email],
    ['  password', password],
    ['Enquiries', `${shortPath(dataPaths.enquiries(folder))}  (list them: npm run inbox)`],
    ['Messages', `${shortPath(dataPaths.messages(folder))}  (the same command lists them)`],
    ['Add a client', 'npm run client:add -- EMAIL'],
    ['Stop', 'Ctrl+C'],
  ]
  return `\n${rows.map(([name = '', value = '']) => `  ${name.padEnd(14)}${value}`).join('\n')}\n\n`
}

/** A path relative to the working directory, if it is inside. */
function shortPath(path: string): string {
  const here = relative('', path)
  return here.startsWith('..') ? path : here
}
