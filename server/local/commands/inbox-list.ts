import { parseArgs } from 'node:util'
import { dataFolder, dataPaths } from '#server/local/data-folder.ts'
import { inboxLines, mailboxLines } from './inbox-lines.ts'
import { runCommand } from './run-command.ts'

const usage = 'Usage: npm run inbox, or npm run inbox -- --last NUMBER, or npm run inbox -- --all'

/** `npm run inbox`: the last enquiries that the local host has received, then the last messages that it has written. */
await runCommand(async () => {
  const most = limit(process.argv.slice(2))
  const folder = dataFolder()
  const enquiries = await inboxLines(dataPaths.enquiries(folder), most)
  process.stdout.write(`${enquiries}\n${await mailboxLines(dataPaths.messages(folder), most)}`)
})

/** How many enquiries and messages to print, each. @throws {Error} for other arguments than the usage names */
function limit(args: string[]): number {
  try {
    const { values } = parseArgs({
      args,
      options: { last: { type: 'string', default: '20' }, all: { type: 'boolean' } },
    })
    const last = values.all ? Number.POSITIVE_INFINITY : Number(values.last)
    if (last > 0) return last
  } catch {
    // An unknown option: the usage says which there are.
  }
  throw new Error(usage)
}
