import type * as english from '#content/en/login.ts'
import type { InLanguage } from '#content/schema/in-language.ts'

/**
 * Words of the sign-in page (specification, sections 2, 4 and 8). The browser loads this file, so it imports
 * nothing that needs Node.
 */
export const signInPage = {
  title: ['Accès', 'sécurisé'],
  lead: (hours: number) =>
    `Pour la clientèle qui a un compte. Une session prend fin après ${hours}\u00a0heures, ou huit sans page ouverte.`,
  header: { navigation: 'Page', access: 'Demander un accès' },
  withoutScript: {
    title: 'La connexion exige JavaScript',
    text: 'Activez JavaScript pour ce site et rechargez la page, ou écrivez-nous.',
  },
} as const satisfies InLanguage<typeof english.signInPage>

/** The service's limit on attempts is reached, by this sender or for this email. */
export const limited = 'Trop de tentatives. Attendez quelques minutes, puis réessayez.'

export const signInForm = {
  title: 'Connexion',
  email: 'Courriel',
  password: 'Mot de passe',
  /** A required field is empty. */
  missing: { email: 'Saisissez l’adresse de courriel de votre compte.', password: 'Saisissez votre mot de passe.' },
  malformed: 'Adresse de courriel incomplète. Saisissez-la sous la forme nom@organisme.example.',
  /** Follows the number of fields with a mistake. */
  several: 'champs sont à corriger.',
  required: 'obligatoire',
  show: 'Afficher',
  hide: 'Masquer',
  /** Read out after `show` and `hide`, by which a screen reader names the field. */
  showWhat: 'le mot de passe',
  submit: 'Se connecter',
  submitting: 'Connexion en cours...',
  /** Shown until the script has taken over the form. */
  starting: 'Le formulaire se charge. Si cette ligne reste, rechargez la page.',
  forgot: 'Mot de passe oublié?',
  noAccount: 'Pas de compte? Nous en ouvrons un après vérification des sanctions.',
  access: 'Demander un accès',
  failure: {
    refused: 'Courriel ou mot de passe non valide. Vérifiez-les et réessayez.',
    limited,
    unexpected: 'Une erreur inattendue s’est produite. Veuillez réessayer.',
    notKept:
      'Ce que vous avez saisi est juste, mais ce navigateur ne conserve rien pour ce site\u00a0: la page suivante ne pourrait pas vous reconnaître. Autorisez les données de site pour cette adresse, puis reconnectez-vous.',
  },
  /** Below the password field after a refusal. */
  cleared: 'Le mot de passe a été effacé. Saisissez-le de nouveau.',
  /** Shown to a client whom the dashboard has sent here. */
  signOutMessage: {
    signedOut: 'Votre session est fermée dans ce navigateur.',
    ended: 'Votre session a pris fin. Reconnectez-vous pour continuer.',
  },
  /** Shown when the screen that replaces the form could not be loaded, or was left open for too long. */
  setback: {
    pending: 'L’étape suivante n’a pas pu être chargée. Vérifiez votre accès à Internet, puis reconnectez-vous.',
    ended: 'La connexion n’a pas été achevée à temps. Reconnectez-vous.',
    link: 'L’étape suivante n’a pas pu être chargée. Le lien du message n’a pas encore servi\u00a0: rouvrez-le dans un instant.',
    recover:
      'L’étape suivante n’a pas pu être chargée. Vérifiez votre accès à Internet et rechargez la page, puis réessayez.',
  },
} as const satisfies InLanguage<typeof english.signInForm>

/** The security reassurance card, then the three feature cards. */
export const reassurance = {
  title: 'Votre compte',
  cards: [
    {
      title: 'Votre connexion est protégée',
      text: 'Votre mot de passe est envoyé chiffré et conservé haché. Sur un ordinateur partagé, déconnectez-vous à la fin.',
    },
    {
      title: 'Analyse en temps réel',
      text: 'La carte en direct, avec chaque alerte à son endroit.',
    },
    {
      title: 'Rapports sécurisés',
      text: 'Chacun avec ses paramètres, pour pouvoir le refaire.',
    },
    {
      title: 'Travail en équipe',
      text: 'Cartes partagées, à l’accès fixé par rôle et zone.',
    },
  ],
} as const satisfies InLanguage<typeof english.reassurance>
