import type * as english from '#content/en/login.ts'
import { typeset } from '#content/fr/language/typography.ts'
import type { InLanguage } from '#content/schema/in-language.ts'

/**
 * Words of the sign-in page (specification, sections 2, 4 and 8). The browser loads this file, so it imports
 * nothing that needs Node.
 */
export const signInPage = typeset({
  title: ['Accès', 'sécurisé'],
  lead: (hours: number) =>
    `Pour les clients qui ont un compte. Une session prend fin ${hours} heures après la connexion, ou après huit heures sans page ouverte.`,
  header: { navigation: 'Page', access: 'Demander un accès' },
  withoutScript: {
    title: 'La connexion exige JavaScript',
    text: 'Activez JavaScript pour ce site et rechargez la page, ou écrivez-nous.',
  },
} as const satisfies InLanguage<typeof english.signInPage>)

/** The service's limit on attempts is reached, by this sender or for this email. */
export const limited = typeset('Trop de tentatives. Attendez quelques minutes, puis réessayez.')

export const signInForm = typeset({
  title: 'Connexion',
  email: 'Courriel',
  password: 'Mot de passe',
  /** A required field is empty. */
  missing: { email: 'Saisissez votre adresse de courriel', password: 'Saisissez votre mot de passe' },
  malformed: 'Saisissez une adresse de courriel valide, comme nom@organisme.example',
  accented:
    'Saisissez une adresse de courriel sans accents avant le @ : les services de courriel ne les acceptent pas tous',
  /** Follows the number of fields with a mistake. */
  several: 'champs sont à corriger.',
  required: 'obligatoire',
  show: 'Afficher',
  hide: 'Masquer',
  /** Read out after `show` and `hide`, by which a screen reader names the field. */
  showWhat: 'le mot de passe',
  submit: 'Se connecter',
  submitting: 'Connexion en cours…',
  passkey: 'Se connecter avec une clé d’accès',
  /** Shown until the script has taken over the form. */
  starting: 'Le formulaire se charge. Si rien ne se passe, rechargez la page.',
  forgot: 'Mot de passe oublié?',
  noAccount: 'Pas encore de compte? Nous en ouvrons un après vérification des listes de sanctions.',
  access: 'Demander un accès',
  failure: {
    refused: 'Courriel ou mot de passe non valide. Vérifiez-les et réessayez.',
    barred: 'Ce compte ne permet pas de se connecter pour le moment. Écrivez-nous.',
    limited,
    unexpected: 'Une erreur inattendue s’est produite. Veuillez réessayer.',
    notKept:
      'Les renseignements saisis sont exacts, mais votre navigateur bloque le stockage pour ce site : nous ne pouvons donc pas garder votre session ouverte. Autorisez les données de site pour cette adresse, puis reconnectez-vous.',
  },
  /** Below the password field after a refusal. */
  cleared: 'Nous avons effacé le mot de passe. Saisissez-le de nouveau.',
  /** Shown to a client whom the dashboard has sent here. */
  signOutMessage: {
    signedOut:
      'Vous avez fermé votre session dans ce navigateur. Tous vos autres appareils seront déconnectés d’ici une heure.',
    signedOutHere:
      'Vous avez fermé votre session dans ce navigateur. Le service de connexion ne l’a pas confirmé pour vos autres appareils : ils peuvent encore être connectés. Pour les déconnecter, reconnectez-vous, puis fermez de nouveau la session.',
    ended: 'Votre session a pris fin. Reconnectez-vous pour continuer.',
  },
  /** Shown when the screen that replaces the form could not be loaded, or was left open for too long. */
  setback: {
    pending: 'L’étape suivante n’a pas pu être chargée. Vérifiez votre connexion Internet, puis reconnectez-vous.',
    ended: 'La connexion a pris trop de temps. Reconnectez-vous.',
    link: 'L’étape suivante n’a pas pu être chargée. Le lien reçu par courriel n’a pas été utilisé : rouvrez-le dans un instant.',
    recover:
      'L’étape suivante n’a pas pu être chargée. Vérifiez votre connexion Internet et rechargez la page, puis réessayez.',
  },
} as const satisfies InLanguage<typeof english.signInForm>)

/** The security reassurance card, then the three feature cards. */
export const reassurance = typeset({
  title: 'Votre compte',
  cards: [
    {
      title: 'Votre connexion est protégée',
      text: 'Votre mot de passe est chiffré en transit et n’est conservé que haché. Sur un ordinateur partagé, déconnectez-vous à la fin.',
    },
    {
      title: 'Analyse en temps réel',
      text: 'La carte en direct, avec chaque alerte là où elle s’est produite.',
    },
    {
      title: 'Rapports sécurisés',
      text: 'Chaque rapport indique ses réglages, pour qu’une ou un collègue puisse le reproduire.',
    },
    {
      title: 'Travail en équipe',
      text: 'Des cartes partagées, dont l’accès est fixé selon le rôle, la finalité et la zone.',
    },
  ],
} as const satisfies InLanguage<typeof english.reassurance>)
