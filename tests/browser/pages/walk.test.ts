import { findEnquiry } from '#tests/browser/contact/inbox.ts'
import { expect, host, test } from '#tests/browser/sign-in/session.ts'

test('a visitor goes from home to a service and sends an enquiry, which is in the inbox', async ({ page }) => {
  await page.goto(host.origin)
  await page.getByRole('link', { name: 'See the six services' }).click()
  await expect(page).toHaveURL(`${host.origin}/services`)
  await page.getByRole('link', { name: /^Open 2\.4/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Secure GIS Systems')
  await page.getByRole('link', { name: 'Request Strategic Briefing' }).click()
  await expect(page).toHaveURL(`${host.origin}/contact`)

  await page.getByLabel('First name').fill('Noor')
  await page.getByLabel('Last name').fill('Tremblay')
  await page.getByLabel('Email').fill('noor@agency.example')
  await page.getByLabel('Organization').fill('Agence d’exemple')
  const message = `Which cells may a contractor see? ${crypto.randomUUID()}`
  await page.getByRole('textbox', { name: 'Message' }).fill(message)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('heading', { name: 'Message Sent Successfully' })).toBeFocused()

  const enquiry = await findEnquiry(message)
  expect(enquiry).toMatchObject({ firstName: 'Noor', lastName: 'Tremblay', email: 'noor@agency.example' })

  await page.getByRole('button', { name: 'Send Another Message' }).click()
  await expect(page.getByLabel('First name')).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('')
})

test('a client signs in, survives a reload, signs out, and is guarded again', async ({ page, client }) => {
  const { email, password } = client
  await page.goto(`${host.origin}/welcome`)
  await expect(page).toHaveURL(`${host.origin}/login`)

  await page.getByLabel('Email').fill(email)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(`${host.origin}/welcome`)
  await expect(page.getByText(email)).toBeVisible()
  for (const tile of ['Active Operations', 'Data Points', 'Alerts', 'Systems'])
    await expect(page.getByText(tile, { exact: true })).toBeVisible()
  await expect(page.getByText('2.4M')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Secure Session Active' })).toBeVisible()

  await page.reload()
  await expect(page.getByText(email)).toBeVisible()

  await page.goto(`${host.origin}/login`)
  await expect(page).toHaveURL(`${host.origin}/welcome`)

  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(`${host.origin}/login`)
  await page.goto(`${host.origin}/welcome`)
  await expect(page).toHaveURL(`${host.origin}/login`)
})
