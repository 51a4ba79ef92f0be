import { readFileSync, writeFileSync } from 'node:fs'
import { settingsTable } from '#server/environment.ts'

const start = '<!-- settings: written by npm run settings -->'
const end = '<!-- /settings -->'

/** The README with its table of settings replaced by the schema's. */
export function withSettingsTable(readme: string): string {
  const from = readme.indexOf(start)
  const to = readme.indexOf(end)
  if (from === -1 || to === -1)
    throw new Error(`README.md: the marks "${start}" and "${end}" must stand around the table`)
  const rows = settingsTable.map(
    ({ name, meaning, localDefault }) =>
      `| \`${name}\` | ${meaning} | ${localDefault === 'none' ? 'none' : `\`${localDefault}\``} |`,
  )
  const table = ['| Name | Meaning | On this machine |', '|---|---|---|', ...rows].join('\n')
  return `${readme.slice(0, from)}${start}\n\n${table}\n\n${readme.slice(to)}`
}

/** A `.env.example` that names every setting with its meaning. */
export function exampleFile(): string {
  const lines = settingsTable.map(({ name, meaning }) => `# ${meaning}\n${name}=\n`)
  return `# Settings of a production build. Copy to .env and fill in; npm start needs none of them.\n\n${lines.join('\n')}`
}

if (import.meta.main) {
  writeFileSync('README.md', withSettingsTable(readFileSync('README.md', 'utf8')))
  writeFileSync('.env.example', exampleFile())
}
