import { dayWord } from '#content/fr/day-words.ts'
import { typeset } from '#content/fr/language/typography.ts'
import type { CardOnly } from '#content/schema/sector.ts'

/** A card alone: the page of public safety covers it (specification, section 2). */
export const emergency = typeset<CardOnly>({
  slug: 'emergency',
  icon: 'transit',
  ground: 'night',
  title: 'Intervention en cas d’urgence et de catastrophe',
  description: 'D’où les gens sont-ils partis, où sont-ils restés, et où circule-t-on encore?',
  leadsTo: 'publicSafety',
  test: {
    label: 'Rejouer une évacuation passée',
    write:
      'Les zones, l’heure de l’ordre et les données que vous avez : comptages de téléphones par cellule radio, de véhicules ou de personnes dans les centres d’hébergement. N’envoyez encore aucune donnée, ni aucun nom.',
    get: 'Par zone, la part des gens déjà partis à chaque heure après l’ordre, avec son intervalle; les endroits où ils n’avaient pas bougé; et les pylônes cellulaires devenus muets.',
  },
  section: {
    text: 'Pour la coordination des interventions en cas d’urgence et de catastrophe : les questions que vous pouvez poser pendant et après une inondation, un feu de forêt ou une longue panne de courant. Les données proviennent de vos propres flux et de tiers; la source de chacune est consignée.',
    example: `En exemple, la fin d’un concert simulé : à ${dayWord('event.leaves.last.at')}, ${dayWord('event.leaves.last.people')} personnes sur ${dayWord('event.leaves.first.people')} sont encore sur place (intervalle à 95 % : de ${dayWord('event.leaves.last.least')} à ${dayWord('event.leaves.last.most')}; en réalité, ${dayWord('event.leaves.last.truth')}). Lors d’une évacuation, l’erreur dépend aussi des pylônes cellulaires qui ont du courant.`,
    questions: [
      {
        name: 'D’où les gens sont-ils partis, et où sont-ils restés?',
        text: 'Pour chaque zone, vous voyez la part des gens partis depuis l’ordre d’évacuation et les îlots où des appareils restent. Nous marquons les secteurs dont le pylône cellulaire n’a plus de courant, pour que vous ne les croyiez pas déserts.',
        link: { label: 'Renseignement sur les déplacements humains', href: '/services/movement' },
      },
      {
        name: 'Sur quelles routes circule-t-on encore?',
        text: 'Les routes, les centres d’hébergement et les équipes figurent sur une même carte en direct. Si les déplacements cessent sur une route, la carte signale qu’elle est peut-être fermée, et vous voyez les détours se former.',
        link: { label: 'Connaissance de la situation', href: '/services/awareness' },
      },
      {
        name: 'Comment localiser les équipes si les pylônes cellulaires sont en panne?',
        text: 'Des nœuds radio portatifs localisent vos équipes sans le réseau cellulaire. Chaque position est accompagnée de sa marge d’erreur.',
        link: { label: 'Renseignement électromagnétique', href: '/services/signals' },
      },
      {
        name: 'Quand les gens reviendront-ils, et combien auront besoin d’un abri?',
        text: 'Nous prévoyons les retours et les besoins d’hébergement dès que les premiers jours sont consignés. Chaque nombre est accompagné de sa marge d’erreur.',
        link: { label: 'Apprentissage automatique géospatial', href: '/services/ml' },
      },
      {
        name: 'Combien de temps chaque quartier a-t-il mis à se rétablir?',
        text: 'Nous comparons les déplacements de chaque quartier à ceux du même jour de semaines ordinaires. Un article explique cette mesure, le jour normal perdu, au moyen d’un exemple.',
        link: {
          label: 'La résilience urbaine a une unité : le jour normal perdu',
          href: '/blog/reimagining-urban-resilience',
        },
      },
    ],
  },
})
