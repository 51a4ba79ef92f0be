import type * as english from '#content/en/captcha.ts'
import { typeset } from '#content/fr/language/typography.ts'
import type { InLanguage } from '#content/schema/in-language.ts'

/** Words of the captcha on the two forms. The browser gets them as props of the form's island. */
export const captchaWords = typeset({
  label: 'Vérification antirobot',
  /** By the state of the check. */
  standing: {
    untouched:
      'Dès que vous commencez à écrire, hCaptcha vérifie que vous êtes une personne. Avant cela, rien n’est chargé de ce service.',
    loading: 'La vérification se charge.',
    shown: 'Cochez la case avant d’envoyer.',
    unavailable:
      'La vérification n’a pas pu être chargée. Un bloqueur de contenu ou votre réseau l’en empêche peut-être. Votre texte est toujours là : réessayez dans un instant.',
    unfinished: 'Rien n’a été envoyé : la vérification n’a pas été terminée. Appuyez sur le bouton pour réessayer.',
  },
  /** Shown above the contact form when an attempt ended at the check. */
  notSent: 'Rien n’a été envoyé : la vérification n’a pas été terminée. Voyez la note au-dessus du bouton.',
  withoutScript:
    'Cette vérification exige JavaScript. Sans JavaScript, le service de formulaires refuse le message : écrivez plutôt à l’adresse de courriel ci-dessous.',
} as const satisfies InLanguage<typeof english.captchaWords>)

export type { CaptchaWords } from '#content/en/captcha.ts'
