import { expect, host, test } from '#tests/browser/test.ts'

const island = '[data-island="sign-in"]'
const hydrated = '[data-island-status="hydrated"]'

test('sign-in asks for all that its form needs beside its entry, then for the auth client, each once', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname)
  })
  const entry = Promise.withResolvers<void>()
  await page.route('**/assets/entries/*', async (route) => {
    await entry.promise
    await route.continue()
  })
  await page.goto(`${host.origin}/login`, { waitUntil: 'commit' })
  // The entry has not arrived, so it has requested nothing.
  await page.waitForFunction(() => document.readyState !== 'loading')
  const before = await page.locator('link[rel="modulepreload"], script[src]').count()
  expect(before).toBeGreaterThan(5)
  await expect.poll(() => asked.length).toBe(before)
  entry.resolve()
  await expect(page.locator(island + hydrated)).toBeAttached()
  await expect.poll(() => asked.length).toBe(before + 1)
  expect(new Set(asked).size).toBe(before + 1)
  const authClient = page.locator('head > link[rel="modulepreload"][integrity^="sha384-"]')
  expect(await authClient.getAttribute('href')).toBe(asked.at(-1))
})

for (const part of ['entries', 'chunks']) {
  test(`none of the ${part} runs once its bytes are altered`, async ({ page, allow }) => {
    allow(/integrity|Failed to (fetch|load)|ERR_/)
    await page.route(`**/assets/${part}/*`, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: `${await response.text()}\ndocument.documentElement.dataset.altered = ''` })
    })
    const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'))
    await page.goto(`${host.origin}/login`)
    await refused
    await expect(page.locator(`html[data-altered], ${island}${hydrated}`)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  })
}
