import type * as english from '#content/en/account.ts'
import { typeset } from '#content/fr/language/typography.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import { limited, signInForm } from './login.ts'

/**
 * Words of the screens that replace the sign-in form: a link from a message, a forgotten password. They
 * are apart from login.ts because the browser loads this file only for one of those screens.
 */
const trouble = {
  limited,
  unreachable: 'Le service de connexion n’a pas répondu. Réessayez dans un instant.',
} as const

export const linkOffer = typeset({
  invite: {
    title: 'Votre invitation',
    text: 'Nous vous avons ouvert un compte. Appuyez sur « Continuer » pour choisir votre mot de passe. Cette action utilise le lien reçu par courriel, qui ne fonctionne qu’une fois.',
  },
  recovery: {
    title: 'Un nouveau mot de passe',
    text: 'Nous avons reçu une demande de nouveau mot de passe. Appuyez sur « Continuer » pour le choisir. Cette action utilise le lien reçu par courriel, qui ne fonctionne qu’une fois.',
  },
  session: (email: string) =>
    `Une session est ouverte ici au nom de ${email}. Elle prendra fin dans ce navigateur dès que le nouveau mot de passe sera enregistré.`,
  stay: 'Garder la session et aller au tableau de bord',
  submit: 'Continuer',
  submitting: 'Un instant…',
  unasked: 'Vous n’attendiez pas ce message? Fermez la page : le lien reste inutilisé et rien ne change.',
  failure: {
    ...trouble,
    barred: signInForm.failure.barred,
    unreachable:
      'Le service de connexion n’a pas répondu. Réessayez dans un instant. Si le lien ne fonctionne plus, demandez un nouveau message.',
  },
} as const satisfies InLanguage<typeof english.linkOffer>)

export const deadLink = typeset({
  title: 'Ce lien ne fonctionne pas',
  reason: {
    spent: (minutes: number) =>
      `Ce lien a déjà servi, date de plus de ${minutes} minutes ou a été remplacé par un lien plus récent. Chaque lien ne fonctionne qu’une fois.`,
    broken: () =>
      'Une partie du lien manque ou est erronée. Certains logiciels de courriel coupent les longs liens : copiez en entier, dans la barre d’adresse, l’adresse qui figure dans le message, ou demandez un nouveau message.',
    ended: () =>
      'Le délai pour choisir un mot de passe est écoulé, et le lien a déjà servi. Demandez un nouveau message pour continuer.',
  },
  again: 'Demander un nouveau message',
  invitation: 'Vous attendez une invitation, mais n’avez reçu aucun message?',
  contact: 'Demander un accès',
} as const satisfies InLanguage<typeof english.deadLink>)

/** All is proven, but this browser keeps no session. */
export const notKept = typeset({
  passwordSet: {
    title: 'Votre mot de passe est enregistré',
    text: 'Votre navigateur bloque le stockage pour ce site : nous ne pouvons donc pas garder votre session ouverte. Autorisez les données de site pour cette adresse, puis connectez-vous avec le nouveau mot de passe.',
  },
  signedIn: {
    title: 'Ce navigateur ne peut pas garder votre session ouverte',
    text: 'Le mot de passe et le code sont exacts, mais votre navigateur bloque le stockage pour ce site. Autorisez les données de site pour cette adresse, puis reconnectez-vous.',
  },
  signIn: 'Se connecter',
} as const satisfies InLanguage<typeof english.notKept>)

/** The offer of a passkey after the first password. */
export const passkeyOffer = typeset({ skip: 'Plus tard' } as const satisfies InLanguage<typeof english.passkeyOffer>)

export const recoverScreen = typeset({
  title: 'Mot de passe oublié?',
  text: (minutes: number) =>
    `Saisissez l’adresse de courriel de votre compte. Nous vous enverrons un lien pour choisir un nouveau mot de passe. Il ne fonctionne qu’une fois, pendant ${minutes} minutes.`,
  submit: 'Envoyer le lien',
  submitting: 'Envoi en cours…',
  back: 'Retour à la connexion',
  failure: {
    ...trouble,
    refused: 'Saisissez une adresse de courriel valide, comme nom@organisme.example',
  },
  asked: {
    title: 'Consultez vos courriels',
    text: (email: string) => `S’il existe un compte pour ${email}, nous avons envoyé un lien à cette adresse.`,
    wait: 'Le message peut mettre quelques minutes à arriver. Vérifiez aussi le dossier des courriels indésirables. Attendez une minute avant de refaire la demande. Si rien n’arrive, écrivez-nous.',
  },
} as const satisfies InLanguage<typeof english.recoverScreen>)
