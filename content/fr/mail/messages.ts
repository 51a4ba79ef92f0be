import { typeset } from '#content/fr/language/typography.ts'
import { signInForm } from '#content/fr/login.ts'
import type { Messages } from '#content/schema/message.ts'

const ifYou = 'Si c’était vous, vous n’avez rien à faire.'

const chooseAnother = (product: string): string =>
  `Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe avec « ${signInForm.forgot} », dans la page de connexion, et prévenez votre personne-ressource chez ${product}.`

const copy = 'Si rien ne s’ouvre, copiez cette adresse en entier dans la barre d’adresse de votre navigateur :'

const once = 'Le lien ne fonctionne qu’une fois, pendant une heure.'

/** @param product the name of the product: the settings of the build know it */
export const messages = typeset(
  (product: string): Messages => ({
    invite: {
      subject: `Votre compte ${product}`,
      title: `Votre compte ${product}`,
      opening: 'Un compte est prêt pour {{ .Email }}. Choisissez-en le mot de passe pour vous connecter :',
      link: 'Choisir votre mot de passe',
      copy,
      rest: [
        `${once} S’il ne fonctionne plus, écrivez à la personne de ${product} qui a ouvert le compte : elle peut vous en envoyer un autre.`,
        'Si vous n’attendiez pas ce message, ignorez-le. Sans mot de passe, personne ne peut se connecter.',
      ],
    },
    recovery: {
      subject: `Choisissez un nouveau mot de passe ${product}`,
      title: 'Choisissez un nouveau mot de passe',
      opening:
        'Nous avons reçu une demande de nouveau mot de passe pour {{ .Email }}. Si c’était vous, choisissez-le :',
      link: 'Choisir un nouveau mot de passe',
      copy,
      rest: [
        `${once} Le nouveau mot de passe déconnecte tous les autres appareils, au plus tard dans l’heure.`,
        'Si ce n’était pas vous, ne faites rien : l’ancien mot de passe fonctionne toujours.',
      ],
    },
    'password-changed': {
      subject: `Votre mot de passe ${product} a été changé`,
      title: 'Votre mot de passe a été changé',
      opening:
        'Le mot de passe de {{ .Email }} a été changé. Tous les autres appareils sont déconnectés, au plus tard dans l’heure.',
      rest: [ifYou, chooseAnother(product)],
    },
    'factor-added': {
      subject: `Un second facteur a été ajouté à votre compte ${product}`,
      title: 'Un second facteur a été ajouté',
      opening:
        'Une application d’authentification a été ajoutée au compte {{ .Email }}. Désormais, la connexion en demande le code.',
      rest: [
        ifYou,
        `Si ce n’était pas vous, quelqu’un d’autre s’est servi de votre compte. Prévenez tout de suite votre personne-ressource chez ${product} : cette personne retire l’application, puis vous choisissez un nouveau mot de passe, qui ferme toutes les autres sessions.`,
      ],
    },
    'factor-removed': {
      subject: `Un second facteur a été retiré de votre compte ${product}`,
      title: 'Un second facteur a été retiré',
      opening:
        'Une application d’authentification a été retirée du compte {{ .Email }}. Ses codes ne fonctionnent plus.',
      rest: [ifYou, chooseAnother(product)],
    },
    'magic-link': {
      subject: `Lien de connexion demandé pour votre compte ${product}`,
      title: 'Nous n’envoyons pas de liens de connexion',
      opening:
        'Quelqu’un a demandé un lien de connexion pour {{ .Email }}. Nous n’en envoyons pas : la connexion se fait avec votre mot de passe.',
      rest: [
        `Vous n’avez rien à faire. Si vous aviez reçu un lien pour choisir un nouveau mot de passe, il ne fonctionne plus : demandez-en un autre avec « ${signInForm.forgot} ».`,
      ],
    },
    'email-change': {
      subject: `Changement d’adresse demandé pour un compte ${product}`,
      title: 'L’adresse de courriel n’a pas été changée',
      opening: `Quelqu’un a demandé de changer l’adresse de courriel d’un compte ${product}, pour en retirer la vôtre ou pour l’y inscrire. Le compte garde son adresse : nous ne la changeons qu’à la demande du client, faite à sa personne-ressource chez ${product}.`,
      rest: [
        `Si vous n’avez pas de compte chez ${product}, ne tenez pas compte de ce message.`,
        `Si vous en avez un, la demande vient d’une personne qui y est connectée. ${chooseAnother(product)}`,
      ],
    },
    confirmation: {
      subject: `Votre invitation chez ${product} ne fonctionne plus`,
      title: 'Votre invitation ne fonctionne plus',
      opening:
        'Quelqu’un nous a demandé d’envoyer à {{ .Email }} un autre lien pour confirmer l’adresse. Nous n’en envoyons pas, mais cette demande a annulé le lien de votre invitation.',
      rest: [
        `Écrivez à la personne de ${product} qui a ouvert le compte : elle peut vous envoyer une autre invitation.`,
      ],
    },
    reauthentication: {
      subject: `Code demandé pour votre compte ${product}`,
      title: 'Nous n’envoyons pas de codes',
      opening:
        'Une personne connectée au compte {{ .Email }} a demandé un code par courriel. Nous n’en envoyons pas, et aucune de nos pages n’en demande.',
      rest: [ifYou, chooseAnother(product)],
    },
  }),
)
