import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { onTestFinished } from 'vitest'
import { localSettings } from '#server/environment.ts'

interface Run {
  child: ChildProcess
  /** Resolves with the output so far, once it contains the text. */
  printed: (text: string) => Promise<string>
  /** Resolves when the process has ended. */
  ended: () => Promise<{ code: number | null; stdout: string; stderr: string }>
}

/** Variables that the test runner sets, and that a command line does not have. */
const withoutSettings = Object.fromEntries(Object.entries(process.env).filter(([name]) => !(name in localSettings)))

/** Runs a TypeScript file of the project in a process, which is killed after the test. */
export function run(file: string, args: string[], options: { cwd?: string; env?: Record<string, string> } = {}): Run {
  const child = spawn(process.execPath, [resolve(file), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: options.cwd ?? process.cwd(),
    env: { ...withoutSettings, ...options.env },
  })
  const closed = once(child, 'close')
  const output = { stdout: '', stderr: '' }
  child.stdout?.on('data', (data) => (output.stdout += data))
  child.stderr?.on('data', (data) => (output.stderr += data))
  onTestFinished(() => void child.kill('SIGKILL'))
  return {
    child,
    printed: async (text) => {
      while (!output.stdout.includes(text)) {
        if (child.exitCode !== null) throw new Error(`ended with ${child.exitCode}: ${output.stderr}`)
        await Promise.race([once(child.stdout ?? child, 'data'), closed])
      }
      return output.stdout
    },
    ended: async () => {
      await closed
      return { code: child.exitCode, ...output }
    },
  }
}
