import type * as english from '#content/en/pages/publications/contacts.ts'
import { dataset } from '#content/facts/dataset.ts'
import { site } from '#content/facts/site.ts'
import { dayWord } from '#content/fr/day-words.ts'
import { typeset } from '#content/fr/language/typography.ts'
import { figureDataAddress } from '#content/schema/figure.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactForTest } from '#content/schema/topic.ts'
import type { SourceKey } from '#content/sources/sources.ts'

export const metadata = typeset<PageMetadata>({
  kind: 'page',
  path: 'data/contacts',
  title: `Contacts entre districts : un exemple | ${site.name}`,
  description:
    'Un exemple de matrice de contacts : qui côtoie qui, à côté des déplacements entre districts, et quel district prévenir d’abord.',
})

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['decision', 'settings', 'method', 'start'] as const

const n = dayWord

export const contactsPage = typeset({
  remark: 'Comptages d’une ville simulée',
  title: 'Contacts entre districts',
  lead: `Un cas dans le district ${n('mixing.b')} : prévenez d’abord les districts ${n('mixing.near.first')} et ${n('mixing.a')}. Le comptage des déplacements désigne le ${n('mixing.near.first')} et le ${n('mixing.trips.second')}, mais un panel d’appareils trouve auprès de ses résidents plus de gens du ${n('mixing.a')}.`,
  decision: {
    title: `Prévenir aussi le district ${n('mixing.a')}`,
    text: [
      `Des gens que côtoient les résidents du district ${n('mixing.b')}, ${n('mixing.panel.share')} % habitent le district ${n('mixing.a')} (intervalle à 95 % : de ${n('mixing.panel.least.share')} % à ${n('mixing.panel.most.share')} %), bien qu’on se déplace peu de l’un à l’autre. L’avance sur le district ${n('mixing.trips.second')} est de ${n('mixing.panel.lead')} points (de ${n('mixing.panel.lead.least')} à ${n('mixing.panel.lead.most')}) : l’ordre est donc sûr.`,
      'Dans cet exemple, une direction de santé publique prévient les deux districts dont les résidents côtoient le plus souvent ceux du cas. Sa règle, fixée d’avance : le deuxième doit devancer le troisième même à la limite inférieure de l’avance.',
    ],
    drawing:
      'Tous les habitants. Traits : les déplacements, selon leur largeur. Tableau : qui côtoie qui, en pour cent.',
    caption: `Le district ${n('mixing.b')} et les autres, en une journée. Déplacements : de tous les habitants, dans les deux sens. Côtoyés : où habitent les gens que côtoient ses résidents, selon le panel, avec les intervalles à 95 %. Réel : selon tous les habitants.`,
    columns: ['District', 'Déplac.', 'Côtoyés, %', 'Réel, %'],
  },
  more: {
    title: 'Ils se côtoient au travail',
    text: `Les résidents du ${n('mixing.a')} et du ${n('mixing.b')} passent ${n('mixing.panel.work.share')} % de leur temps côte à côte au travail (de ${n('mixing.panel.work.least.share')} % à ${n('mixing.panel.work.most.share')} %) et, en réalité, ${n('mixing.elsewhere.share')} % hors de leurs deux districts. La direction de santé publique écrirait donc aux employeurs avant les écoles.`,
    caption: `Temps côte à côte, selon ce que la personne du ${n('mixing.b')} y fait, avec les intervalles à 95 %.`,
    columns: ['Milieu', 'Part, %', 'Réel, %'],
    settings: { work: 'Travail', school: 'École', evening: 'Sortie du soir', shop: 'Magasins' },
  },
  method: {
    title: 'Méthode et limites',
    text: [
      'Tous les quarts d’heure, ceux qui sont au même carrefour, hors de chez eux, comptent comme également proches les uns des autres. Le tableau a la forme des matrices de contacts (Mossong et autres 2008), avec des districts à la place des âges.',
      `Les ${n('mixing.residents')} habitants sont inventés; ${n('sites.devices')} d’entre eux ont un appareil, et chacun représente les habitants de sa rive. Pour les intervalles, nous écartons tour à tour chacun des ${n('sites.groups.word')} groupes d’appareils (Wolter 2007). En réalité, les enfants et les personnes hébergées portent le moins d’appareils; vous recevez la part représentée de chaque district, et pouvez corriger.`,
      'Être près de quelqu’un n’est pas encore un contact qui transmet : les murs, les masques et la ventilation ne sont pas dans les données. Ces nombres sont des parts de temps; une enquête sur les contacts par milieu en fait des taux par personne et par jour. La matrice est une donnée d’entrée de votre modèle, et non une prévision des cas.',
    ],
    items: [
      {
        label: 'district-contacts.csv',
        href: `/${dataset.folder}/district-contacts.csv`,
        text: `Les ${n('mixing.districts.word')} districts : déplacements, et parts selon le panel et en réalité, de chacun à chacun.`,
      },
      {
        label: 'Tous les fichiers',
        href: figureDataAddress('mixing'),
        text: 'Les tables de la page des données, avec leurs champs.',
      },
    ],
  },
  start: {
    title: 'Comment démarre un essai',
    steps: [
      {
        name: '1. Vous écrivez',
        text: 'L’hypothèse de votre modèle, le territoire et la période. N’envoyez aucun nom.',
      },
      {
        name: '2. Votre comité d’éthique lit',
        text: 'Quel panel, avec quel consentement ou quel ordre, et qui peut voir quels comptages : tout est convenu par écrit.',
      },
      {
        name: '3. Nous répondons',
        text: 'Combien d’appareils a chaque district, et quelles paires seraient masquées.',
      },
      {
        name: '4. Vous recevez',
        text: 'La matrice dans le format de votre modèle, avec son code, ses paramètres et sa covariance.',
      },
    ],
  },
  closing: {
    title: 'Quelle donnée est une supposition?',
    text: 'Dites-nous quelles données d’entrée de votre modèle sont aujourd’hui des hypothèses. Nous en mesurons une, et vous voyez ce que le modèle en fait. N’envoyez aucun nom.',
    actions: [
      { label: 'Tester une hypothèse du modèle', href: contactForTest('healthcare') },
      { label: 'Télécharger les données', href: figureDataAddress('mixing') },
    ],
  },
} as const satisfies InLanguage<typeof english.contactsPage>)

export const sources = ['mossong2008', 'wolter2007'] as const satisfies readonly SourceKey[]
