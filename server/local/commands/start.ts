import { readArguments, runCommand } from '#server/command.ts'
import { buildSite } from '#server/publish/build.ts'
import { reason } from '#server/reason.ts'
import { checkedHostSettings, serveSite } from './serve.ts'

/** `npm start`: builds the site, and serves it with its services on this machine. */
await runCommand(async () => {
  readArguments(
    'Usage: npm start\nBuilds the site, and serves it on this machine: settings are PORT and CAIRNLINE_DATA.',
    {},
  )
  const settings = await checkedHostSettings()
  process.stdout.write('Building the site…\n')
  try {
    await buildSite('local', { cards: false, encodings: false, unlessBuilt: true })
  } catch (error) {
    throw new Error(`The site could not be built: ${reason(error)} (in full: npm run build -- --local)`)
  }
  await serveSite(settings)
})
