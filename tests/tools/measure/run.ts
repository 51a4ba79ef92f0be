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
  const { htmlTable } = await import('./html-table.ts')
  const { weightTable } = await import('./weight-table.ts')
  const { headerTable } = await import('./header-table.ts')
  const sections = {
    budgets: `${costTable()}\n\n${await weightTable()}`,
    html: htmlTable(),
    headers: await headerTable(),
  }
  let text = await readFile(file, 'utf8')
  for (const [name, tables] of Object.entries(sections)) {
    process.stdout.write(`\n${tables}\n`)
    text = withSection(text, { file, name, command: 'measure' }, tables)
  }
  await writeFile(file, text)
})
