import { readArguments, runCommand } from '#server/command.ts'
import { buildSite } from '#server/publish/build.ts'
import { explained } from '#server/publish/build-failure.ts'
import { checkedHostSettings, hostVariables, serveSite } from './serve.ts'

/** `npm start`: builds the site, and serves it with its services on this machine. */
await runCommand(async () => {
  readArguments(`Usage: npm start\nBuilds the site, and serves it on this machine.${hostVariables}`, {})
  const settings = await checkedHostSettings()
  process.stdout.write('Building the site…\n')
  try {
    await buildSite('local', { cards: false, encodings: false, unlessBuilt: true })
  } catch (error) {
    throw new Error(`The site could not be built.\n${explained(error)}`)
  }
  await serveSite(settings)
})
