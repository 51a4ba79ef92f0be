import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { checkDeployment, type Finding } from '#server/publish/deploy/check-deployment.ts'
import { checks } from '#server/publish/deploy/checks.ts'
import { readExpected } from '#server/publish/deploy/expected.ts'
import { startCaddy } from './caddy.ts'
import { eachHost } from './each-host.ts'
import { startLocal } from './local.ts'
import { startNginx } from './nginx.ts'
import { freePort } from './server.ts'

const expected = await readExpected(join('dist', 'client'))

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
    { name: 'caddy', start: startCaddy },
  ],
  ({ port, hostName }) => {
    it('does all that it must', async () => {
      const names = checks.map(({ name }) => ({ name, faults: [] }))
      expect(await findings(port, hostName)).toEqual(names)
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

it('a host that answers everything with one page falls short in every check of plain HTTP', async () => {
  const port = await host((_, response) => response.writeHead(200, { 'X-Robots-Tag': 'noindex' }).end('Welcome!'))
  const short = (await findings(port, 'localhost')).filter(({ faults }) => faults.length > 0)
  expect(short.map(({ name }) => name)).toEqual(checks.slice(0, -1).map(({ name }) => name))
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
