#!/usr/bin/env bash
# Subject: a prerendered page `services.html` beside a folder `services/` of further pages, by http-server 14.1.1 (npm).
# One would guess: /services answers with services.html, as /about answers with about.html without any setting.
# What happens: the folder wins: /services is redirected to /services/, which lists the files of the folder.
# sirv 3.0.2 and serve-handler 6.1.8 answer with the page.
# Seen: about page, services 302 to /services/, services/ listing; sirv page; serve-handler page
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'http-server@14.1.1' 'sirv@3.0.2' 'serve-handler@6.1.8' >/dev/null
mkdir -p site/services
for page in index about services services/movement; do echo "$page" >"site/$page.html"; done
cat >show.mjs <<'JAVASCRIPT'
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import httpServer from 'http-server'
import serveHandler from 'serve-handler'
import sirv from 'sirv'

const notFound = (response) => () => response.writeHead(404).end()
const files = sirv('site')
const servers = {
  'http-server': httpServer.createServer({ root: 'site' }).server,
  sirv: createServer((request, response) => files(request, response, notFound(response))),
  'serve-handler': createServer((request, response) => serveHandler(request, response, { public: 'site' })),
}
async function answer(name, path) {
  const { port } = servers[name].address()
  const response = await fetch(`http://localhost:${port}/${path}`, { redirect: 'manual' })
  if (response.status !== 200) return `${response.status} to ${response.headers.get('location')}`
  return (await response.text()).includes('movement.html') ? 'listing' : 'page'
}
for (const server of Object.values(servers)) await once(server.listen(0), 'listening')
const own = []
for (const path of ['about', 'services', 'services/']) own.push(`${path} ${await answer('http-server', path)}`)
const seen = `${own.join(', ')}; sirv ${await answer('sirv', 'services')}; serve-handler ${await answer('serve-handler', 'services')}`
console.log(seen)
const expected = 'about page, services 302 to /services/, services/ listing; sirv page; serve-handler page'
assert.equal(seen, expected, 'the behaviour has changed')
process.exit()
JAVASCRIPT
node --no-deprecation show.mjs
