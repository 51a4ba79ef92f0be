import { relative } from 'node:path'
import { inDataFolder } from '#server/local/data-folder.ts'
import type { Host } from '#server/local/site/listen.ts'

/** The client that each start of the local host prints, with a new password each time. */
const demoEmail = 'demo@cairnline.example'

/** What whoever started the local host needs to know: where it is, how to sign in, where enquiries and messages are. */
export async function welcomeLines(
  { origin, setClient }: Pick<Host, 'origin' | 'setClient'>,
  folder: string,
): Promise<string> {
  const { email, password } = await setClient(demoEmail)
  const rows = [
    ['Site', origin],
    ['Sign in', `${origin}/login`],
    ['  email', email],
    ['  password', password],
    ['Enquiries', `${nearest(inDataFolder.enquiries(folder))}  (list them: npm run inbox)`],
    ['Messages', `${nearest(inDataFolder.messages(folder))}  (the same command lists them)`],
    ['Add a client', 'npm run client:add -- EMAIL'],
    ['Stop', 'Ctrl+C'],
  ]
  return `\n${rows.map(([name = '', value = '']) => `  ${name.padEnd(14)}${value}`).join('\n')}\n\n`
}

/** A path as one would type it here. */
function nearest(path: string): string {
  const here = relative('', path)
  return here.startsWith('..') ? path : here
}
