import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

const command = (work: string) =>
  `import { runCommand } from '#server/local/commands/run-command.ts'; await runCommand(async () => { ${work} })`

const shell = (script: string, ...args: string[]) =>
  spawnSync('sh', ['-c', script, 'sh', process.execPath, ...args], { encoding: 'utf8' })

it('ends without a word when its reader has enough', () => {
  const work =
    "for (let line = 0; line < 20_000; line += 1) process.stdout.write('line ' + line + ' x'.repeat(40) + '\\n')"
  const { stdout, stderr } = shell('"$1" --input-type=module -e "$2" | head -1', command(work))
  expect([stdout.slice(0, 6), stderr]).toEqual(['line 0', ''])
})

it('prints an error in one line, without a stack', () => {
  const { status, stderr } = shell('"$1" --input-type=module -e "$2"', command("throw new Error('No such client.')"))
  expect([status, stderr]).toEqual([1, 'No such client.\n'])
})
