import { readFile, writeFile } from 'node:fs/promises'
import { runCommand } from '#server/local/commands/run-command.ts'
import { withSection } from '#server/marked-section.ts'
import { buildSite } from '#server/publish/build.ts'

const file = 'docs/measurements.md'

/** `npm run measure`: builds the site, prints what each kind of page costs, and writes it into `docs/measurements.md`. */
await runCommand(async () => {
  await buildSite('local')
  // These modules read the built pages on import, so they are imported after the build.
  const { costTable } = await import('./cost-table.ts')
  const { weightTable } = await import('./weight-table.ts')
  const tables = `${costTable()}\n\n${await weightTable()}`
  process.stdout.write(`\n${tables}\n`)
  const section = { file, name: 'budgets', command: 'measure' }
  await writeFile(file, withSection(await readFile(file, 'utf8'), section, tables))
})
