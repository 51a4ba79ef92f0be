import { frenchAddresses } from '#content/addresses.ts'
import * as enrolment from '#content/fr/account/enrolment.ts'
import * as passkeys from '#content/fr/account/passkeys.ts'
import * as passwords from '#content/fr/account/password.ts'
import * as secondFactor from '#content/fr/account/second-factor.ts'
import * as settings from '#content/fr/account/settings.ts'
import * as account from '#content/fr/account.ts'
import { contactFormLabels as contactForm } from '#content/fr/contact-form.ts'
import { layout } from '#content/fr/layout.ts'
import * as signIn from '#content/fr/login.ts'
import { notFound } from '#content/fr/pages/not-found.ts'
import { dashboard } from '#content/fr/welcome.ts'
import { language } from '#content/languages/french.ts'
import type { Words } from './english.ts'

/** The words of the site that lead a test through French pages, and the addresses of those pages. */
export const french: Words = {
  paths: { ...language.paths, about: frenchAddresses['/about'] },
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
