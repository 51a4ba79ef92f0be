import { rmSync } from 'node:fs'

const folders = new Set<string>()

/** Marks a temporary folder as this process's own: it goes when the process ends, however that comes about. */
export function ownFolder(folder: string): string {
  folders.add(folder)
  return folder
}

/** Removes one before the end. */
export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  folders.delete(folder)
}

process.once('exit', () => [...folders].forEach(removeFolder))
// A signal ends the process without its exit, unless somebody listens.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
