import type * as english from '#content/en/pages/research.ts'
import { site } from '#content/facts/site.ts'
import { claim } from '#content/fr/claims.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'
import type { SourceKey } from '#content/sources/sources.ts'

export const metadata: PageMetadata = {
  kind: 'page',
  path: 'research-development',
  title: `Recherche et développement\u00a0: quatre étapes | ${site.name}`,
  description:
    'Comment une nouvelle méthode devient un service\u00a0: quatre étapes documentées, dont chacune peut l’arrêter. Ce que nous explorons, et comment y prendre part.',
}

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['path', 'technologies', 'partnerships'] as const

export const research = {
  title: 'Recherche et développement',
  lead: 'Une nouvelle méthode parvient à vos opérations en quatre étapes documentées\u00a0: une question, un prototype, un essai à blanc, un déploiement réversible. Chacune peut l’arrêter.',
  path: {
    title: 'De la recherche au déploiement',
    text: 'La largeur de la ligne est le nombre de questions qui continuent. Nous gardons le résultat des autres, pour ne pas refaire le travail. En couleur\u00a0: une méthode déployée, puis retirée.',
    figure: (counts: { start: number; left: number }) =>
      `Une bande qui se resserre en quatre étapes, de ${counts.start} questions à ${counts.left}. Une branche la quitte à chaque étape; la dernière et la plus mince, en ambre, est une méthode déployée, puis retirée.`,
    caption: (counts: { start: number; left: number; share: string }) =>
      `Fig.\u00a01. Une année d’exemple\u00a0: ${counts.left}\u00a0questions sur ${counts.start} (${counts.share}\u00a0%) deviennent une méthode en service. Les nombres sont un exemple; les étapes sont réelles.`,
    arrive: ['questions', 'prototypes', 'essais', 'déployées'],
    inService: 'en service',
    stopped: 'arrêtées',
    rolledBack: 'retirée',
    on: 'continuent',
    out: 'de moins',
    step: 'Étape',
    exit: 'Sortie',
    steps: [
      {
        name: 'Question',
        text: 'Une décision que quelqu’un a mal prise, et le chiffre qui aurait aidé. Écrite avant toute méthode, avec le résultat qui vaudrait «\u00a0non\u00a0».',
        passes: 'Aucune méthode publiée n’y répond assez bien.',
        exit: 'Réponse déjà connue',
        exitText: 'La méthode existe. Nous la citons, l’employons et nous arrêtons là.',
      },
      {
        name: 'Prototype',
        text: 'D’abord des données synthétiques, car la vérité y est connue au mètre. Une prévision doit y battre deux rivales simples\u00a0: la semaine dernière, et la moyenne.',
        passes: 'Elles battent les deux sur des jours qui n’ont pas servi à les régler.',
        exit: 'Battu par la semaine dernière',
        exitText: 'Alors la semaine dernière est la méthode, et c’est elle qui est livrée à la place de la nôtre.',
      },
      {
        name: 'Essai à blanc',
        text: 'Les flux en direct d’un client qui le commande par écrit. Les réponses sont stockées et notées; personne n’y donne suite.',
        passes: 'L’erreur, le délai et la protection de la vie privée restent dans leurs limites toute une saison.',
        exit: 'Ne marche qu’au laboratoire',
        exitText:
          'Elle s’arrête ici. Un nouvel essai commence à l’étape\u00a02, avec des jours comme ceux où elle a échoué.',
      },
      {
        name: 'Déploiement',
        text: 'Un client, une zone, puis le reste. La méthode précédente reste prête, et l’on s’exerce au retour arrière.',
        passes: 'Leurs erreurs restent ce qu’elles étaient pendant l’essai.',
        exit: 'Retour arrière',
        exitText: 'Les conditions ont changé. La méthode précédente prend le relais, et le journal dit quand.',
      },
    ],
  },
  technologies: {
    title: 'Technologies émergentes',
    text: 'Ce que nous explorons. Rien de ceci n’est une promesse\u00a0: chaque ligne nomme le résultat qui y mettrait fin.',
    leaves: 'Nous arrêtons si',
    items: [
      {
        name: 'Informatique en périphérie',
        text: 'Aujourd’hui, des nœuds en périphérie comptent et surveillent des périmètres. Ensuite\u00a0: toute la détection d’arrêts à côté du capteur, pour que les positions brutes ne quittent jamais la rue.',
        leaves: 'un nœud sur le terrain ne peut être mis à jour et audité comme un serveur.',
      },
      {
        name: 'Apprentissage fédéré',
        text: 'Le modèle voyage, les données restent (McMahan et coll., 2017). Deux organismes apprennent de leurs villes respectives et n’échangent que des poids.',
        leaves:
          'les poids trahissent un déplacement rare, et que le bruit qui le cache coûte plus que la mise en commun ne rapporte.',
      },
      {
        name: 'Fusion interdomaine',
        text: 'Mouvement, radio, imagerie et rapports en une seule estimation, chacun avec l’erreur qu’il apporte.',
        leaves: 'les sources partagent une cause\u00a0: quatre échos d’un rapport sont un seul rapport.',
      },
      {
        name: 'Coordination autonome des réseaux',
        text: 'Des capteurs qui conviennent entre eux de qui écoute, et quand, pour épargner l’énergie et couvrir une lacune.',
        leaves: 'personne ne peut dire après coup pourquoi un coin était sans écoute à cette minute.',
      },
      {
        name: 'Optimisation assistée par calcul quantique',
        text: 'Nous suivons les résultats publiés sur les itinéraires et les emplacements. Jusqu’ici, une méthode ordinaire sur un seul serveur fait aussi bien; aucun projet n’en dépend donc.',
        leaves: 'un prototype ne fait pas mieux, dans le même temps, qu’une méthode ordinaire sur un seul serveur.',
      },
      {
        name: 'Confidentialité différentielle des flux en direct',
        text: 'Pour des comptages qui changent à la minute, nous fixons une limite (un budget de confidentialité) à ce que la présence d’une seule personne peut changer à la probabilité de tout résultat publié (Dwork et coll., 2006), comme pour les tableaux publiés.',
        leaves:
          'le budget de confidentialité se renouvelle chaque jour\u00a0: rien ne borne alors ce que révèle l’ensemble des jours.',
      },
    ],
  },
  partnerships: {
    title: 'Partenariats',
    data: { label: 'Données ouvertes, et un script pour les recalculer', href: '/data' },
    text: 'Une méthode que seule son équipe a éprouvée en est à la deuxième étape. Nous cherchons donc des partenaires qui ont intérêt à nous donner tort.',
    items: [
      {
        name: 'Universités',
        text: 'Apportent le contre-exemple, et la relève étudiante qui le trouve. Les journées synthétiques et le code peuvent être publiés; les résultats paraissent, quels qu’ils soient.',
      },
      {
        name: 'Organismes publics',
        text: 'Apportent la décision, et la vérité qui vient plus tard. Un essai se déroule dans leur périmètre, et les données n’en sortent pas.',
      },
      {
        name: 'Exploitants de réseaux',
        text: 'Apportent des signaux et en connaissent les défauts. Les identifiants sont retirés avant que quoi que ce soit nous parvienne.',
      },
      {
        name: 'Organismes de normalisation',
        text: 'Apportent un format dans lequel d’autres peuvent nous vérifier. S’il en existe un ouvert, nous l’employons avant d’écrire le nôtre.',
      },
    ],
    terms:
      'Mis par écrit avant le début des travaux\u00a0: la question, ce qui compte comme «\u00a0non\u00a0», à qui appartient le résultat, qui peut le publier, et quand les données sont effacées.',
  },
  closing: {
    title: 'Mettez-nous à l’épreuve.',
    text: `Envoyez une méthode, un jeu de données ou un doute sur l’une des nôtres. Nous répondons en ${claim('reply')} et disons par où nous commencerions.`,
    actions: [
      { label: 'Joindre notre équipe de recherche', href: contactAbout('research') },
      { label: 'Se joindre à notre équipe', href: '/careers' },
    ],
  },
} as const satisfies InLanguage<typeof english.research>

export const sources = ['dwork2006', 'mcmahan2017'] as const satisfies readonly SourceKey[]
