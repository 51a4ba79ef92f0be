import type * as english from '#content/en/pages/security/rules.ts'
import { claim } from '#content/fr/claims.ts'
import { typeset } from '#content/fr/language/typography.ts'
import type { InLanguage } from '#content/schema/in-language.ts'

/** Security principles: the statement, and the way to check it. */
export const principles = typeset({
  title: 'Principes de sécurité',
  text: 'Pour vérifier une règle, demandez une rencontre sur la sécurité ou écrivez-nous. « Doit » signifie que la règle s’applique toujours. De ces huit règles, seule la règle 1.5 comporte des exceptions, et elle les énumère.',
  check: 'Comment vérifier',
  rules: [
    {
      title: 'Droit d’accès minimal',
      text: 'L’accès doit être accordé à la fois selon le rôle, la finalité et la zone. Il doit cesser dès que la finalité prend fin.',
      check: 'Choisissez une zone. Nous vous montrons quels rôles peuvent la voir, et depuis quand.',
    },
    {
      title: 'Plus qu’un mot de passe',
      text: 'Nos analystes et nos administrateurs ne doivent accéder aux données des clients qu’avec un second facteur. Les clients peuvent ajouter une application d’authentification à leur propre connexion.',
      check: 'Demandez à l’un de nos analystes de se connecter sous vos yeux.',
    },
    {
      title: 'Tout est journalisé',
      text: 'Chaque consultation, modification ou exportation doit être journalisée avec la règle qui l’a permise. Les personnes dont le journal consigne les actions ne doivent pas pouvoir le modifier.',
      check: 'Indiquez-nous une de vos requêtes. Nous vous montrons l’entrée du journal.',
    },
    {
      title: 'Chiffrement partout',
      text: 'Les données des clients doivent être chiffrées au repos et en transit, par des modules de chiffrement validés selon la norme FIPS 140-3.',
      check: 'Demandez le numéro de certificat de chaque module, puis cherchez-le dans la liste publique.',
    },
    {
      title: 'Aucun nom dans l’analyse',
      text: 'Les identifiants doivent être retirés avant l’analyse et remplacés par des pseudonymes. La clé secrète (le sel) de chaque pseudonyme doit être détruite dès que sa finalité prend fin. Il y a deux exceptions : nous pouvons suivre un appareil par son propre identifiant en vertu d’une autorisation légale qui le désigne, et identifier une personne qui y a consenti et peut retirer son consentement.',
      check: 'Choisissez un enregistrement qui contient un nom. Nous vous montrons quelle exception s’applique.',
    },
    {
      title: 'À l’intérieur des frontières',
      text: 'Les données des clients doivent être stockées et traitées à l’intérieur des frontières nationales.',
      check: 'Nous vous montrons où se trouve chaque copie de vos données.',
    },
    {
      title: 'Aucun réseau de confiance',
      text: 'Chaque requête doit être autorisée séparément. Une connexion de l’intérieur du réseau ne doit, à elle seule, donner aucun accès.',
      check: 'Laissez votre équipe d’essai se connecter de l’intérieur du réseau.',
    },
    {
      title: 'Signalement des incidents',
      text: 'Si un incident touche vos données, la personne qui le traite doit vous le signaler.',
      check: 'Nous nommons la personne qui vous appellerait; vous nommez celle qui recevrait l’appel.',
    },
  ],
} as const satisfies InLanguage<typeof english.principles>)

/** Security by default: what holds before anybody changes a setting. */
export const defaults = typeset({
  title: 'La sécurité par défaut',
  text: 'Ces réglages sont, au départ, à leur valeur la plus sûre. Nous consignons qui change un réglage, et quand.',
  cards: [
    {
      title: 'Fermé par défaut',
      text: 'Un nouveau compte ne voit aucune zone, aucune couche ni aucun appareil tant qu’une personne habilitée ne lui en donne pas l’accès.',
    },
    {
      title: 'Positions arrondies',
      text: 'Avant d’envoyer une position, nous l’arrondissons aux cellules de la grille prévue dans votre licence. Pour une grille plus fine, une personne désignée signe la décision.',
    },
    {
      title: 'Chiffrement',
      text: 'Les données des clients sont toujours chiffrées, en transit et au repos.',
    },
    {
      title: 'Journalisation',
      text: 'Le journal d’audit commence à la première requête et ne peut pas être suspendu.',
    },
    {
      title: 'Sans identifiants',
      text: 'Nous retirons les identifiants avant l’analyse. Nous ne faisons d’exception qu’avec une autorisation légale ou un consentement.',
    },
    {
      title: 'Sessions limitées',
      text: `Votre session dans le portail client prend fin après ${claim('session')}, ou après huit heures sans page ouverte. Un accès accordé juste avant la fin de la session peut durer jusqu’à une heure de plus.`,
    },
    {
      title: 'Surveillance',
      text: `Nous surveillons le service ${claim('monitoring')}, dès le premier jour.`,
    },
    {
      title: 'Aucun contenu de tiers',
      text: 'La lecture de ce site ne charge rien qui provienne de tiers et n’exige aucun témoin.',
    },
  ],
} as const satisfies InLanguage<typeof english.defaults>)
