import type * as english from '#content/en/pages/research.ts'
import { site } from '#content/facts/site.ts'
import { claim } from '#content/fr/claims.ts'
import { typeset } from '#content/fr/language/typography.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'
import type { SourceKey } from '#content/sources/sources.ts'

export const metadata = typeset<PageMetadata>({
  kind: 'page',
  path: 'research-development',
  title: `Recherche et développement en mobilité | ${site.name}`,
  description:
    'Comment une méthode devient un service : quatre étapes documentées, dont chacune peut l’arrêter. Technologies explorées, critères d’arrêt et partenariats.',
})

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['path', 'technologies', 'partnerships'] as const

export const research = typeset({
  title: 'Recherche et développement',
  lead: 'Une nouvelle méthode parvient à vos opérations en quatre étapes documentées : une question, un prototype, un essai à blanc et un déploiement réversible. Chacune peut l’arrêter.',
  path: {
    title: 'De la recherche au déploiement',
    text: 'La largeur de la ligne montre combien de questions continuent. Nous gardons les résultats des autres, pour ne pas refaire le travail. En couleur : une méthode déployée, puis retirée.',
    figure: (counts: { start: number; left: number }) =>
      `Une bande qui se resserre en quatre étapes, de ${counts.start} questions à ${counts.left}. Une branche la quitte à chaque étape; la dernière et la plus mince, en ambre, est une méthode déployée, puis retirée.`,
    caption: (counts: { start: number; left: number; share: string }) =>
      `Fig. 1. Une année d’exemple : ${counts.left} questions sur ${counts.start} (${counts.share} %) deviennent une méthode en service. Les nombres sont un exemple; les étapes sont réelles.`,
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
        text: 'Avant de choisir une méthode, nous consignons une décision qui a mal tourné, le chiffre qui aurait aidé et le résultat qui vaudrait « non ».',
        passes: 'Ce sont des questions auxquelles aucune méthode publiée ne répond assez bien.',
        exit: 'Réponse déjà connue',
        exitText: 'La méthode existe. Nous la citons et l’employons.',
      },
      {
        name: 'Prototype',
        text: 'Nous commençons par des données synthétiques, car nous en connaissons exactement les vraies positions. Une prévision doit faire mieux que deux prévisions simples : la semaine dernière, et la moyenne.',
        passes: 'Leurs prévisions font mieux que les deux, sur des jours qui n’ont pas servi à les régler.',
        exit: 'Pas mieux qu’une prévision simple',
        exitText: 'La meilleure des deux prévisions simples sert alors à la place de notre méthode.',
      },
      {
        name: 'Essai à blanc',
        text: 'La méthode fonctionne sur les flux en direct d’un client qui commande l’essai par écrit. Nous gardons et évaluons les réponses de la méthode. Personne n’y donne suite.',
        passes: 'L’erreur, le délai et la protection de la vie privée restent dans leurs limites toute une saison.',
        exit: 'Ne fonctionne qu’au laboratoire',
        exitText:
          'Elle s’arrête ici. Un nouvel essai commence à l’étape 2, avec des jours comme ceux où elle a échoué.',
      },
      {
        name: 'Déploiement',
        text: 'Nous commençons par un client et une zone, puis passons au reste. La méthode précédente reste prête, et nous nous exerçons au retour arrière.',
        passes: 'En service, leurs erreurs restent ce qu’elles étaient pendant l’essai.',
        exit: 'Retour arrière',
        exitText: 'Si les conditions changent, la méthode précédente prend le relais. Le journal indique quand.',
      },
    ],
  },
  technologies: {
    title: 'Technologies émergentes',
    text: 'Voici ce que nous explorons. Aucune de ces technologies n’est une promesse : pour chacune, nous indiquons le résultat qui nous ferait arrêter.',
    leaves: 'Nous arrêtons si',
    items: [
      {
        name: 'Informatique en périphérie',
        text: 'Aujourd’hui, des appareils près des capteurs (les nœuds en périphérie) font des comptages et surveillent des périmètres virtuels. Nous voulons ensuite y détecter aussi les arrêts, pour que les positions brutes ne quittent jamais le site du capteur.',
        leaves: 'un nœud sur le terrain ne peut pas être mis à jour et audité comme un serveur.',
      },
      {
        name: 'Apprentissage fédéré',
        text: 'Le modèle est envoyé aux données, qui restent où elles sont (McMahan et coll. 2017). Deux organismes pourraient entraîner un modèle sur leurs deux villes et n’en échanger que les poids.',
        leaves:
          'les poids révèlent un déplacement rare, et si le cacher coûte plus d’exactitude que le travail commun n’en apporte.',
      },
      {
        name: 'Fusion interdomaine',
        text: 'Comment réunir le mouvement, la radio, l’imagerie et les rapports en une seule estimation. Chaque source garde sa propre marge d’erreur.',
        leaves:
          'les sources ne sont pas indépendantes, par exemple si quatre d’entre elles reprennent un même rapport.',
      },
      {
        name: 'Coordination autonome des réseaux',
        text: 'Les capteurs déterminent entre eux lesquels écoutent, et quand. Cela économise l’énergie et comble des lacunes.',
        leaves: 'nous ne pouvons pas dire après coup pourquoi un coin n’était pas couvert à une minute donnée.',
      },
      {
        name: 'Optimisation assistée par calcul quantique',
        text: 'Nous suivons les résultats publiés sur les itinéraires et les emplacements. Jusqu’ici, une méthode ordinaire sur un seul serveur fait aussi bien; aucun projet ne dépend donc du calcul quantique.',
        leaves:
          'notre propre prototype ne fait pas mieux, dans le même temps, qu’une méthode ordinaire sur un seul serveur.',
      },
      {
        name: 'Confidentialité différentielle des flux en direct',
        text: 'Dans les tableaux publiés comme dans les comptages qui changent à la minute, nous limitons l’effet que la présence d’une seule personne peut avoir sur la probabilité de tout résultat. Cette limite est un budget de confidentialité (Dwork et coll. 2006).',
        leaves: 'le budget doit être renouvelé chaque jour : rien ne limite alors ce que les jours révèlent ensemble.',
      },
    ],
  },
  partnerships: {
    title: 'Partenariats',
    data: { label: 'Données ouvertes, et un script pour les recalculer', href: '/data' },
    text: 'Une méthode que notre équipe est seule à avoir mise à l’essai ne dépasse pas l’étape 2. Nous cherchons donc des partenaires qui veulent nous donner tort.',
    items: [
      {
        name: 'Universités',
        text: 'Elles trouvent les cas où une méthode échoue. Les partenaires peuvent publier les données synthétiques et le code; les résultats sont publiés, quels qu’ils soient.',
      },
      {
        name: 'Organismes publics',
        text: 'Ils apportent la décision et, plus tard, ce qui s’est vraiment passé. L’essai se déroule dans leur périmètre, et les données n’en sortent pas.',
      },
      {
        name: 'Opérateurs de réseaux',
        text: 'Ils apportent des signaux, dont les identifiants ont été retirés, et en connaissent les défauts.',
      },
      {
        name: 'Organismes de normalisation',
        text: 'Ils apportent des formats qui permettent à d’autres de vérifier nos résultats. S’il existe un format ouvert, nous l’employons.',
      },
    ],
    terms:
      'Avant le début des travaux, nous convenons par écrit de cinq points : la question, le résultat qui vaut « non », le propriétaire du résultat, le responsable de sa publication et la date d’effacement des données.',
  },
  closing: {
    title: 'Mettez-nous au défi.',
    text: `Envoyez-nous une méthode, un jeu de données ou une question sur l’une de nos méthodes. Nous répondons en ${claim('reply')} et disons par où nous commencerions.`,
    actions: [
      { label: 'Joindre notre équipe de recherche', href: contactAbout('research') },
      { label: 'Se joindre à notre équipe', href: '/careers' },
    ],
  },
} as const satisfies InLanguage<typeof english.research>)

export const sources = ['dwork2006', 'mcmahan2017'] as const satisfies readonly SourceKey[]
