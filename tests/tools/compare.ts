import { readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { readArguments, runCommand } from '#server/command.ts'
import { filesBelow } from '#server/publish/files.ts'

const usage = `Compares two folders byte by byte, such as the builds before and after a change.

  node tests/tools/compare.ts BEFORE AFTER [--allow GLOB]

Prints each file that differs and ends with status 1 if one does. --allow, which may be repeated, passes over the files
that are expected to differ: --allow 'client/assets/**'.`

/** How two folders differ: a line for each file that one lacks or has otherwise. */
export async function differences(before: string, after: string, allowed: readonly string[] = []): Promise<string[]> {
  const [first, second] = [new Set(await filesBelow(before)), new Set(await filesBelow(after))]
  const files = [...first.union(second)].filter((file) => !allowed.some((glob) => matchesGlob(file, glob))).sort()
  return files.flatMap((file) => {
    if (!second.has(file)) return [`- ${file}`]
    if (!first.has(file)) return [`+ ${file}`]
    const [was, is] = [readFileSync(join(before, file)), readFileSync(join(after, file))]
    return was.equals(is) ? [] : [`! ${file}: ${was.length} B, now ${is.length} B`]
  })
}

if (import.meta.main)
  await runCommand(async () => {
    const options = { allow: { type: 'string', multiple: true } } as const
    const { values, positionals } = readArguments(usage, options, ['BEFORE', 'AFTER'])
    const [before = '', after = ''] = positionals
    const lines = await differences(before, after, values.allow)
    for (const line of lines) process.stdout.write(`${line}\n`)
    process.stdout.write(`${lines.length} ${lines.length === 1 ? 'file differs' : 'files differ'}\n`)
    if (lines.length > 0) process.exitCode = 1
  })
