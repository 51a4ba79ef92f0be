import type * as english from '#content/en/account.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import { limited } from './login.ts'

/**
 * Words of the screens that replace the sign-in form: a link from a message, a forgotten password. They
 * are apart from login.ts because the browser loads this file only for one of those screens.
 */
const trouble = {
  limited,
  unreachable: 'Le service de connexion n’a pas répondu. Rien n’est perdu\u00a0: réessayez dans un instant.',
} as const

export const linkOffer = {
  invite: {
    title: 'Votre invitation',
    text: 'Un compte a été ouvert pour vous. «\u00a0Continuer\u00a0» utilise le lien du message, qui sert une seule fois, puis vous demande de choisir un mot de passe.',
  },
  recovery: {
    title: 'Un nouveau mot de passe',
    text: 'Un nouveau mot de passe a été demandé. «\u00a0Continuer\u00a0» utilise le lien du message, qui sert une seule fois, puis vous demande de le choisir.',
  },
  session: (email: string) =>
    `Une session est ouverte ici sous ${email}. Elle prendra fin dans ce navigateur quand le nouveau mot de passe sera enregistré.`,
  stay: 'La garder et aller au tableau de bord',
  submit: 'Continuer',
  submitting: 'Un instant...',
  unasked: 'Vous n’attendiez pas ce message? Quittez la page\u00a0: le lien reste inutilisé, et rien ne change.',
  failure: {
    ...trouble,
    unreachable:
      'Le service de connexion n’a pas répondu. Réessayez dans un instant. Si le lien a servi d’ici là, demandez un nouveau message.',
  },
} as const satisfies InLanguage<typeof english.linkOffer>

export const deadLink = {
  title: 'Ce lien ne fonctionne pas',
  reason: {
    spent: (minutes: number) =>
      `Il a déjà servi, date de plus de ${minutes}\u00a0minutes, a cédé la place à un message plus récent ou a été coupé en chemin. Un lien sert une seule fois.`,
    broken: () =>
      'Une partie de son adresse manque ou n’a rien à y faire. Certains logiciels de courriel coupent les longues adresses\u00a0: copiez le lien entier du message dans la barre d’adresse, ou demandez un nouveau message.',
    unknown: () =>
      'Cette page sert aux invitations et aux nouveaux mots de passe, et l’adresse ne nomme ni l’un ni l’autre. Rouvrez le lien du message, ou demandez un nouveau message.',
    ended: () =>
      'Le temps de choisir un mot de passe est écoulé, et le lien a servi. Demandez un nouveau message pour continuer.',
  },
  again: 'Demander un nouveau message',
  invitation: 'Vous avez une invitation, et aucun nouveau message n’arrive?',
  contact: 'Demander un accès',
} as const satisfies InLanguage<typeof english.deadLink>

/** All is proven, but this browser keeps no session. */
export const notKept = {
  passwordSet: {
    title: 'Votre mot de passe est enregistré',
    text: 'Ce navigateur ne conserve rien pour ce site\u00a0: la page suivante ne pourrait pas vous reconnaître. Autorisez les données de site pour cette adresse, puis connectez-vous avec le nouveau mot de passe.',
  },
  signedIn: {
    title: 'Ce navigateur ne garde aucune session',
    text: 'Votre mot de passe et votre code sont justes, mais ce navigateur ne conserve rien pour ce site\u00a0: la page suivante ne pourrait pas vous reconnaître. Autorisez les données de site pour cette adresse, puis reconnectez-vous.',
  },
  signIn: 'Se connecter',
} as const satisfies InLanguage<typeof english.notKept>

export const recoverScreen = {
  title: 'Mot de passe oublié?',
  text: (minutes: number) =>
    `Donnez l’adresse de courriel de votre compte. Un lien vers un nouveau mot de passe y est envoyé; il sert une seule fois, pendant ${minutes}\u00a0minutes.`,
  submit: 'Envoyer le lien',
  submitting: 'Envoi en cours...',
  back: 'Retour à la connexion',
  failure: {
    ...trouble,
    refused: 'Le service ne reconnaît pas là une adresse de courriel. Cherchez-y une faute de frappe, puis réessayez.',
  },
  asked: {
    title: 'Consultez vos courriels',
    text: (email: string) => `S’il existe un compte pour ${email}, un message avec un lien est en route.`,
    wait: 'Il peut mettre quelques minutes, et se trouver parmi les indésirables. À une seconde demande dans la même minute, le service n’envoie pas de second message.',
  },
} as const satisfies InLanguage<typeof english.recoverScreen>
