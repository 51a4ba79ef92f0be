import { rmSync } from 'node:fs'

const folders = new Set<string>()

/** Registers a temporary folder, which is removed when the process ends in any way. */
export function ownFolder(folder: string): string {
  folders.add(folder)
  return folder
}

/** Removes a registered folder at once. */
export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  folders.delete(folder)
}

process.once('exit', () => [...folders].forEach(removeFolder))
// Without a listener, a signal ends the process without an exit event.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
