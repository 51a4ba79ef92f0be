import { readArguments, runCommand } from '#server/command.ts'
import { checkedHostSettings, hostVariables, serveSite } from './serve.ts'

/** `npm run preview`: serves the last build with its services. */
await runCommand(async () => {
  readArguments(`Usage: npm run preview\nServes the last build on this machine.${hostVariables}`, {})
  await serveSite(await checkedHostSettings())
})
