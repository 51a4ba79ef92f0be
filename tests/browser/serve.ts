import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadEnvironment } from '#server/environment.ts'
import { listen } from '#server/local/site/listen.ts'

/** Serves the built site for all browser tests. Returns the function that ends it. */
export default (): Promise<() => Promise<void>> => serveSite(join('dist', 'client'))

/** Serves the files of a folder, with a new data folder and one client. Returns the function that ends it. */
export async function serveSite(site: string): Promise<() => Promise<void>> {
  loadEnvironment('local')
  const dataFolder = await mkdtemp(join(tmpdir(), 'cairnline-browser-'))
  const host = await listen({ port: 0, dataFolder, site, guesses: 1_000, rounds: 4 })
  const email = 'client@agency.example'
  const { password } = await host.accounts.addClient(email)
  Object.assign(process.env, {
    CAIRNLINE_TEST_ORIGIN: host.origin,
    CAIRNLINE_TEST_EMAIL: email,
    CAIRNLINE_TEST_PASSWORD: password,
    CAIRNLINE_TEST_DATA: dataFolder,
  })
  return async () => {
    await host.close()
    await rm(dataFolder, { recursive: true, force: true })
  }
}
