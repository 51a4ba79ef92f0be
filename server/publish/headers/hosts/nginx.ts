import { type HeaderSet, type Headers, matches } from '#server/publish/headers/header-set.ts'
import { messageLinkPages, messageLinkRedirects } from '#server/publish/message-links.ts'
import { redirectRules } from '#server/publish/redirects.ts'
import { notFoundSections } from './rules.ts'

/**
 * `nginx.conf`, to be included in a `server` block. Each header is added once, at the top, with a variable as its value,
 * because a location with one `add_header` of its own inherits none.
 */
export function nginxConf(set: HeaderSet): string {
  // A header without a value is not sent.
  const unset = Object.fromEntries(set.rules.flatMap(({ headers }) => Object.keys(headers)).map((name) => [name, '']))
  const { 'Content-Type': _ofLocations, ...values }: Headers = { ...unset, Allow: '', ...set.everywhere }
  // Longer ones first: of regular expressions nginx takes the first that matches.
  const served = set.rules.filter(({ when }) => when !== 'moved').map(({ path }) => path)
  const paths = [...new Set(['/', ...served])].sort((a, b) => b.length - a.length)
  const moves = [...new Map([...redirectRules(), ...messageLinkRedirects()].map((move) => [move.from, move])).values()]
  return `# nginx. Include this in a server block that has listen, server_name, the certificate, and root on the built site:
#   server { listen 443 ssl http2; server_name ${set.hostName}; ssl_certificate …; ssl_protocols TLSv1.2 TLSv1.3;
#     root /srv/site; include site.conf; }
# The build wrote encodings of its files beside them; nginx compresses nothing by itself. Those by gzip need the module
# gzip_static, which the packages of Debian and nginx.org hold. For those by brotli, load the module brotli_static (Debian:
# libnginx-mod-http-brotli-static) and write "brotli_static on;" beside the include; without it, all goes by gzip.

${Object.entries(values)
  .map(([name, value]) => `set ${variableOf(name)} ${quoted(value)};`)
  .join('\n')}
set $not_found /404.html;
${notFoundSections.map((name) => `if ($uri ~ ^/${name}/) { set $not_found /${name}/404.html; }`).join('\n')}
# Under any other name this is a preview.
if ($host != ${quoted(set.hostName)}) { set ${variableOf('X-Robots-Tag')} noindex; }

${Object.keys(values)
  .map((name) => `add_header ${name} ${variableOf(name)} always;`)
  .join('\n')}

charset utf-8;
charset_types text/css text/csv text/javascript application/javascript text/plain text/markdown text/xml application/xml;
server_tokens off;
absolute_redirect off;
autoindex off;
gzip off;
gzip_static on;
gzip_vary on;
# Also for requests that a proxy forwards, which nginx otherwise answers without an encoding.
gzip_proxied any;
# Of a TLS record, nothing can be read before all of it is there. By default a record waits for 16 kB; this one fits into a
# packet (1,500 bytes with 40 of IPv6, 32 of TCP and up to 29 of the record itself).
ssl_buffer_size 1390;

# Where nginx refuses a request before it reads these lines, it answers without a header of them; so it goes through them
# once more.
${refusals.map(({ status, by }) => `error_page ${status} ${refusalPath(by)};`).join('\n')}
${[...new Set(refusals.map(({ by }) => by))].map(refusal).join('\n')}
if ($request_method !~ ^(GET|HEAD)$) { return 405; }
# nginx would send each header of an answer to an impossible range twice. No file is worth a part of it.
max_ranges 0;

error_page 404 $not_found;
${['', ...notFoundSections.map((name) => `/${name}`)].map(notFoundPage).join('\n')}

location = /.well-known/security.txt { try_files $uri =404; }
# Files by which a certificate is renewed (ACME). A location "^~ /.well-known/acme-challenge/" of your own comes before it.
location ~ ^/\\.well-known/acme-challenge/[\\w-]+$ { default_type text/plain; try_files $uri =404; }
# What is hidden, what is for other hosts, and compressed copies by their own names.
location ~ (/\\.|^/_(headers|redirects)$|\\.(br|gz|zst|map)$) { return 404; }

${moves.map(({ from, to }) => location(from, set, `return 301 ${to}$is_args$args;`)).join('\n')}
${paths
  .filter(isSuffix)
  .map((path) => location(path, set))
  .join('\n')}
# Other spellings of what exists lead to it in one step.
location ~ ^/index(\\.html)?/*$ { return 301 /$is_args$args; }
location ~ ^(?<clean>/.*?[^/])(\\.html/*|/+)$ {
  if (-f $document_root$clean.html) { return 301 $clean$is_args$args; }
  if (-f $document_root$clean) { return 301 $clean$is_args$args; }
  return 404;
}

${paths
  .filter((path) => !isSuffix(path))
  .map((path) => location(path, set))
  .join('\n')}
location / { try_files $uri $uri.html =404; }
`
}

/**
 * A location with the variables of all rules that apply to its path, because nginx takes one location, not all that
 * match. For a missing file nginx sets the variables of the not-found page instead, so every rule holds for found files.
 */
function location(path: string, { rules }: HeaderSet, answer = filesOf(path)): string {
  const address = isSuffix(path) ? path : path.replace('*', '')
  const headers = Object.assign({}, ...rules.filter((rule) => matches(rule, address)).map((rule) => rule.headers))
  const lines = Object.entries<string>(headers).map(([name, value]) =>
    name === 'Content-Type'
      ? `types {} default_type ${quoted(value.replace(/;.*/, ''))};`
      : `set ${variableOf(name)} ${quoted(value.replaceAll(':splat', '$splat'))};`,
  )
  if (isMessageLink(path)) lines.push('access_log off;')
  return `location ${matcherOf(path)} { ${[...lines, answer].join(' ')} }`
}

const filesOf = (path: string) => `try_files ${path === '/' ? '/index.html' : '$uri $uri.html'} =404;`

const isMessageLink = (path: string) =>
  messageLinkPages.includes(path) || messageLinkRedirects().some(({ from }) => from === path)

/** Whether a path ends in what follows its `*`. Such a location stands before the spellings, which it may match too. */
const isSuffix = (path: string) => path.slice(0, -1).includes('*')

/** Of regular expressions nginx takes the first that matches, and a prefix before them all: so none is a prefix. */
const matcherOf = (path: string): string =>
  path.includes('*') ? `~ ^${path.replaceAll('.', '\\.').replace('*', '(?<splat>.*)')}$` : `= ${path}`

/** Statuses of requests that nginx itself refuses, and the one by which it answers. 494 is of headers that are too long. */
const refusals = [
  { status: 400, by: 400 },
  { status: 494, by: 400 },
  { status: 405, by: 405 },
  { status: 413, by: 413 },
  { status: 414, by: 414 },
] as const

const refusalPath = (status: number) => `/.refused/${status}`

const refusal = (status: number) => {
  const allow = status === 405 ? `set ${variableOf('Allow')} "GET, HEAD"; ` : ''
  return `location = ${refusalPath(status)} { internal; ${allow}return ${status}; }`
}

/** Locations that serve a not-found page for errors only: its own address answers 404. */
const notFoundPage = (section: string) =>
  `location = ${section}/404.html { internal; }\nlocation = ${section}/404 { return 404; }`

const variableOf = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`

/** A quoted string of nginx. tests/dist/headers.test.ts holds that values contain nothing else to escape. */
const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`
