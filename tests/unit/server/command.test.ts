import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { readArguments } from '#server/command.ts'

const command = (work: string) =>
  `import { readArguments, runCommand } from '#server/command.ts'; await runCommand(async () => { ${work} })`

const shell = (script: string, ...args: string[]) =>
  spawnSync('sh', ['-c', script, 'sh', process.execPath, ...args], { encoding: 'utf8' })

it('a command ends without a word when its reader has enough', () => {
  const work =
    "for (let line = 0; line < 20_000; line += 1) process.stdout.write('line ' + line + ' x'.repeat(40) + '\\n')"
  const { stdout, stderr } = shell('"$1" --input-type=module -e "$2" | head -1', command(work))
  expect([stdout.slice(0, 6), stderr]).toEqual(['line 0', ''])
})

it('a command prints an error without a stack, and its usage for --help', () => {
  const work = "readArguments('Usage: x', {}); throw new Error('No such client.')"
  const outcome = (...args: string[]) => {
    const { status, stdout, stderr } = shell('"$1" --input-type=module -e "$2" -- x $3', command(work), ...args)
    return [status, stdout, stderr]
  }
  expect(outcome()).toEqual([1, '', 'No such client.\n'])
  expect(outcome('--help')).toEqual([0, 'Usage: x\n', ''])
})

it.each([
  [[], 'EMAIL is missing.'],
  [['a', 'b'], "Unknown argument 'b'."],
  [['a', '--lats', '3'], "Unknown option '--lats'."],
  [['a', '--last'], "Option '--last <value>' argument missing."],
])('%j are refused with the usage', (args, message) => {
  const read = () => readArguments('Usage: x', { last: { type: 'string' } }, ['EMAIL'], args)
  expect(read).toThrow(new Error(`${message}\nUsage: x`))
})
