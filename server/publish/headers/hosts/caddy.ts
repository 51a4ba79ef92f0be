import type { HeaderRule, HeaderSet, Headers } from '#server/publish/headers/header-set.ts'
import { redirectRules } from '#server/publish/redirects.ts'
import { notFoundSections } from './rules.ts'
import { fillTemplate } from './template.ts'

/** `Caddyfile`. Address and folder come from the environment; Caddy obtains the certificate itself. */
export function caddyfile({ hostName, everywhere, rules }: HeaderSet): string {
  return fillTemplate('Caddyfile', {
    hostName,
    precompressed,
    everywhere: headerBlock('', everywhere),
    rules: rules.map((rule, index) => ruleBlock(`rule${index}`, rule)).join('\n'),
    redirects: redirectRules().map(redirect).join('\n'),
    cacheControl: quoted(everywhere['Cache-Control'] ?? 'no-store'),
    sections: notFoundSections.map((folder) => `vars /${folder}/* missing /${folder}/404.html`).join('\n'),
  })
}

/**
 * Serves a file or its compressed copy. Adds Vary to the plain file, which Caddy 2.6 does not: otherwise a cache could send
 * the plain file to browsers that accept an encoding.
 */
const precompressed = `@encoded file {path}.gz
header @encoded {
  Vary Accept-Encoding
  defer
}
file_server {
  precompressed br gzip
}`

function headerBlock(matcher: string, headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) =>
    value === '' ? `  -${name}` : `  ${name} ${quoted(value)}`,
  )
  return ['header ', matcher, matcher && ' ', '{\n', lines.join('\n'), '\n}'].join('')
}

function ruleBlock(name: string, { path, headers }: HeaderRule): string {
  const block = headerBlock(`@${name}`, headers).replaceAll(':splat', `{re.${name}.1}`)
  const expression = path.replaceAll('.', '\\.').replace('*', '(.*)')
  return `@${name} {\n  path_regexp ${name} ^${expression}$\n  file {path} {path}.html\n}\n${block}`
}

function redirect({ from, to }: { from: string; to: string }, index: number): string {
  const expression = from.replaceAll('.', '\\.')
  return `@moved${index} path_regexp ^${expression}$\nredir @moved${index} ${to}{vars.query} 301`
}

const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`
