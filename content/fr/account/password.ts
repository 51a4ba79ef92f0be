import type * as english from '#content/en/account/password.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import { limited } from '../login.ts'

interface PasswordLimits {
  /** Characters. */
  least: number
  /** Bytes. */
  most: number
}

/** Words of the form for a new password. */
export const passwordForm = {
  rules: ({ least }: PasswordLimits) =>
    `Au moins ${least}\u00a0caractères; quelques mots sans rapport en font un bon. Le service refuse votre ancien mot de passe, et ceux qu’une fuite a fait connaître.`,
  account: 'Compte',
  current: 'Mot de passe actuel',
  showCurrent: 'le mot de passe actuel',
  password: 'Nouveau mot de passe',
  showPassword: 'le nouveau mot de passe',
  repeated: 'Nouveau mot de passe, encore une fois',
  showRepeated: 'le mot de passe répété',
  submit: 'Enregistrer le mot de passe',
  submitting: 'Enregistrement en cours...',
  back: 'Retour sans modification',
  failure: {
    missing: () => 'Le mot de passe actuel manque. Saisissez celui qui vous a servi à vous connecter.',
    current: () => 'Ce n’est pas votre mot de passe actuel. Saisissez celui qui vous a servi à vous connecter.',
    short: ({ least }: PasswordLimits) =>
      `Le nouveau mot de passe a moins de ${least}\u00a0caractères. Choisissez-en un plus long.`,
    long: ({ most }: PasswordLimits) =>
      `Le nouveau mot de passe est trop long\u00a0: le service accepte ${most}\u00a0lettres simples, moins avec des accents. Choisissez-en un plus court.`,
    mismatch: () => 'Les deux mots de passe diffèrent. Saisissez le second de nouveau.',
    leaked: () =>
      'Une fuite a fait connaître ce mot de passe\u00a0: d’autres peuvent donc le deviner. Choisissez-en un qui ne vous sert nulle part ailleurs.',
    simple: () =>
      'Le service demande plus de sortes de caractères. Employez des minuscules, des majuscules, des chiffres et des signes.',
    weak: () => 'Le service juge ce mot de passe trop facile à deviner. Choisissez-en un plus long.',
    same: () => 'C’est déjà le mot de passe du compte. Choisissez-en un autre.',
    refused: () => 'Le service n’accepte pas ce mot de passe. Choisissez-en un autre.',
    limited: () => limited,
    unreachable: () => 'Le service de connexion n’a pas répondu. Rien n’est perdu\u00a0: réessayez dans un instant.',
  },
} as const satisfies InLanguage<typeof english.passwordForm>

/** The question for the password before a device is added or removed. */
export const passwordQuestion = {
  title: 'Saisissez votre mot de passe',
  brief:
    'Nous le demandons avant d’ajouter ou de retirer un appareil, au cas où une autre personne se trouverait devant votre ordinateur.',
  submit: 'Continuer',
  submitting: 'Vérification du mot de passe...',
  failure: {
    missing: passwordForm.failure.missing(),
    current: passwordForm.failure.current(),
    /** On a site with a captcha the page cannot check the password. */
    oldSignIn:
      'Cette modification exige une connexion de moins de dix minutes. Déconnectez-vous, reconnectez-vous, puis réessayez.',
    limited,
    unreachable: passwordForm.failure.unreachable(),
  },
} as const satisfies InLanguage<typeof english.passwordQuestion>

/** A password that is chosen before the dashboard opens. */
export const passwordChoice = {
  title: 'Choisissez votre mot de passe',
  /** Where the password replaces the one that an operator has set. */
  initial: 'Le mot de passe qu’on vous a donné ne sert qu’à la première connexion. Choisissez maintenant le vôtre.',
} as const satisfies InLanguage<typeof english.passwordChoice>

/** A password that is changed on the dashboard. */
export const passwordChange = {
  title: 'Changez votre mot de passe',
  reason: 'Le changement déconnecte tous les autres appareils, au plus tard dans l’heure.',
} as const satisfies InLanguage<typeof english.passwordChange>
