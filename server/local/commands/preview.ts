import { loadEnvironment } from '#server/environment.ts'
import { runCommand } from './run-command.ts'
import { checkedHostSettings, serveSite } from './serve.ts'

/** `npm run preview`: serves the last build with its services. */
await runCommand(async () => {
  loadEnvironment('local')
  await serveSite(await checkedHostSettings())
})
