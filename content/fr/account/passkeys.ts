import type * as english from '#content/en/account/passkeys.ts'
import { typeset } from '#content/fr/language/typography.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import { limited, signInForm } from '../login.ts'

const unreachable = 'Le service de connexion n’a pas répondu. Réessayez dans un instant.'

/** What a browser or a device says, whether a passkey is used or added. */
const ceremony = {
  aborted: 'La demande de clé d’accès a été interrompue. Fermez toute autre demande, puis réessayez.',
  invalidDomain:
    'Les clés d’accès ne fonctionnent pas à cette adresse du site. Ouvrez le site à son adresse habituelle, puis réessayez.',
  unverified:
    'Cet appareil ne peut pas vérifier qu’il s’agit de vous. Configurez-y un NIP, une empreinte digitale ou la reconnaissance faciale, ou employez un autre appareil.',
} as const

/** Words of a sign-in with a passkey. */
export const passkeySignIn = typeset({
  /** No error: browsers say the same of a closed prompt, of a device without a passkey and of one that cannot check its user. */
  none: 'Aucune clé d’accès n’a été employée. Il faut un appareil qui en a une pour ce site, avec un NIP, une empreinte digitale ou la reconnaissance faciale.',
  failure: {
    ...ceremony,
    invalidRpId:
      'Nos clés d’accès sont liées à une autre adresse et ne fonctionnent donc pas sur cette page. Connectez-vous avec votre mot de passe, puis écrivez-nous.',
    unsupported:
      'Ce navigateur n’accepte pas les clés d’accès. Connectez-vous avec votre mot de passe, ou employez un autre navigateur.',
    registered: 'Cet appareil ne peut pas employer sa clé d’accès ici. Connectez-vous avec votre mot de passe.',
    refused:
      'Cette clé d’accès n’a pas été acceptée. Elle a peut-être été retirée de votre compte. Connectez-vous avec votre mot de passe, ou employez une autre clé d’accès.',
    expired: 'La demande de clé d’accès est restée ouverte trop longtemps. Choisissez de nouveau votre clé d’accès.',
    barred: signInForm.failure.barred,
    tooMany: signInForm.failure.unexpected,
    ended: signInForm.failure.unexpected,
    off: 'Les clés d’accès sont désactivées pour le moment. Connectez-vous avec votre mot de passe.',
    notKept:
      'Votre clé d’accès est valide, mais votre navigateur bloque le stockage pour ce site : nous ne pouvons donc pas garder votre session ouverte. Autorisez les données de site pour cette adresse, puis reconnectez-vous.',
    unexpected: signInForm.failure.unexpected,
    limited,
    unreachable: signInForm.failure.unexpected,
  },
} as const satisfies InLanguage<typeof english.passkeySignIn>)

/** The name of a passkey in a list. @param name the client's own, or the service's; may be empty */
export const passkeyName = typeset((name: string) => name || 'Clé d’accès sans nom')

/** Words of the passkeys in a client's account. */
export const passkeyList = typeset({
  title: 'Clés d’accès',
  none: 'Une clé d’accès vous connecte par l’empreinte digitale, le visage ou le NIP de votre appareil, sans mot de passe. Elle ne fonctionne que sur notre site : une fausse page ne peut pas s’en emparer.',
  some: 'Chacune de ces clés d’accès vous connecte sans mot de passe, même si vous en changez. Retirez celles que vous ne reconnaissez pas.',
  name: passkeyName,
  added: 'Ajoutée',
  used: 'Dernière utilisation',
  never: 'jamais utilisée',
  rename: 'Renommer',
  remove: 'Retirer',
  add: 'Ajouter une clé d’accès',
  addAnother: 'Ajouter une autre clé d’accès',
} as const satisfies InLanguage<typeof english.passkeyList>)

/** Words of the form that adds a passkey. */
export const passkeyAddition = typeset({
  title: 'Ajouter une clé d’accès',
  brief:
    'Votre navigateur demande où conserver la clé d’accès : sur cet appareil, sur un téléphone, dans un gestionnaire de mots de passe ou sur une clé de sécurité. L’appareil vérifie ensuite qu’il s’agit de vous.',
  consequence:
    'Votre mot de passe fonctionne toujours. Si votre compte a un second facteur, la connexion par clé d’accès demande aussi son code.',
  submit: 'Créer une clé d’accès',
  submitting: 'En attente de votre appareil…',
  back: 'Annuler',
  /** No error: browsers say the same of a closed prompt and of a device that cannot check its user. */
  none: 'Aucune clé d’accès n’a été ajoutée. L’appareil doit avoir un NIP, une empreinte digitale ou la reconnaissance faciale; vous pouvez aussi employer un autre appareil.',
  failure: {
    ...ceremony,
    invalidRpId:
      'Nos clés d’accès sont liées à une autre adresse : il n’est donc pas possible d’en ajouter une sur cette page. Écrivez-nous.',
    unsupported: 'Ce navigateur ou cet appareil n’accepte pas les clés d’accès. Employez-en un autre.',
    registered:
      'Cet appareil a déjà une clé d’accès pour votre compte. Employez-la pour vous connecter, ou ajoutez-en une sur un autre appareil.',
    refused:
      'La clé d’accès n’a pas été acceptée, et votre compte n’a pas changé. Réessayez, ou employez un autre appareil.',
    expired: 'La demande de clé d’accès est restée ouverte trop longtemps, et rien n’a été ajouté. Réessayez.',
    barred: 'Vous ne pouvez pas ajouter de clé d’accès pour le moment. Écrivez-nous.',
    tooMany: 'Votre compte a le nombre maximal de clés d’accès. Retirez-en d’abord une.',
    ended: 'Vous devez vous reconnecter avant d’ajouter une clé d’accès. Déconnectez-vous, puis connectez-vous.',
    off: 'Vous ne pouvez pas ajouter de clé d’accès pour le moment. Votre compte n’a pas changé.',
    unexpected: 'La clé d’accès n’a pas pu être créée, et votre compte n’a pas changé. Réessayez.',
    limited,
    unreachable,
  },
} as const satisfies InLanguage<typeof english.passkeyAddition>)

/** Words of the form that names a passkey. */
export const passkeyNaming = typeset({
  title: 'Nommer la clé d’accès',
  name: 'Nom de la clé d’accès',
  note: 'Personne d’autre ne le voit, par exemple « Ordinateur portable » ou « Clé du coffre ».',
  submit: 'Enregistrer le nom',
  submitting: 'Enregistrement du nom…',
  back: 'Garder le nom actuel',
  failure: {
    unnamed: 'Donnez un nom à la clé d’accès',
    long: 'Ce nom est trop long. Employez au plus 120 lettres simples, ou moins si elles portent des accents.',
    gone: 'Cette clé d’accès a été retirée de votre compte.',
    limited,
    unreachable,
  },
} as const satisfies InLanguage<typeof english.passkeyNaming>)

/** Words of the form that removes a passkey. */
export const passkeyRemoval = typeset({
  title: 'Retirer une clé d’accès',
  brief: (name: string) =>
    `« ${name} » ne vous connectera plus. Supprimez-la aussi de l’appareil qui la conserve. Si vous avez perdu cet appareil, déconnectez aussi vos autres appareils : sa session reste ouverte.`,
  last: 'C’est votre dernière clé d’accès. Une fois la clé retirée, vous vous connectez avec votre mot de passe, que vous venez de saisir.',
  submit: 'Retirer la clé d’accès',
  submitting: 'Retrait de la clé d’accès…',
  back: 'Annuler',
  failure: { limited, unreachable },
} as const satisfies InLanguage<typeof english.passkeyRemoval>)
