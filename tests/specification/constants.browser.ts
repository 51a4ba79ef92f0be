import { expect, host, test } from '#tests/browser/test.ts'
import { signIn } from './sign-in.ts'

test('the default storage key is derived from the backend hostname', async ({ page }) => {
  await signIn(page)
  const [label] = new URL(host.origin).hostname.split('.')
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([`sb-${label}-auth-token`])
})

test('the stored session has the fields of section 3', async ({ page }) => {
  await signIn(page)
  const stored = await page.evaluate(() => Object.values({ ...localStorage })[0])
  expect(JSON.parse(stored)).toMatchObject({
    access_token: expect.any(String),
    refresh_token: expect.any(String),
    expires_at: expect.any(Number),
    expires_in: expect.any(Number),
    token_type: 'bearer',
    user: { email: host.client.email },
  })
})
