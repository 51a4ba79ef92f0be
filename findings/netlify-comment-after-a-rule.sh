#!/usr/bin/env bash
# Subject: a comment at the end of a line in _redirects and in _headers, as Netlify's own @netlify/redirect-parser 15.0.4 and
# @netlify/headers-parser 9.0.3 (npm) read them.
# One would guess: what is a comment in one of the host's two files is one in the other.
# What happens: in _redirects it is a comment. In _headers only a whole line can be one: the text becomes part of the value,
# and is sent to every visitor. (So it is in 16.1.1 and 10.1.1, which need a newer Node.)
# Seen: /old to /new, 301; Cache-Control: no-store # until the launch
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . '@netlify/redirect-parser@15.0.4' '@netlify/headers-parser@9.0.3' >/dev/null
echo '/old /new 301 # until the launch' >_redirects
printf '# Whole lines are comments.\n/*\n  Cache-Control: no-store # until the launch\n' >_headers
cat >show.mjs <<'JAVASCRIPT'
import assert from 'node:assert/strict'
import { parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'

const { redirects, errors } = await parseAllRedirects({ redirectsFiles: ['_redirects'], configRedirects: [], minimal: true })
const { headers } = await parseAllHeaders({ headersFiles: ['_headers'], configHeaders: [], minimal: true })
assert.deepEqual(errors, [])
const [{ from, to, status }] = redirects
const seen = `${from} to ${to}, ${status}; Cache-Control: ${headers[0].values['Cache-Control']}`
console.log(seen)
assert.equal(seen, '/old to /new, 301; Cache-Control: no-store # until the launch', 'the behaviour has changed')
JAVASCRIPT
node show.mjs
