import type * as english from '#content/en/captcha.ts'
import type { InLanguage } from '#content/schema/in-language.ts'

/** Words of the captcha on the two forms. The browser gets them as props of the form's island. */
export const captchaWords = {
  label: 'Vérification antirobot',
  /** By the state of the check. */
  standing: {
    untouched:
      'Dès que vous commencez à écrire, hCaptcha vérifie que vous êtes une personne. D’ici là, rien n’en est chargé.',
    loading: 'La vérification se charge.',
    shown: 'Cochez la case maintenant, ou laissez le bouton ci-dessous vous le demander.',
    unavailable:
      'La vérification n’a pas pu être chargée. Un bloqueur de contenu ou le réseau la retient peut-être. Votre texte est toujours là\u00a0: réessayez dans un instant.',
    unfinished:
      'La vérification n’a pas été menée à terme; rien n’a donc été envoyé. Appuyez de nouveau sur le bouton pour la reprendre.',
  },
  /** Shown above the contact form when an attempt ended at the check. */
  notSent:
    'La vérification antirobot n’a pas abouti; rien n’a donc été envoyé. La ligne sous les champs du formulaire dit pourquoi.',
  withoutScript:
    'Sans JavaScript, cette vérification ne peut pas se faire, et le service de formulaires refuse le message. Écrivez plutôt à l’adresse de courriel ci-dessous.',
} as const satisfies InLanguage<typeof english.captchaWords>

export type { CaptchaWords } from '#content/en/captcha.ts'
