import { loadEnvironment } from '#server/environment.ts'
import { runCommand } from './run-command.ts'
import { checkPlace, serveSite } from './serve.ts'

/** `npm run preview`: serves the site as it was last built, with its services. */
await runCommand(async () => {
  loadEnvironment('local')
  await serveSite(await checkPlace())
})
