import type { HeaderRule, HeaderSet, Headers } from '#server/publish/headers/header-set.ts'
import { messageLinkPages, messageLinkRedirects } from '#server/publish/message-links.ts'
import { redirectRules } from '#server/publish/redirects.ts'
import { notFoundSections } from './rules.ts'

/** `Caddyfile`. Address and folder come from the environment; Caddy gets the certificate by itself. */
export function caddyfile(set: HeaderSet): string {
  return `# Caddy 2.6 or later. SITE_ROOT is the folder of the built site.
{$SITE_ADDRESS:${set.hostName}} {
  root * "{$SITE_ROOT:/srv/site}"

  route {
${indent(headerBlock('', set.everywhere), 4)}
    # Under any other name this is a preview.
    @elsewhere not host ${set.hostName}
    header @elsewhere X-Robots-Tag noindex
${indent(set.rules.map((rule, index) => ruleBlock(`rule${index}`, rule)).join('\n'), 4)}
    # Not in the access log, for their addresses may hold a token. The second name is that of Caddy 2.8 and later.
${indent(
  messageLinks()
    .map((path) => `vars ${path} skip_log true\nvars ${path} log_skip true`)
    .join('\n'),
  4,
)}

    @refused not method GET HEAD
    header @refused Allow "GET, HEAD"
    error @refused 405

    @query expression \`{query} != ""\`
    vars query ""
    vars @query query ?{query}
    # By expressions: plain paths match in any case here, and a page must not lead to itself.
${indent(redirectRules().map(redirect).join('\n'), 4)}

    # What is hidden, what is for other hosts, not-found pages, and compressed copies by their own names.
    @hidden {
      path_regexp (/\\.|^/_(headers|redirects)$|(^|/)404(\\.html)?$|\\.(br|gz|zst|map)$)
      not path /.well-known/security.txt
    }
    error @hidden 404

    # Other spellings of what exists lead to it in one step.
    @home path_regexp ^/index(\\.html)?/*$
    redir @home /{vars.query} 301
    @spelling path_regexp spelling ^(/.*?[^/])(?:\\.html/*|/+)$
    handle @spelling {
      @exists file {re.spelling.1}.html {re.spelling.1}
      redir @exists {re.spelling.1}{vars.query} 301
      error 404
    }

    rewrite / /index.html
    try_files {path} {path}.html
    @missing not file
    error @missing 404
${indent(precompressed, 4)}
  }

  # An error keeps the headers of its path but for these.
  handle_errors {
    header Cache-Control ${quoted(set.everywhere['Cache-Control'] ?? 'no-store')}
    header Content-Security-Policy ${quoted(set.everywhere['Content-Security-Policy'] ?? '')}
    @missing expression \`{err.status_code} == 404\`
    handle @missing {
      route {
        vars missing /404.html
${notFoundSections.map((folder) => `        vars /${folder}/* missing /${folder}/404.html`).join('\n')}
        rewrite * {vars.missing}
${indent(precompressed, 8)}
      }
    }
  }
}
`
}

const messageLinks = () => [...messageLinkPages, ...messageLinkRedirects().map(({ from }) => from)]

/**
 * Serves a file, or its encoding that the build wrote beside it. Caddy 2.6 sends Vary only with an encoding, but a cache
 * must not keep the file itself for those who accept one either.
 */
const precompressed = `@encoded file {path}.gz
header @encoded {
  Vary Accept-Encoding
  defer
}
file_server {
  precompressed br zstd gzip
}`

function headerBlock(matcher: string, headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) =>
    value === '' ? `  -${name}` : `  ${name} ${quoted(value)}`,
  )
  return ['header ', matcher, matcher && ' ', '{\n', lines.join('\n'), '\n}'].join('')
}

function ruleBlock(name: string, { path, headers, when }: HeaderRule): string {
  const block = headerBlock(`@${name}`, headers).replaceAll(':splat', `{re.${name}.1}`)
  if (when === 'always' || when === 'moved') return `@${name} path ${path}\n${block}`
  const expression = path.replaceAll('.', '\\.').replace('*', '(.*)')
  return `@${name} {\n  path_regexp ${name} ^${expression}$\n  file {path} {path}.html\n}\n${block}`
}

function redirect({ from, to }: { from: string; to: string }, index: number): string {
  const expression = from.replaceAll('.', '\\.')
  return `@moved${index} path_regexp ^${expression}$\nredir @moved${index} ${to}{vars.query} 301`
}

const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`

function indent(text: string, spaces: number): string {
  return text.replaceAll(/^(?=.)/gm, ' '.repeat(spaces))
}
