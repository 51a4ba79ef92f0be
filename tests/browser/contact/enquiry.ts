import type { Page } from 'playwright/test'
import { host } from '#tests/browser/fixtures.ts'

/** Fills in the required fields of the contact form. */
export async function fillEnquiry(page: Page, message: string, firstName = 'Ada'): Promise<void> {
  await page.getByLabel('First name').fill(firstName)
  await page.getByLabel('Last name').fill('Ng')
  await page.getByLabel('Email').fill('ada@city.example')
  await page.getByRole('textbox', { name: 'Message' }).fill(message)
}

/** Opens the contact page and fills in the required fields. */
export async function writeEnquiry(page: Page, message: string, firstName?: string): Promise<void> {
  await page.goto(`${host.origin}/contact`)
  await fillEnquiry(page, message, firstName)
}

export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send message' })

export const sentNotice = (page: Page) => page.getByRole('heading', { name: 'Message Sent Successfully' })

/** The id in the multipart body of an enquiry. */
export function enquiryId(body: string | null): string | undefined {
  return /name="enquiry_id"\r\n\r\n([^\r]+)/.exec(body ?? '')?.[1]
}
