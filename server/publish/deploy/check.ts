import { parseArgs } from 'node:util'
import { loadEnvironment } from '#server/environment.ts'
import { isLoopback } from '#server/loopback.ts'
import { siteFolder } from '#server/publish/site-folder.ts'
import { oneLine } from '#server/terminal.ts'
import { checkDeployment } from './check-deployment.ts'
import { readExpected } from './expected.ts'
import { joinSameFaults } from './same-faults.ts'

const usage = `Usage: npm run deploy:check -- https://www.cairnline.example [--as NAME] [--patience SECONDS]
  --as        the name of the site, where the address is one that its name does not lead to yet
  --patience  longest wait for an answer; 10 seconds by default`

/** Lines that are printed of one check: of a host with another build, each page would be one. */
const mostLines = 30

/** `npm run deploy:check -- ADDRESS`: compares a deployed site with the build in `dist/`, and prints what falls short. */
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { as: { type: 'string' }, patience: { type: 'string', default: '10' } },
  })
  const [address = ''] = positionals
  const origin = URL.canParse(address) ? new URL(address) : undefined
  const isAllowed = origin?.protocol === 'https:' || (origin?.protocol === 'http:' && isLoopback(origin.hostname))
  const patience = Number(values.patience) * 1000
  if (!origin || !isAllowed || positionals.length > 1 || !(patience > 0)) throw new Error(usage)
  loadEnvironment('local')
  const expected = readExpected(siteFolder)
  let count = 0
  for await (const { name, faults, isAdvice } of checkDeployment(
    { origin, hostName: values.as ?? origin.host, patience },
    expected,
  )) {
    process.stdout.write(`${faults.length === 0 ? 'ok  ' : isAdvice ? 'warn' : 'FAIL'} ${name}\n`)
    const lines = joinSameFaults(faults)
    for (const line of lines.slice(0, mostLines)) process.stdout.write(`       ${oneLine(line)}\n`)
    if (lines.length > mostLines) process.stdout.write(`       and ${lines.length - mostLines} more lines\n`)
    if (!isAdvice) count += faults.length
  }
  process.stdout.write(
    count === 0
      ? `${origin.origin} does all that it must.\n`
      : `${origin.origin} falls short in ${count} ${count === 1 ? 'place' : 'places'}.\n`,
  )
  process.exitCode = count === 0 ? 0 : 1
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
