import type * as english from '#content/en/account/second-factor.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import { limited } from '../login.ts'

/** Words of the screen that asks a client with a second factor for its code. */
export const codeScreen = {
  title: 'Saisissez votre code',
  brief:
    'Votre compte a un second facteur. Ouvrez l’application d’authentification sur votre appareil et saisissez les six chiffres qu’elle affiche maintenant.',
  device: 'Appareil',
  code: 'Code de l’application',
  submit: 'Continuer',
  submitting: 'Vérification du code...',
  back: 'Retour au mot de passe',
  lost: 'Appareil perdu? Écrivez-nous\u00a0: la personne qui a ouvert votre compte vérifie qu’il s’agit bien de vous, puis retire l’appareil. D’ici là, personne ne peut se connecter avec le seul mot de passe.',
  contact: 'Nous joindre',
} as const satisfies InLanguage<typeof english.codeScreen>

/** The account asks for a second factor of a kind that this site does not offer. */
export const noApp =
  'Ce compte a un second facteur qui n’est pas une application d’authentification, la seule sorte que cette page puisse demander. Écrivez-nous\u00a0: nous le retirons, et vous ajoutez une application.'

/** The name of a device in a list. @param name the client's own; may be empty */
export const factorName = (name: string) => name || 'Appareil sans nom'

export const codeFailures = {
  empty: 'Le code manque. Saisissez les six chiffres que l’application affiche maintenant.',
  letters: 'Un code n’est fait que de chiffres. Saisissez les six chiffres que l’application affiche maintenant.',
  short: 'Un code compte six chiffres, et il en manque ici. Saisissez les six.',
  long: 'Un code compte six chiffres, et il y en a trop ici. Saisissez les six seulement.',
  refused:
    'Ce code est faux, trop ancien ou déjà utilisé\u00a0: attendez le prochain dans l’application, puis saisissez-le.',
  off: 'Le service de connexion ne vérifie aucun code pour le moment; le vôtre n’a donc pas pu être essayé. Écrivez-nous.',
  gone: 'Cet appareil a été retiré de votre compte entre-temps. Utilisez-en un autre.',
  limited,
  unreachable: 'Le service de connexion n’a pas répondu. Rien n’est perdu\u00a0: réessayez dans un instant.',
} as const satisfies InLanguage<typeof english.codeFailures>

/** Words of the form that asks for a code before a further device is added. */
export const codeToAdd = {
  ...codeScreen,
  brief: 'Saisissez un code d’un appareil que votre compte a déjà.',
  back: 'Retour sans modification',
} as const satisfies InLanguage<typeof english.codeToAdd>

/** Words of the form that removes a device. */
export const codeToRemove = {
  ...codeScreen,
  title: 'Retirer un appareil',
  brief: 'Saisissez un code d’un appareil qui reste. Les codes de l’appareil retiré sont refusés dès lors.',
  briefOfLast:
    'C’est votre dernier appareil. Saisissez-en encore un code. Sans lui, un mot de passe seul ouvre votre compte.',
  submit: 'Retirer l’appareil',
  back: 'Retour sans modification',
} as const satisfies InLanguage<typeof english.codeToRemove>
