import { frenchAddresses } from '#content/addresses.ts'
import { nameDevice, scanKey } from '#content/fr/account/enrolment.ts'
import { passwordChange, passwordChoice, passwordForm, passwordQuestion } from '#content/fr/account/password.ts'
import { codeScreen, codeToRemove } from '#content/fr/account/second-factor.ts'
import { accountScreen, devices } from '#content/fr/account/settings.ts'
import { deadLink, linkOffer, recoverScreen } from '#content/fr/account.ts'
import { contactFormLabels as contactForm } from '#content/fr/contact-form.ts'
import { layout } from '#content/fr/layout.ts'
import { signInForm, signInPage } from '#content/fr/login.ts'
import { notFound } from '#content/fr/pages/not-found.ts'
import { dashboard } from '#content/fr/welcome.ts'
import { language } from '#content/languages/french.ts'
import type { Words } from './english.ts'

/** The words of the site that lead a test through French pages, and the addresses of those pages. */
export const french: Words = {
  paths: { ...language.paths, about: frenchAddresses['/about'] },
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
