import type { CDPSession, Page } from 'playwright/test'

interface DeviceOptions {
  /** Whether the device can verify its user, by a PIN, a fingerprint or a face. */
  verifies?: boolean
  /** `usb` is a key that the browser prompts for; `internal` a device that can hold passkeys itself. */
  transport?: 'internal' | 'usb'
}

/**
 * Chromium's virtual authenticator in a page (WebDriver extension of WebAuthn, section 11), whose user touches it at once.
 * Without one, a prompt stays open.
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

  /** The user closes the prompts to come, or no longer does. */
  async refuse(refuses = true): Promise<void> {
    await this.#session.send('WebAuthn.setUserVerified', { authenticatorId: this.#id, isUserVerified: !refuses })
  }

  async passkeys() {
    const { credentials } = await this.#session.send('WebAuthn.getCredentials', { authenticatorId: this.#id })
    return credentials
  }

  /** Copies the passkeys of another device, as a password manager does. */
  async copy(from: Device): Promise<void> {
    for (const credential of await from.passkeys())
      await this.#session.send('WebAuthn.addCredential', { authenticatorId: this.#id, credential })
  }

  async unplug(): Promise<void> {
    await this.#session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId: this.#id })
  }
}
