import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { languages } from '#content/languages/languages.ts'
import { frenchCondition } from './language-aliases.ts'
import { type LanguageRecord, readRecord } from './record.ts'

const script = fileURLToPath(new URL('./french-process.ts', import.meta.url))

/** A build of French that runs beside that of English. */
export interface FrenchBuild {
  /** Folder of its files, until they are merged into the site. */
  folder: string
  /** @throws {Error} with the message of the process, when it has failed */
  finished: Promise<LanguageRecord>
  /** Ends the process, as when the build of English has failed. */
  stop: () => void
}

/** An error of the build of another language. Its message is whole: it says what to mend, or holds the stack. */
export class LanguageBuildError extends Error {
  override name = 'LanguageBuildError'
}

/** Starts the build of the French pages, in a process of its own, into a folder within that of the build. */
export function startFrench(building: string): FrenchBuild {
  const folder = join(building, 'french')
  rmSync(folder, { recursive: true, force: true })
  const child = spawn(process.execPath, [frenchCondition, script, folder], { stdio: ['ignore', 'inherit', 'pipe'] })
  const said: string[] = []
  child.stderr.setEncoding('utf8').on('data', (text: string) => said.push(text))
  const finished = new Promise<LanguageRecord>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) {
        process.stderr.write(said.join(''))
        resolve(readRecord(folder))
      } else reject(new LanguageBuildError(`${languages.fr.name}: ${said.join('').trim() || `ended with ${code}`}`))
    })
  })
  // Until the build awaits it, a failure must not count as unhandled.
  finished.catch(() => undefined)
  return { folder, finished, stop: () => void child.kill() }
}
