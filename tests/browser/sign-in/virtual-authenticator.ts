/* Steps of tests with passkeys, on Chromium's virtual authenticator. */

import type { CDPSession, Page } from 'playwright/test'
import type { Client } from '#server/local/auth/accounts.ts'
import { enterCode, givePassword, openAccount } from './authenticator.ts'
import { expect } from './session.ts'

interface DeviceOptions {
  /** Whether the device can verify its user, by a PIN, a fingerprint or a face. */
  verifies?: boolean
  /** `internal` is the computer itself, `usb` a key. */
  transport?: 'internal' | 'usb'
}

/**
 * Chromium's virtual authenticator in a page (WebAuthn, section 11), whose user answers every prompt at once, and chooses a
 * passkey in a field as soon as one is offered there.
 */
export class Device {
  readonly #session: CDPSession
  readonly #id: string

  private constructor(session: CDPSession, id: string) {
    this.#session = session
    this.#id = id
  }

  static async plugInto(page: Page, { verifies = true, transport = 'internal' }: DeviceOptions = {}): Promise<Device> {
    const session = await page.context().newCDPSession(page)
    await session.send('WebAuthn.enable')
    const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport,
        hasResidentKey: true,
        hasUserVerification: verifies,
        isUserVerified: verifies,
        automaticPresenceSimulation: true,
      },
    })
    return new Device(session, authenticatorId)
  }

  /** Has the user close every prompt from now on, or none. */
  async refuse(refuses = true): Promise<void> {
    await this.#session.send('WebAuthn.setUserVerified', { authenticatorId: this.#id, isUserVerified: !refuses })
  }

  async passkeys() {
    const { credentials } = await this.#session.send('WebAuthn.getCredentials', { authenticatorId: this.#id })
    return credentials
  }

  /** Replaces the device's only passkey by the same one with other details. */
  async change(details: { rpId?: string; userHandle?: string }): Promise<void> {
    for (const credential of await this.passkeys()) {
      const { credentialId } = credential
      await this.#session.send('WebAuthn.removeCredential', { authenticatorId: this.#id, credentialId })
      const changed = { ...credential, ...details }
      await this.#session.send('WebAuthn.addCredential', { authenticatorId: this.#id, credential: changed })
    }
  }

  async unplug(): Promise<void> {
    await this.#session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId: this.#id })
  }
}

/** Has browsers offer no passkeys in fields, for tests of the button: a virtual user would choose one there at once. */
export async function offerNoneInFields(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })
}

export const passkeyButton = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' })

/** The list's item of a passkey, on the account screen. */
export const passkeyItem = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Passkeys' }).getByRole('listitem').filter({ hasText: name })

/** Begins to add a passkey, on the account screen. @param code of a device that the account has already */
export async function beginPasskey(page: Page, client: Client, code?: string): Promise<void> {
  await page.getByRole('button', { name: /^Add (a|another) passkey$/ }).click()
  await givePassword(page, client)
  if (code !== undefined) await enterCode(page, code)
  await expect(page.getByRole('heading', { name: 'Add a passkey' })).toBeFocused()
}

/** Adds a passkey with a name, on the account screen. @param code of a device that the account has already */
export async function addPasskey(page: Page, client: Client, name: string, code?: string): Promise<void> {
  await beginPasskey(page, client, code)
  await page.getByRole('button', { name: 'Create a passkey' }).click()
  await expect(page.getByRole('heading', { name: 'Name the passkey' })).toBeFocused()
  await namePasskey(page, name)
  await expect(passkeyItem(page, name)).toBeVisible()
}

/** Fills in the form that names a passkey. */
export async function namePasskey(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name of the passkey').fill(name)
  await page.getByRole('button', { name: 'Save the name' }).click()
}

/** Removes a passkey, on the account screen. @param code of a device that the account has */
export async function removePasskey(page: Page, client: Client, name: string, code?: string): Promise<void> {
  await page.getByRole('button', { name: `Remove ${name}` }).click()
  await givePassword(page, client)
  if (code !== undefined) await enterCode(page, code)
  await page.getByRole('button', { name: 'Remove the passkey' }).click()
}

/** Opens the account of a client with a passkey in a device, whose browser offers none in fields. */
export async function accountWithPasskey(page: Page, client: Client, open: () => Promise<void>): Promise<Device> {
  await offerNoneInFields(page)
  const device = await Device.plugInto(page)
  await open()
  await openAccount(page)
  await addPasskey(page, client, 'Laptop')
  return device
}
