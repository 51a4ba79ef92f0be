import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

/** Jobs per thread. A second thread takes longer to start than fewer jobs take. */
const leastForThread = 4

/**
 * Runs jobs on as many threads as the machine has cores. Each thread receives its share as `workerData`.
 * @param script of the thread: new URL('./card-thread.ts', import.meta.url)
 * @throws {Error} what a thread throws
 */
export async function onAllCores(script: URL, jobs: readonly unknown[]): Promise<void> {
  const threads = Math.min(availableParallelism(), Math.ceil(jobs.length / leastForThread))
  const shares = Array.from({ length: threads }, (_, thread) => jobs.filter((_, index) => index % threads === thread))
  await Promise.all(
    shares.map(
      (share) =>
        new Promise<void>((resolve, reject) => {
          const worker = new Worker(script, { workerData: share })
          worker.once('error', reject)
          worker.once('exit', (code) =>
            code === 0 ? resolve() : reject(new Error(`${script.pathname} ended with code ${code}.`)),
          )
        }),
    ),
  )
}
