import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { checkDeployment, checks, type Finding } from '#server/publish/deploy/checks.ts'
import { readExpected } from '#server/publish/deploy/expected.ts'
import { makeRelease } from '#server/publish/deploy/releases.ts'
import { encodingSuffixes } from '#server/publish/files.ts'
import { ask } from './ask.ts'
import { startCaddy } from './caddy.ts'
import { selfSigned } from './certificate.ts'
import { eachHost } from './each-host.ts'
import { startLocal } from './local.ts'
import { startNginx, startNginxWithBrotli } from './nginx.ts'
import { freePort } from './server.ts'
import { startWrangler } from './wrangler.ts'

const expected = readExpected(join('dist', 'client'))

async function findings(port: number, hostName: string, patience = 60_000): Promise<Finding[]> {
  const found: Finding[] = []
  const origin = new URL(`http://127.0.0.1:${port}`)
  for await (const finding of checkDeployment({ origin, hostName, patience }, expected)) found.push(finding)
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
await eachHost([{ name: 'wrangler', start: startWrangler }], ({ port, hostName }) => {
  it('does what it must, but for what wrangler does otherwise than Cloudflare', async () => {
    expect((await findings(port, hostName)).flatMap(({ faults }) => faults)).toEqual([
      ...['/', '/rss.xml', '/llms-full.txt'].map((path) => `${path}: Vary does not name Accept-Encoding`),
      ...['/_headers', '/_redirects'].map((path) => `${path}: status 502, not 404`),
    ])
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
      const env = { ...process.env, NODE_EXTRA_CA_CERTS: certificate?.certificate }
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
      for (const end of ['', '.gz']) rmSync(join(next, 'client', `about.html${end}`))
      writeFileSync(join(next, 'client', 'about.html'), '<p>New')
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
  const ofTls = /TLS|certificate/
  expect(short.map(({ name }) => name)).toEqual(checks.map(({ name }) => name).filter((name) => !ofTls.test(name)))
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
    expect(await findings(await host(answer), 'localhost', 200)).toEqual([
      { name: checks[0]?.name, faults: [expect.stringMatching(line)] },
    ])
  },
)

it('a host that does not answer at all is one line', async () => {
  expect(await findings(await freePort(), 'localhost')).toEqual([
    { name: checks[0]?.name, faults: [expect.stringMatching(/does not answer GET \/version\.json: .*ECONNREFUSED/)] },
  ])
})
