import { readFileSync, writeFileSync } from 'node:fs'
import { settingsTable } from './environment.ts'
import { withSection } from './written-section.ts'

const markers = ['<!-- settings: written by npx node server/settings-table.ts -->', '<!-- /settings -->'] as const

/** The README's text with an updated table of settings. @throws {Error} if the markers around the table are missing */
export function withSettingsTable(readme: string): string {
  const rows = settingsTable.map(
    ({ name, meaning, localDefault }) =>
      `| \`${name}\` | ${meaning} | ${localDefault === 'none' ? 'none' : `\`${localDefault}\``} |`,
  )
  const table = ['| Name | Meaning | On this machine |', '|---|---|---|', ...rows].join('\n')
  return withSection(readme, markers, table)
}

/** Text of `.env.example`: every setting with its meaning. */
export function exampleFile(): string {
  const lines = settingsTable.map(({ name, meaning }) => `# ${meaning}\n${name}=\n`)
  return `# Settings of a production build: copy this file to .env and fill it in. npm start needs none of them.\n\n${lines.join('\n')}`
}

if (import.meta.main) {
  writeFileSync('README.md', withSettingsTable(readFileSync('README.md', 'utf8')))
  writeFileSync('.env.example', exampleFile())
}
