import type * as english from '#content/en/welcome.ts'
import { typeset } from '#content/fr/language/typography.ts'
import type { InLanguage } from '#content/schema/in-language.ts'

/**
 * Words of the dashboard (specification, sections 2, 4 and 8). The browser loads this file, so it imports
 * nothing that needs Node. The tiles and the log are fixed examples, not data.
 */
export const dashboard = typeset({
  /** Heading of the page, for screen readers: the tiles come first. */
  name: 'Tableau de bord',
  /** Read out after the name, and shown when a pointer rests on a tile or on the log. */
  example: 'Les chiffres et l’activité sont des exemples.',
  loading: 'Chargement…',
  header: { navigation: 'Page' },
  account: {
    signedInAs: 'Session ouverte par',
    open: 'Compte',
    signOut: 'Se déconnecter',
    signingOut: 'Déconnexion en cours…',
  },
  accountNotLoaded: 'Votre compte n’a pas pu être chargé. Vérifiez votre connexion Internet, puis réessayez.',
  unreachable: {
    title: 'Le service de connexion ne répond pas.',
    text: 'Votre session reste ouverte dans ce navigateur. La page se chargera dès que le service répondra.',
    retry: 'Réessayer',
  },
  withoutScript: {
    title: 'Le tableau de bord exige JavaScript',
    text: 'Activez JavaScript pour ce site et rechargez la page. Les données des clients ne s’affichent qu’avec JavaScript.',
  },
  notLoaded: {
    title: 'Le chargement de la page est trop long.',
    text: 'Rechargez-la, ou réessayez dans quelques minutes.',
  },
  overview: {
    title: 'Vue d’ensemble',
    tiles: [
      { label: 'Opérations en cours', value: '12', tone: 'plain' },
      { label: 'Points de données', value: '2,4 M', tone: 'plain' },
      { label: 'Alertes', value: '3', tone: 'alert' },
      { label: 'Systèmes', value: '8', tone: 'plain' },
    ],
  },
  activity: {
    title: 'Activité récente',
    /** Legend of the events, which are choices. */
    choose: 'Choisissez un événement : la carte se déplace jusqu’à lui.',
    entries: [
      { isoTime: '15:24', text: 'alerte : arrêt de dix minutes, S6', tone: 'alert', place: 'S6' },
      { isoTime: '15:14', text: 's’arrête, S6', tone: 'plain', place: 'S6' },
      { isoTime: '15:12', text: 'entre dans le périmètre virtuel', tone: 'plain', place: 'fence' },
      { isoTime: '15:05', text: 'quitte S5', tone: 'plain', place: 'S5' },
      {
        isoTime: '13:10',
        text: 'alerte : flux Wi-Fi en retard; rétabli à 13 h 14',
        tone: 'alert',
        place: 'all',
      },
      { isoTime: '12:15', text: 'quitte S4', tone: 'plain', place: 'S4' },
      { isoTime: '08:45', text: 'alerte : pont B, 9 passages en 15 min', tone: 'alert', place: 'bridge' },
      { isoTime: '07:06', text: 'quitte S1, premier déplacement', tone: 'plain', place: 'S1' },
      { isoTime: '06:00', text: '8 systèmes sur 8 transmettent', tone: 'plain', place: 'all' },
    ],
  },
  actions: {
    title: 'Actions rapides',
    labels: ['Voir l’exploitation en direct', 'Produire un rapport', 'Paramètres du système'],
    /** Above the buttons, and read out with each. */
    note: 'Exemples : ces trois boutons n’ont aucun effet.',
  },
  session: {
    title: 'Session sécurisée active',
    expires: 'La session expire dans',
    hours: 'heures',
    /** Completes the specified words above, which never count down. */
    since: 'après la connexion',
    now: 'Heure actuelle',
    note: 'Fermer le navigateur ne vous déconnecte pas. Pour mettre fin à la session tout de suite, déconnectez-vous.',
    /** While nobody answers whether the session still stands. */
    unanswered:
      'Le service de connexion ne répond pas. Votre session reste ouverte ici, et la page continue d’essayer.',
  },
  map: {
    description:
      'Carte nocturne d’appareils en mouvement. Une trajectoire, en ambre, entre dans un périmètre virtuel et s’y arrête.',
    caption:
      'La carte à 15 h 24, et le lieu de l’événement choisi. En ambre : la trajectoire qui a déclenché l’alerte.',
    captionTerm: 'Carte :',
  },
} as const satisfies InLanguage<typeof english.dashboard>)
