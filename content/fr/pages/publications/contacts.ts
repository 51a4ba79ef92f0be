import type * as english from '#content/en/pages/publications/contacts.ts'
import { dataset } from '#content/facts/dataset.ts'
import { site } from '#content/facts/site.ts'
import { dayWord } from '#content/fr/day-words.ts'
import { typeset } from '#content/fr/language/typography.ts'
import { figureAddress, figureDataAddress } from '#content/schema/figure.ts'
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
export const fragments = ['decision', 'method'] as const

const n = dayWord

export const contactsPage = typeset({
  remark: 'Comptages d’une ville simulée',
  title: 'Contacts entre districts',
  lead: `Un cas dans le district ${n('mixing.b')} : prévenez d’abord les districts ${n('mixing.near.first')} et ${n('mixing.a')}. Le comptage des déplacements désigne le ${n('mixing.near.first')} et le ${n('mixing.trips.second')}.`,
  decision: {
    title: `Décision : prévenir aussi le district ${n('mixing.a')}`,
    text: `Dans cet exemple, une direction de santé publique prévient les deux districts dont les résidents côtoient le plus souvent ceux du district ${n('mixing.b')}. Le district ${n('mixing.a')} est le deuxième, avec ${n('mixing.hidden.share')} % des gens qu’ils côtoient, bien qu’on se déplace peu de l’un à l’autre. Ces résidents se voient ailleurs : ${n('mixing.elsewhere.share')} % de leur temps côte à côte se passe dans un troisième district.`,
    drawing: 'Traits : les déplacements, selon leur largeur. Tableau : qui côtoie qui, en pour cent.',
    caption: `Le district ${n('mixing.b')} et les autres, en une journée : déplacements dans les deux sens, et lieu de résidence des gens que ses résidents côtoient.`,
    columns: ['District', 'Déplacements', 'Des gens côtoyés'],
  },
  method: {
    title: 'Méthode et limites',
    text: [
      'Tous les quarts d’heure, ceux qui sont au même carrefour, hors de chez eux, comptent comme également proches les uns des autres. Le tableau a la forme des matrices de contacts (Mossong et autres 2008), avec des districts à la place des âges.',
      `Les ${n('mixing.residents')} habitants sont inventés, et tous sont comptés : ces nombres n’ont donc pas de marge d’erreur. Les vôtres en auront une, et les petits comptages seront masqués. Les enfants et les personnes hébergées portent le moins d’appareils; vous recevez la part représentée de chaque district, et pouvez corriger.`,
      'Être près de quelqu’un n’est pas encore un contact qui transmet : les murs, les masques et la ventilation ne sont pas dans les données. La matrice est une donnée d’entrée de votre modèle, et non une prévision des cas.',
    ],
    items: [
      {
        label: 'district-contacts.csv',
        href: `/${dataset.folder}/district-contacts.csv`,
        text: `Les ${n('mixing.districts.word')} districts : déplacements et parts, de chacun à chacun.`,
      },
      { label: 'mixing.svg', href: figureAddress('mixing'), text: 'Le dessin.' },
      {
        label: 'Tous les fichiers',
        href: figureDataAddress('mixing'),
        text: 'Les tableaux de la page des données, avec leurs champs.',
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

export const sources = ['mossong2008'] as const satisfies readonly SourceKey[]
