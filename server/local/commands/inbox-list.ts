import { dataFolder, dataPaths } from '#server/local/data-folder.ts'
import { inboxLines, mailboxLines } from './inbox-lines.ts'
import { runCommand } from './run-command.ts'

/** `npm run inbox`: what the local host has received, then what it has written. */
await runCommand(async () => {
  const folder = dataFolder()
  const enquiries = await inboxLines(dataPaths.enquiries(folder))
  process.stdout.write(`${enquiries}\n${await mailboxLines(dataPaths.messages(folder))}`)
})
