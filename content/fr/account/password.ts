import type * as english from '#content/en/account/password.ts'
import { typeset } from '#content/fr/language/typography.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import { limited } from '../login.ts'

interface PasswordLimits {
  /** Characters. */
  least: number
  /** Bytes. */
  most: number
}

/** Words of the form for a new password. */
export const passwordForm = typeset({
  rules: ({ least }: PasswordLimits) =>
    `Employez au moins ${least} caractères; quelques mots sans rapport entre eux font un bon mot de passe. Votre ancien mot de passe et ceux qu’une fuite de données a révélés sont refusés.`,
  account: 'Compte',
  current: 'Mot de passe actuel',
  showCurrent: 'le mot de passe actuel',
  password: 'Nouveau mot de passe',
  showPassword: 'le nouveau mot de passe',
  repeated: 'Répétez le nouveau mot de passe',
  showRepeated: 'le mot de passe répété',
  submit: 'Enregistrer le mot de passe',
  submitting: 'Enregistrement en cours…',
  back: 'Annuler',
  failure: {
    missing: () => 'Saisissez votre mot de passe actuel',
    current: () => 'Ce n’est pas votre mot de passe actuel. Saisissez celui qui vous a servi à vous connecter.',
    short: ({ least }: PasswordLimits) => `Le nouveau mot de passe doit compter au moins ${least} caractères.`,
    long: ({ most }: PasswordLimits) =>
      `Le nouveau mot de passe est trop long. Employez au plus ${most} lettres simples, ou moins si elles portent des accents.`,
    mismatch: () => 'Les deux mots de passe diffèrent. Saisissez de nouveau le nouveau mot de passe.',
    leaked: () =>
      'Une fuite de données a révélé ce mot de passe : d’autres peuvent donc le deviner. Choisissez-en un que vous n’employez nulle part ailleurs.',
    simple: () => 'Employez des minuscules, des majuscules, des chiffres et des symboles.',
    weak: () => 'Ce mot de passe est trop facile à deviner. Choisissez-en un plus long.',
    same: () => 'C’est déjà votre mot de passe. Choisissez-en un autre.',
    refused: () => 'Ce mot de passe n’a pas été accepté. Choisissez-en un autre.',
    limited: () => limited,
    unreachable: () => 'Le service de connexion n’a pas répondu. Réessayez dans un instant.',
  },
} as const satisfies InLanguage<typeof english.passwordForm>)

/** The question for the password before a device or a passkey is added or removed. */
export const passwordQuestion = typeset({
  title: 'Saisissez votre mot de passe',
  brief:
    'Nous le demandons avant d’ajouter ou de retirer un appareil ou une clé d’accès, au cas où une autre personne utiliserait votre ordinateur.',
  submit: 'Continuer',
  submitting: 'Vérification du mot de passe…',
  failure: {
    missing: passwordForm.failure.missing(),
    current: passwordForm.failure.current(),
    /** On a site with a captcha the page cannot check the password. */
    oldSignIn:
      'Cette modification exige une connexion qui date de moins de dix minutes. Déconnectez-vous, reconnectez-vous, puis réessayez.',
    limited,
    unreachable: passwordForm.failure.unreachable(),
  },
} as const satisfies InLanguage<typeof english.passwordQuestion>)

/** A password that is chosen before the dashboard opens. */
export const passwordChoice = typeset({
  title: 'Choisissez votre mot de passe',
  /** Where the password replaces the one that an operator has set. */
  initial:
    'Le mot de passe que nous vous avons donné ne sert qu’à la première connexion. Choisissez maintenant le vôtre.',
} as const satisfies InLanguage<typeof english.passwordChoice>)

/** A password that is changed on the dashboard. */
export const passwordChange = typeset({
  title: 'Changez votre mot de passe',
  reason: 'Le changement de mot de passe déconnecte tous les autres appareils, au plus tard dans l’heure.',
} as const satisfies InLanguage<typeof english.passwordChange>)
