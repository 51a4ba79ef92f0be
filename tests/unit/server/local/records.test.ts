import { readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sweepDrafts } from '#server/local/records.ts'
import { openServices } from '#server/local/site/services.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** Leaves a draft as a killed process does. */
function leave(folder: string, name: string, secondsAgo: number): void {
  const file = join(folder, name)
  writeFileSync(file, '{"fields":{"message":"half')
  const written = Date.now() / 1000 - secondsAgo
  utimesSync(file, written, written)
}

it('removes the drafts of killed processes, and neither records nor drafts that are being written', async () => {
  const folder = temporaryFolder()
  leave(folder, 'old.draft', 3600)
  leave(folder, 'young.draft', 0)
  leave(folder, 'old.json', 3600)
  await sweepDrafts(folder)
  expect(readdirSync(folder).sort()).toEqual(['old.json', 'young.draft'])
})

it('has nothing to do in a folder that does not exist', async () => {
  await expect(sweepDrafts(join(temporaryFolder(), 'none'))).resolves.toBeUndefined()
})

it('is done when the host starts', async () => {
  const folder = temporaryFolder()
  const first = await openServices(folder)
  await first.app.request('http://localhost/form/submit', {
    method: 'POST',
    body: new URLSearchParams({
      access_key: (await import('#content/facts/settings.ts')).settings.formAccessKey,
      firstName: 'Ada',
      lastName: 'Roy',
      email: 'ada@example.ca',
      message: 'Bonjour',
    }),
  })
  await first.close()
  leave(join(folder, 'enquiries'), 'killed.draft', 3600)
  const second = await openServices(folder)
  await second.close()
  const names = readdirSync(join(folder, 'enquiries'))
  expect(names).toHaveLength(1)
  expect(names[0]).toMatch(/\.json$/)
})
