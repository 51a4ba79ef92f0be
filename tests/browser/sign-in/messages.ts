/* Steps of tests with messages to clients, which the local host writes to files. */

import type { Page } from 'playwright/test'
import { localSettings } from '#server/environment.ts'
import { type Accounts, openAccounts } from '#server/local/auth/accounts.ts'
import { messageLink, readMailbox } from '#server/local/auth/mail.ts'
import { dataPaths } from '#server/local/data-folder.ts'
import { expect, host } from '#tests/browser/fixtures.ts'

/** Runs a function on the accounts of the host, as the commands do. */
async function withAccounts(act: (accounts: Accounts) => Promise<unknown>): Promise<void> {
  const accounts = await openAccounts(host.dataFolder, localSettings.PUBLIC_SUPABASE_PUBLISHABLE_KEY)
  try {
    await act(accounts)
  } finally {
    await accounts.close()
  }
}

/** An address that no test has used, and no earlier attempt of this one. */
export const newEmail = (name: string) => `${name}-${crypto.randomUUID()}@agency.example`

/** Adds a client with an account and a password. */
export async function addClient(email: string, password: string): Promise<void> {
  await withAccounts((accounts) => accounts.addClient(email, password))
}

/** Invites a client. Returns the link in the invitation. */
export async function invite(email: string): Promise<string> {
  await withAccounts((accounts) => accounts.inviteClient(email))
  return newestLink(email)
}

/**
 * Sends the message for a forgotten password. Returns the link in it.
 * @param messages number of messages with a link to this client, with the new one
 */
export async function startRecovery(email: string, messages = 1): Promise<string> {
  await withAccounts((accounts) => accounts.recover(email))
  return newestLink(email, messages)
}

/** The link in the newest message to an address, once there are this many with one. */
export async function newestLink(email: string, messages = 1): Promise<string> {
  const links: string[] = []
  await expect(async () => {
    const mailbox = await readMailbox(dataPaths.messages(host.dataFolder))
    links.splice(0)
    for (const message of mailbox.messages) {
      const link = messageLink(message)
      // Notices of a change have none.
      if (message.to === email && link !== undefined) links.push(link)
    }
    expect(links).toHaveLength(messages)
  }).toPass()
  return links.at(-1) ?? ''
}

/** Follows the link of a message up to the choice of a password. */
export async function redeem(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeFocused()
}

/** Chooses a password on the screen that a link or a first sign-in has opened. */
export async function choosePassword(page: Page, chosen: string): Promise<void> {
  await page.getByLabel(/^New password(?!,)/).fill(chosen)
  await page.getByLabel(/^Repeat new password/).fill(chosen)
  await page.getByRole('button', { name: 'Set password' }).click()
}
