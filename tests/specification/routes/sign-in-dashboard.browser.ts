import { expect, host, test } from '#tests/browser/test.ts'
import { signIn } from '#tests/specification/sign-in.ts'

test.describe('Dashboard (/welcome)', () => {
  test.beforeEach(async ({ page }) => signIn(page))

  test("header with a Back to Home link, the signed-in user's email, and a Sign Out button", async ({ page }) => {
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
    await expect(header).toContainText(host.client.email)
    await expect(header.getByRole('button', { name: 'Sign Out' })).toBeVisible()
    // Nothing asks to log in who has.
    await expect(page.locator('a[href^="/login"]')).toHaveCount(0)
  })

  test('static overview tiles: Active Operations 12, Data Points 2.4M, Alerts 3, Systems 8', async ({ page }) => {
    const tiles = await page
      .locator('.tiles > div')
      .evaluateAll((all) =>
        all.map((tile) => `${tile.querySelector('dt')?.textContent} ${tile.querySelector('dd')?.textContent}`),
      )
    expect(tiles).toEqual(['Active Operations 12', 'Data Points 2.4M', 'Alerts 3', 'Systems 8'])
  })

  test('a static Recent Activity list', async ({ page }) => {
    const activity = page.getByRole('region', { name: 'Recent Activity' })
    expect(await activity.getByRole('listitem').count()).toBeGreaterThan(3)
  })

  test('Quick Actions buttons do nothing', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      // The dashboard asks by itself, every ten seconds, whether the session stands.
      if (!request.url().endsWith('/auth/v1/user')) asked.push(request.url())
    })
    const actions = page.getByRole('region', { name: 'Quick Actions' })
    await expect(actions.getByRole('button')).toHaveText(['View Live Operations', 'Generate Report', 'System Settings'])
    const before = await page.getByRole('main').getByRole('heading').allTextContents()
    // A visitor can press what is marked as disabled.
    for (const button of await actions.getByRole('button').all()) await button.click({ force: true })
    expect(await page.getByRole('main').getByRole('heading').allTextContents()).toEqual(before)
    await expect(page).toHaveURL(`${host.origin}/welcome`)
    expect(asked).toEqual([])
  })

  test('a Secure Session Active panel says the session expires in 24 hours and shows the current time', async ({
    page,
  }) => {
    const panel = page.getByRole('region', { name: 'Secure Session Active' })
    await expect(panel).toContainText(/Session expires in\s*24 hours/)
    const clock = panel.locator('time')
    const now = await page.evaluate(() => {
      const [hours, minutes] = [new Date().getHours(), new Date().getMinutes()]
      // The minute may end between the page's clock and this one.
      return [minutes, minutes - 1].map((minute) => new Date(0, 0, 1, hours, minute).toTimeString().slice(0, 5))
    })
    expect(now).toContain(await clock.textContent())
  })
})
