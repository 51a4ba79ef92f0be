import type { CardOnly } from '#content/schema/sector.ts'
import { contactAbout } from '#content/schema/topic.ts'

/** A card alone: the page of public safety covers it (specification, section 2). */
export const emergency: CardOnly = {
  slug: 'emergency',
  icon: 'awareness',
  ground: 'night',
  title: 'Intervention en cas d’urgence et de catastrophe',
  description: 'Qui s’est déplacé, qui est resté, et quelles routes portent encore de la circulation?',
  leadsTo: 'publicSafety',
  section: {
    text: 'Pour la coordination des interventions en cas d’urgence et de catastrophe\u00a0: ce que vous pouvez demander avant, pendant et après une inondation, un feu de forêt ou une longue panne de courant. Les données viennent de vos propres flux et de tiers, chacune avec sa source consignée.',
    next: { label: 'Voir rejouée une de vos journées passées', href: contactAbout('demo') },
    questions: [
      {
        name: 'Qui est parti, et qui n’a pas bougé?',
        text: 'La part des gens partis de chaque zone depuis l’ordre, et les îlots où des appareils restent. Un secteur dont le pylône a perdu le courant est marqué, pour qu’on ne le croie pas désert.',
        link: { label: 'Renseignement de mouvement humain', href: '/services/movement' },
      },
      {
        name: 'Quelles routes portent encore de la circulation?',
        text: 'Routes, centres d’hébergement et équipes sur une même carte en direct. Une route où les déplacements ont cessé est marquée comme peut-être fermée, et les détours se voient dès qu’ils se forment.',
        link: { label: 'Connaissance de la situation', href: '/services/awareness' },
      },
      {
        name: 'Comment localiser les équipes là où les pylônes sont en panne?',
        text: 'Des nœuds radio portatifs localisent vos équipes sans le réseau cellulaire. Chaque position est donnée avec sa marge d’erreur.',
        link: { label: 'Renseignement électromagnétique', href: '/services/signals' },
      },
      {
        name: 'Quand reviendront les gens, et combien chercheront un abri?',
        text: 'Des prévisions des retours et des besoins d’hébergement, dès que les premiers jours sont consignés. Chaque nombre a son intervalle.',
        link: { label: 'Apprentissage automatique géospatial', href: '/services/ml' },
      },
      {
        name: 'Quel quartier s’est relevé, et en combien de temps?',
        text: 'Les déplacements par quartier, comparés au même jour de semaines ordinaires. Un article explique la mesure par un exemple.',
        link: {
          label: 'La résilience urbaine a une unité\u00a0: le jour normal perdu',
          href: '/blog/reimagining-urban-resilience',
        },
      },
    ],
  },
}
