import { writeFileSync } from 'node:fs'
import { buildSteps } from '#server/publish/build.ts'
import type { Measured } from './measurement.ts'

// Builds the current folder: node measured-build.ts REPORT [STEP TO LEAVE OUT]…
const [report = '', ...left] = process.argv.slice(2)
const started = performance.now()
const steps: Measured['steps'] = {}
for (const { name, run } of buildSteps('local').steps) {
  if (left.includes(name)) continue
  const [before, spent] = [performance.now(), cpuMs()]
  await run()
  steps[name] = {
    wallMs: performance.now() - before,
    cpuMs: cpuMs() - spent,
    peakKb: process.resourceUsage().maxRSS,
  }
}
const peakKb = process.resourceUsage().maxRSS
const measured: Measured = { steps, wallMs: performance.now() - started, cpuMs: cpuMs(), peakKb }
writeFileSync(report, JSON.stringify(measured))

function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
