import { readFileSync, writeFileSync } from 'node:fs'
import { settingsTable } from './environment.ts'
import { withSection } from './marked-section.ts'

/** The README's text with a new table of settings. */
export function withSettingsTable(readme: string): string {
  const rows = settingsTable.map(
    ({ name, meaning, localDefault }) =>
      `| \`${name}\` | ${meaning} | ${localDefault === 'none' ? 'none' : `\`${localDefault}\``} |`,
  )
  const table = ['| Name | Meaning | On this machine |', '|---|---|---|', ...rows].join('\n')
  return withSection(readme, { file: 'README.md', name: 'settings', command: 'settings' }, table)
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
