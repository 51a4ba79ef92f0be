import type * as english from '#content/en/account/enrolment.ts'
import { typeset } from '#content/fr/language/typography.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import { limited } from '../login.ts'

const unreachable = 'Le service de connexion n’a pas répondu. Réessayez dans un instant.'

/** Words of the first step to a second factor: the name of the authenticator app. */
export const nameApp = typeset({
  title: 'Ajouter un appareil',
  brief:
    'Employez n’importe quelle application d’authentification qui affiche des codes à six chiffres (TOTP), sur un téléphone, un ordinateur ou une clé matérielle.',
  consequence:
    'Chaque connexion et chaque réinitialisation du mot de passe demanderont ensuite un code. Les appareils connectés sans code seront déconnectés.',
  name: 'Nom de l’appareil',
  note: 'Personne d’autre ne le voit, par exemple « Téléphone » ou « Clé du coffre ».',
  submit: 'Continuer',
  submitting: 'Préparation de la clé…',
  back: 'Annuler',
  failure: {
    unnamed: 'Donnez un nom à l’appareil',
    nameTaken: 'Un autre appareil de votre compte porte ce nom. Choisissez-en un autre.',
    tooMany: 'Votre compte a le nombre maximal d’appareils. Retirez-en d’abord un.',
    off: 'Vous ne pouvez pas ajouter de second facteur pour le moment. Votre compte n’a pas changé.',
    replaced:
      'La clé n’est plus valide : un autre onglet a ajouté un appareil, ou il s’est écoulé trop de temps. Supprimez la clé de l’application et recommencez.',
    limited,
    unreachable,
  },
} as const satisfies InLanguage<typeof english.nameApp>)

/** Words of the second step: the key, and the first code. */
export const scanKey = typeset({
  title: 'Lire le code QR',
  brief:
    'Lisez le code QR avec l’application, ou copiez-y la clé. Saisissez ensuite les six chiffres que l’application affiche.',
  picture: 'Code QR contenant la clé. La clé suit, sous forme de texte.',
  key: 'Clé',
  copy: 'Copier la clé',
  open: 'Ouvrir dans une application de cet appareil',
  copies: {
    copied: 'La clé est copiée. Ne la collez que dans l’application.',
    notCopied: 'Votre navigateur n’a pas permis la copie. Sélectionnez la clé et copiez-la vous-même.',
  },
  code: 'Code de l’application',
  submit: 'Ajouter l’appareil',
  submitting: 'Vérification du code…',
  back: 'Annuler',
} as const satisfies InLanguage<typeof english.scanKey>)
