import { expect, fillIn, host, signIn, signInButton, storeSession, test } from './session.ts'

const signedOut = 'You have signed out on this browser.'
const ended = 'Your session has ended. Sign in again to go on.'

test('after signing out, sign-in says so, once', async ({ page, client }) => {
  await signIn(page, client)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByText(signedOut)).toBeVisible()
  await expect(page).toHaveURL(`${host.origin}/login`)
  await page.reload()
  await expect(page.locator('[data-island-status="hydrated"]')).toBeAttached()
  await expect(page.getByText(signedOut)).toHaveCount(0)
})

test('after a session has ended, sign-in says so; who never had one is told nothing', async ({
  page,
  context,
  client,
}) => {
  await page.goto(`${host.origin}/welcome`)
  await expect(page).toHaveURL(`${host.origin}/login`)
  await expect(page.locator('[data-island-status="hydrated"]')).toBeAttached()
  await expect(page.getByText(ended)).toHaveCount(0)
  await signIn(page, client)
  const other = await context.newPage()
  await other.goto(`${host.origin}/welcome`)
  await other.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByText(ended)).toBeVisible()
  await storeSession(page, '{{{')
  await page.goto(`${host.origin}/welcome`)
  await expect(page).toHaveURL(`${host.origin}/login`)
})

test('a refusal describes the fields, and says that the password was cleared', async ({ page, client, allow }) => {
  allow(/status of 400/)
  await fillIn(page, { ...client, password: 'not the password' })
  await signInButton(page).click()
  const password = page.getByLabel(/^Password/)
  await expect(password).toBeFocused()
  await expect(password).toHaveAccessibleDescription(/^The password was cleared\./)
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/^Invalid email or password\./)
  await password.fill('x')
  await expect(password).toHaveAccessibleDescription('')
})

test('the dashboard has its heading first, names on its map, minutes alone, and no louder button than others', async ({
  page,
  client,
}) => {
  await signIn(page, client)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  const isFirst = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const tiles = document.querySelector('.tiles')
    return tiles !== null && (heading.compareDocumentPosition(tiles) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  })
  expect(isFirst).toBe(true)
  const labels = await page.locator('.ground text').allTextContents()
  expect(labels).toEqual(expect.arrayContaining(['S6 15:14', expect.stringMatching(/geofence/i)]))
  await expect(page.locator('.session time')).toHaveText(/^\d\d:\d\d$/)
  await expect(page.getByText('Sessions last at most 24 hours from sign-in.')).toBeVisible()
  await expect(page.locator('.quick-actions .button-amber')).toHaveCount(0)
  for (const name of ['View Live Operations', 'Generate Report', 'System Settings']) {
    const button = page.getByRole('button', { name })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription('An example action, without effect.')
  }
  // Said once: to whoever hears the page, and where a pointer rests on the figures.
  const example = 'The figures and the activity are examples.'
  await expect(page.getByText(example)).toHaveClass('sr-only')
  await expect(page.getByTitle(example)).toHaveCount(2)
})
