import type * as english from '#content/en/account/enrolment.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import { limited } from '../login.ts'

const unreachable = 'Le service de connexion n’a pas répondu. Rien n’est perdu\u00a0: réessayez dans un instant.'

/** Words of the first step to a second factor: the name of the device. */
export const nameDevice = {
  title: 'Ajouter un appareil',
  brief:
    'Toute application d’authentification qui calcule des codes de six chiffres (TOTP) convient, sur un téléphone, un ordinateur ou une clé.',
  consequence:
    'Dès lors, chaque connexion et chaque réinitialisation du mot de passe demandera un code. Les appareils connectés sans code sont déconnectés.',
  name: 'Nom de l’appareil',
  note: 'Pour votre usage seul, par exemple «\u00a0Téléphone\u00a0» ou «\u00a0Clé du coffre\u00a0».',
  submit: 'Continuer',
  submitting: 'Préparation de la clé...',
  back: 'Retour sans modification',
  failure: {
    unnamed: 'Le nom manque. Donnez-en un à l’appareil, pour le reconnaître plus tard.',
    nameTaken: 'Un autre appareil de votre compte porte ce nom. Choisissez-en un autre.',
    tooMany: 'Votre compte a autant d’appareils que le service en accepte. Retirez-en un d’abord.',
    off: 'Le service de connexion n’offre aucun second facteur pour le moment. Votre compte est inchangé.',
    replaced:
      'La clé n’est plus valide\u00a0: un autre onglet a ajouté un appareil, ou trop de temps a passé. Supprimez-la de l’application, et recommencez.',
    limited,
    unreachable,
  },
} as const satisfies InLanguage<typeof english.nameDevice>

/** Words of the second step: the key, and the first code. */
export const scanKey = {
  title: 'Numériser la clé',
  brief:
    'Numérisez l’image avec l’application, ou copiez-y la clé. Saisissez ensuite les six chiffres que l’application affiche.',
  picture: 'Code QR contenant la clé de l’appareil. La clé en texte suit.',
  key: 'Clé',
  copy: 'Copier la clé',
  open: 'Ouvrir dans une application de cet appareil',
  copies: {
    copied: 'La clé est copiée. Collez-la dans l’application seulement.',
    notCopied: 'Ce navigateur ne copie pas. Sélectionnez la clé et copiez-la vous-même.',
  },
  code: 'Code de l’application',
  submit: 'Ajouter l’appareil',
  submitting: 'Vérification du code...',
  back: 'Retour sans modification',
} as const satisfies InLanguage<typeof english.scanKey>
