import { nameDevice, scanKey } from '#content/en/account/enrolment.ts'
import { passwordChange, passwordChoice, passwordForm, passwordQuestion } from '#content/en/account/password.ts'
import { codeScreen, codeToRemove } from '#content/en/account/second-factor.ts'
import { accountScreen, devices } from '#content/en/account/settings.ts'
import { deadLink, linkOffer, recoverScreen } from '#content/en/account.ts'
import { contactFormLabels as contactForm } from '#content/en/contact-form.ts'
import { layout } from '#content/en/layout.ts'
import { signInForm, signInPage } from '#content/en/login.ts'
import { notFound } from '#content/en/pages/not-found.ts'
import { dashboard } from '#content/en/welcome.ts'
import { language } from '#content/languages/english.ts'
import type { InLanguage } from '#content/schema/in-language.ts'

/** The words of the site that lead a test through English pages, and the addresses of those pages. */
export const english = {
  paths: { ...language.paths, about: '/about' },
  accountScreen,
  codeScreen,
  codeToRemove,
  contactForm,
  dashboard,
  deadLink,
  devices,
  layout,
  linkOffer,
  nameDevice,
  notFound,
  passwordChange,
  passwordChoice,
  passwordForm,
  passwordQuestion,
  recoverScreen,
  scanKey,
  signInForm,
  signInPage,
}

/** The same of any language. */
export type Words = InLanguage<typeof english>
