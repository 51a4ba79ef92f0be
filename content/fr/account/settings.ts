import type * as english from '#content/en/account/settings.ts'
import { typeset } from '#content/fr/language/typography.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import { limited } from '../login.ts'
import { appName } from './second-factor.ts'

/** Words of a client's own account, which the dashboard opens on demand. */
export const accountScreen = typeset({
  title: 'Votre compte',
  close: 'Retour au tableau de bord',
  reading: 'Chargement de votre compte…',
  working: 'Déconnexion des autres appareils…',
  retry: 'Réessayer',
  details: {
    title: 'Compte',
    email: 'Courriel',
    lastSignIn: 'Dernière connexion',
    unknown: 'inconnue',
  },
  password: {
    title: 'Mot de passe',
    text: 'Pour le changer, saisissez votre mot de passe actuel. Le changement déconnecte tous les autres appareils, au plus tard dans l’heure.',
    change: 'Changer le mot de passe',
  },
  others: {
    title: 'Autres appareils',
    text: 'Une session est restée ouverte sur un ordinateur auquel vous n’avez plus accès? Ce bouton met fin, dans l’heure, à toutes les sessions sauf celle-ci et ferme le tableau de bord sur les autres appareils.',
    signOut: 'Déconnecter les autres appareils',
  },
  notice: {
    added: 'L’appareil est ajouté. Désormais, chaque connexion demande un code.',
    removed: 'L’appareil est retiré.',
    passkeyAdded: 'La clé d’accès est ajoutée. Vous pouvez désormais l’employer pour vous connecter.',
    passkeyNamed: 'La clé d’accès porte son nouveau nom. Vous pouvez l’employer pour vous connecter.',
    passkeyRemoved: 'La clé d’accès est retirée.',
    passwordChanged:
      'Votre mot de passe est changé. Tous les autres appareils seront déconnectés, au plus tard dans l’heure.',
    othersSignedOut: 'Tous les autres appareils seront déconnectés, au plus tard dans l’heure.',
  },
  failure: {
    limited,
    unreachable: 'Le service de connexion n’a pas répondu. Réessayez dans un instant.',
    ended: 'Vous devez vous reconnecter avant de continuer. Déconnectez-vous, puis connectez-vous.',
    notLoaded: 'L’étape suivante n’a pas pu être chargée. Vérifiez votre connexion Internet, puis réessayez.',
  },
} as const satisfies InLanguage<typeof english.accountScreen>)

/** Words of the list of authenticator apps, which visitors know as devices. */
export const apps = typeset({
  title: 'Second facteur',
  none: 'Un mot de passe suffit pour ouvrir votre compte. Si vous ajoutez un appareil, chaque connexion demandera aussi un code que seul l’appareil peut afficher.',
  some: 'Chaque connexion demande un code de l’un de ces appareils.',
  name: appName,
  remove: 'Retirer',
  add: 'Ajouter un appareil',
  addAnother: 'Ajouter un autre appareil',
  lost: 'Ajoutez un deuxième appareil, en réserve. Si vous les perdez tous, écrivez-nous : la personne qui a ouvert votre compte vérifie qu’il s’agit bien de vous, puis les retire.',
  contact: 'Nous joindre',
} as const satisfies InLanguage<typeof english.apps>)
