import type * as english from '#content/en/contact-form.ts'
import { typeset } from '#content/fr/language/typography.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import { claim } from './claims.ts'

/** Words of the contact form. The browser gets them as props of the form's island. */
export const contactFormLabels = typeset({
  fields: {
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'Courriel',
    phone: 'Téléphone',
    organization: 'Organisation',
    message: 'Message',
  },
  /** A required field is empty. */
  missing: {
    firstName: 'Écrivez votre prénom.',
    lastName: 'Écrivez votre nom.',
    email: 'Écrivez votre adresse de courriel.',
    message: 'Écrivez votre message.',
  },
  malformed: 'Écrivez une adresse de courriel de la forme nom@example.com.',
  accented:
    'Écrivez une adresse de courriel sans accents avant le @ : les services de courriel ne les acceptent pas tous.',
  /** Follows the number of fields with a mistake. */
  several: 'champs sont à corriger.',
  required: '(obligatoire)',
  optional: '(facultatif)',
  notice: {
    before: 'Votre message est chiffré en transit et nous parvient par un service de formulaires. Voir ',
    link: 'Confidentialité',
    after: '.',
  },
  send: 'Envoyer le message',
  sending: 'Envoi en cours…',
  failure: {
    title: 'Message non envoyé',
    unknown: 'Une erreur s’est produite. Veuillez réessayer.',
    network: 'Erreur de réseau. Veuillez vérifier votre connexion et réessayer.',
  },
  unanswered: {
    title: 'Pas encore de réponse',
    text: 'Le service de formulaires n’a pas répondu à temps, et votre message est peut-être arrivé. Vous pouvez l’envoyer de nouveau : s’il est arrivé deux fois, nous ne tiendrons pas compte de la copie.',
  },
  kept: 'Votre message est toujours dans le formulaire.',
  success: {
    title: 'Message envoyé',
    text: `Nous répondons par courriel en ${claim('reply')}.`,
    again: 'Envoyer un autre message',
  },
} as const satisfies InLanguage<typeof english.contactFormLabels>)

/** Words of the page that the local form service shows to a visitor without scripts whose form it refuses. */
export const refusedForm = {
  goBack: 'Revenez en arrière dans votre navigateur pour retrouver le formulaire tel que vous l’avez rempli, ou',
  again: 'recommencez',
} as const satisfies InLanguage<typeof english.refusedForm>

export type { ContactFormLabels } from '#content/en/contact-form.ts'
