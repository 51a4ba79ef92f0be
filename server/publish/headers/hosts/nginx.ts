import type { HeaderRule, HeaderSet, Headers } from '#server/publish/headers/header-set.ts'
import { mediaTypes } from '#server/publish/headers/media-types.ts'
import { filePolicy } from '#server/publish/headers/site-headers.ts'
import { redirectRules } from '#server/publish/redirects.ts'
import { notFoundSections } from './rules.ts'
import { fillTemplate } from './template.ts'

/** `nginx.conf`, to be included in a `server` block. */
export function nginxConf({ hostName, everywhere, rules }: HeaderSet): string {
  const unset = Object.fromEntries(rules.flatMap(({ headers }) => Object.keys(headers)).map((name) => [name, '']))
  // A directive of the location sets the type.
  const { 'Content-Type': _ofLocations, ...values }: Headers = { ...unset, Allow: '', ...everywhere }
  const lines = (texts: readonly string[]) => texts.join('\n')
  return fillTemplate('nginx.conf', {
    hostName,
    defaults: settersOf(values, '\n'),
    headers: lines(Object.keys(values).map((name) => `add_header ${name} ${variableOf(name)} always;`)),
    rules: lines(rules.flatMap(ruleBlock)),
    sections: lines(notFoundSections.map((name) => `if ($uri ~ ^/${name}/) { set $not_found /${name}/404.html; }`)),
    folders: `(${['', ...notFoundSections.map((name) => `/${name}`)].join('|')})`,
    redirects: lines(redirectRules().map(({ from, to }) => `location = ${from} { return 301 ${to}$is_args$args; }`)),
    types: lines(Object.entries(mediaTypes).map(([kind, type]) => `${type} ${kind};`)),
    ownTypes: lines(rules.flatMap(typeOf)),
    filePolicy,
  })
}

/** The complete configuration of the container. */
export const nginxContainerConf = ({ hostName }: HeaderSet): string =>
  fillTemplate('nginx-container.conf', { hostName })

function ruleBlock({ path, headers }: HeaderRule): string[] {
  const { 'Content-Type': _ofLocations, ...values } = headers
  return Object.keys(values).length === 0 ? [] : [`if ($uri ~ "${expressionOf(path)}") { ${settersOf(values)} }`]
}

/** A location for a file whose type is not that of its kind. */
function typeOf({ path, headers }: HeaderRule): string[] {
  const type = headers['Content-Type']?.replace(/;.*/, '')
  if (type === undefined || type === mediaTypes[path.replace(/.*\./, '')]) return []
  return [`location ~ ${expressionOf(path)} { types {} default_type ${quoted(type)}; try_files $uri =404; }`]
}

const settersOf = (headers: Headers, between = ' '): string =>
  Object.entries(headers)
    .map(([name, value]) => `set ${variableOf(name)} ${quoted(value.replaceAll(':splat', '$splat'))};`)
    .join(between)

const expressionOf = (path: string): string => `^${path.replaceAll('.', '\\.').replace('*', '(?<splat>.*)')}$`

const variableOf = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`

/** A quoted string of nginx. tests/built/headers.test.ts checks that values contain no other characters to escape. */
const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`
