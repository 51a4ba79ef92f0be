import type * as english from '#content/en/account/second-factor.ts'
import { typeset } from '#content/fr/language/typography.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import { limited } from '../login.ts'

/** Words of the screen that asks a client with a second factor for its code. */
export const codeScreen = typeset({
  title: 'Saisissez votre code',
  brief:
    'Ouvrez l’application d’authentification sur votre appareil et saisissez les six chiffres qu’elle affiche maintenant.',
  device: 'Appareil',
  code: 'Code de l’application',
  submit: 'Continuer',
  submitting: 'Vérification du code…',
  back: 'Retour au mot de passe',
  lost: 'Vous avez perdu votre appareil? Écrivez-nous : la personne qui a ouvert votre compte vérifie qu’il s’agit bien de vous, puis retire l’appareil. D’ici là, personne ne peut se connecter avec le seul mot de passe.',
  contact: 'Nous joindre',
} as const satisfies InLanguage<typeof english.codeScreen>)

/** The account asks for a second factor of a kind that this site does not offer. */
export const noApp = typeset(
  'Ce compte emploie un type de second facteur que cette page n’accepte pas. Écrivez-nous pour passer à une application d’authentification.',
)

/** The name of an authenticator app in a list. @param name as the client gave it; may be empty */
export const appName = (name: string) => name || 'Appareil sans nom'

export const codeFailures = typeset({
  empty: 'Saisissez les six chiffres que l’application affiche maintenant',
  letters: 'Saisissez seulement des chiffres',
  short: 'Saisissez les six chiffres',
  long: 'Saisissez six chiffres seulement',
  refused:
    'Ce code est erroné, expiré ou déjà utilisé. Attendez le prochain code dans l’application, puis saisissez-le.',
  off: 'Le service de connexion ne peut vérifier aucun code pour le moment. Écrivez-nous.',
  gone: 'Cet appareil a été retiré de votre compte. Utilisez-en un autre.',
  limited,
  unreachable: 'Le service de connexion n’a pas répondu. Réessayez dans un instant.',
} as const satisfies InLanguage<typeof english.codeFailures>)

/** Words of the form that asks for a code before a task: before a further app is added, or a passkey is added or removed. */
export const codeBeforeTask = typeset({
  ...codeScreen,
  brief: 'Saisissez un code d’un appareil déjà associé à votre compte.',
  back: 'Annuler',
} as const satisfies InLanguage<typeof english.codeBeforeTask>)

/** Words of the form that removes an authenticator app. */
export const codeToRemove = typeset({
  ...codeScreen,
  title: 'Retirer un appareil',
  brief: 'Saisissez un code d’un appareil que vous gardez. Les codes de l’appareil retiré ne fonctionneront plus.',
  briefOfLast:
    'C’est votre dernier appareil. Saisissez-en un code. Une fois l’appareil retiré, le mot de passe seul ouvre votre compte.',
  submit: 'Retirer l’appareil',
  back: 'Annuler',
} as const satisfies InLanguage<typeof english.codeToRemove>)
