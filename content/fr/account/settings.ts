import type * as english from '#content/en/account/settings.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import { limited } from '../login.ts'
import { factorName } from './second-factor.ts'

/** Words of a client's own account, which the dashboard opens on demand. */
export const accountScreen = {
  title: 'Votre compte',
  close: 'Retour au tableau de bord',
  reading: 'Lecture de votre compte...',
  working: 'Déconnexion des autres appareils...',
  retry: 'Réessayer',
  details: {
    title: 'Compte',
    email: 'Courriel',
    lastSignIn: 'Dernière connexion',
    unknown: 'inconnue',
  },
  password: {
    title: 'Mot de passe',
    text: 'Un changement exige votre mot de passe actuel, et déconnecte tous les autres appareils.',
    change: 'Changer le mot de passe',
  },
  others: {
    title: 'Autres appareils',
    text: 'Une session est restée ouverte ailleurs, sur un ordinateur hors de votre portée? Ceci met fin à toutes les sessions sauf celle-ci, et une page qui y est ouverte se ferme.',
    signOut: 'Déconnecter les autres appareils',
  },
  notice: {
    added: 'L’appareil est ajouté. Désormais, chaque connexion demande un code.',
    removed: 'L’appareil est retiré.',
    passwordChanged:
      'Votre mot de passe est changé. Tous les autres appareils sont déconnectés, au plus tard dans l’heure.',
    othersSignedOut: 'Tous les autres appareils sont déconnectés, au plus tard dans l’heure.',
  },
  failure: {
    limited,
    unreachable: 'Le service de connexion n’a pas répondu. Rien n’est perdu\u00a0: réessayez dans un instant.',
    ended: 'Avant de continuer, le service vous demande de vous reconnecter. Déconnectez-vous, puis connectez-vous.',
    notLoaded: 'L’étape suivante n’a pas pu être chargée. Vérifiez votre accès à Internet, puis réessayez.',
  },
} as const satisfies InLanguage<typeof english.accountScreen>

export const devices = {
  title: 'Second facteur',
  none: 'Un mot de passe seul ouvre votre compte. Ajoutez un appareil, et chaque connexion demande un code que seul l’appareil peut calculer.',
  some: 'Chaque connexion demande un code de l’un de ces appareils.',
  name: factorName,
  remove: 'Retirer',
  add: 'Ajouter un appareil',
  addAnother: 'Ajouter un autre appareil',
  lost: 'Ajoutez à temps un deuxième appareil. Si vous les perdiez tous, écrivez-nous\u00a0: la personne qui a ouvert votre compte vérifie qu’il s’agit bien de vous, puis les retire.',
  contact: 'Nous joindre',
} as const satisfies InLanguage<typeof english.devices>
