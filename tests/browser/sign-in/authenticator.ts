/* Steps of tests with an authenticator app, whose codes are computed here. */

import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright/test'
import type { Client } from '#server/local/auth/accounts.ts'
import { expect, host } from './session.ts'

/** Milliseconds for which an app shows a code. */
const period = 30_000

/** An authenticator app with one key. */
class Authenticator {
  readonly #totp: TOTP

  constructor(secret: string) {
    this.#totp = new TOTP({ secret: Secret.fromBase32(secret) })
  }

  /** The code of the present, or of another time. @param steps from the present one, into the past */
  code(steps = 0): string {
    return this.#totp.generate({ timestamp: Date.now() - steps * period })
  }

  /** Six digits that are not a valid code at present. */
  wrong(): string {
    const near = [-2, -1, 0, 1, 2].map((steps) => this.code(steps))
    return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? ''
  }
}

export const codeField = (page: Page) => page.getByLabel('Code from the app')
export const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ })

/** Opens the account of the client whose dashboard a page shows. */
export async function openAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Second factor' })).toBeVisible()
}

/** Signs out on a dashboard, whatever it shows. The page is then the sign-in page. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(page).toHaveURL(`${host.origin}/login`)
}

/** Answers the question for the password, which comes before a device is added or removed. */
export async function givePassword(page: Page, { password }: Client): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Enter your password' })).toBeFocused()
  await page.getByLabel(/^Current password/).fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
}

/**
 * Begins to add a device, on the account screen. Returns the app that has scanned its key.
 * @param known an app that the account has already
 */
export async function scan(page: Page, client: Client, name: string, known?: Authenticator): Promise<Authenticator> {
  await page.getByRole('button', { name: /^Add (a|another) device$/ }).click()
  await givePassword(page, client)
  if (known) await enterCode(page, known.code())
  await page.getByLabel('Name of the device').fill(name)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Scan the key' })).toBeFocused()
  const secret = await page.getByRole('code').innerText()
  return new Authenticator(secret.replaceAll(' ', ''))
}

/** Adds a device, on the account screen. Returns its app. @param known an app that the account has already */
export async function enrol(page: Page, client: Client, name: string, known?: Authenticator): Promise<Authenticator> {
  const app = await scan(page, client, name, known)
  await codeField(page).fill(app.code())
  await page.getByRole('button', { name: 'Add the device' }).click()
  await expect(page.getByText('The device is added.')).toBeVisible()
  return app
}

export async function enterCode(page: Page, code: string): Promise<void> {
  await codeField(page).fill(code)
  await page.getByRole('button', { name: 'Continue' }).click()
}
