import type * as english from '#content/en/pages/security/rules.ts'
import { claim } from '#content/fr/claims.ts'
import type { InLanguage } from '#content/schema/in-language.ts'

/** Security principles: the statement, and the way to check it. */
export const principles = {
  title: 'Principes de sécurité',
  text: 'Pour vérifier une règle, demandez-le lors d’une séance sur la sécurité, ou écrivez-nous. «\u00a0Doit\u00a0» signifie qu’une règle s’applique toujours. Seule la règle\u00a01.5 a des exceptions, et elle les nomme.',
  check: 'Comment vérifier',
  rules: [
    {
      title: 'Le moindre accès',
      text: 'L’accès doit être accordé par rôle, finalité et zone à la fois. L’accès doit cesser à la fin de la finalité.',
      check: 'Choisissez une zone; demandez quels rôles peuvent la voir, et depuis quand.',
    },
    {
      title: 'Plus qu’un mot de passe',
      text: 'Nos équipes d’analyse et d’administration ne doivent atteindre les données de la clientèle qu’avec un second facteur. Vous pouvez ajouter une application d’authentification à votre propre connexion.',
      check: 'Faites-nous ouvrir une session sous vos yeux.',
    },
    {
      title: 'Rien sans trace',
      text: 'Chaque lecture, modification et exportation doit être journalisée avec la règle qui l’a permise, hors de portée des personnes que le journal consigne.',
      check: 'Nommez une de vos requêtes; nous en trouvons la ligne.',
    },
    {
      title: 'Chiffré partout',
      text: 'Les données doivent être chiffrées au repos et en transit, dans des modules validés selon FIPS\u00a0140-3.',
      check: 'Demandez le numéro de certificat de chaque module, puis cherchez-le dans la liste publique.',
    },
    {
      title: 'Aucun nom dans l’analyse',
      text: 'Les identifiants doivent être retirés avant l’analyse, et les sels détruits avec leur finalité. Deux exceptions\u00a0: un appareil en vertu d’une autorité légitime qui le désigne, et une personne qui a consenti et peut se rétracter.',
      check: 'Ouvrez n’importe quel enregistrement; demandez par laquelle des deux un nom y est entré.',
    },
    {
      title: 'Dans les frontières',
      text: 'Les données de la clientèle doivent être stockées et traitées à l’intérieur des frontières nationales.',
      check: 'Demandez où se trouve chaque copie de vos données.',
    },
    {
      title: 'Aucune confiance héritée',
      text: 'Chaque requête doit être jugée pour elle-même. Une place à l’intérieur du réseau ne doit rien ouvrir.',
      check: 'Donnez à votre équipe d’essai un câble à l’intérieur.',
    },
    {
      title: 'Vous l’apprenez de nous',
      text: 'Si un incident touche vos données, la personne qui le traite doit vous le signaler.',
      check: 'Demandez qui vous appellerait, et qui serait appelé chez vous.',
    },
  ],
} as const satisfies InLanguage<typeof english.principles>

/** Security by default: what holds before anybody changes a setting. */
export const defaults = {
  title: 'La sécurité par défaut',
  text: 'Chaque réglage part de sa valeur la plus sûre. Chaque changement est consigné avec un nom et une date.',
  cards: [
    {
      title: 'Fermé',
      text: 'Un nouveau compte ne voit ni cellule, ni couche, ni entité tant qu’une personne habilitée n’en accorde pas.',
    },
    {
      title: 'Arrondi',
      text: 'Nous arrondissons chaque position à la taille de cellule de votre licence avant de l’envoyer. Pour une taille plus fine, une personne désignée signe la décision.',
    },
    {
      title: 'Chiffré',
      text: 'Les données de la clientèle sont toujours chiffrées, en transit et au repos.',
    },
    {
      title: 'Journalisé',
      text: 'La piste d’audit commence à la première requête et ne peut pas être mise en pause.',
    },
    {
      title: 'Sans identifiants',
      text: 'Nous retirons les identifiants avant l’analyse. Une exception exige une autorité légitime ou un consentement.',
    },
    {
      title: 'Limité dans le temps',
      text: `Votre session dans le portail client prend fin après ${claim('session')}, ou après huit heures sans page ouverte. Un accès donné juste avant peut durer jusqu’à une heure de plus.`,
    },
    {
      title: 'Surveillé',
      text: `La surveillance est assurée ${claim('monitoring')}, dès le premier jour. Il n’y a rien à activer.`,
    },
    { title: 'Discret', text: 'Lire ce site ne charge rien qui vienne de tiers et n’exige aucun témoin.' },
  ],
} as const satisfies InLanguage<typeof english.defaults>
