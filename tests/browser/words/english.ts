import * as enrolment from '#content/en/account/enrolment.ts'
import * as passkeys from '#content/en/account/passkeys.ts'
import * as passwords from '#content/en/account/password.ts'
import * as secondFactor from '#content/en/account/second-factor.ts'
import * as settings from '#content/en/account/settings.ts'
import * as account from '#content/en/account.ts'
import { contactFormLabels as contactForm } from '#content/en/contact-form.ts'
import { layout } from '#content/en/layout.ts'
import * as signIn from '#content/en/login.ts'
import { notFound } from '#content/en/pages/not-found.ts'
import { dashboard } from '#content/en/welcome.ts'
import { language } from '#content/languages/english.ts'
import type { InLanguage } from '#content/schema/in-language.ts'

/** The words of the site that lead a test through English pages, and the addresses of those pages. */
export const english = {
  paths: { ...language.paths, about: '/about' },
  ...account,
  ...enrolment,
  ...passkeys,
  ...passwords,
  ...secondFactor,
  ...settings,
  ...signIn,
  contactForm,
  dashboard,
  layout,
  notFound,
}

/** The same of any language. */
export type Words = InLanguage<typeof english>
