import type * as english from '#content/en/pages/blog.ts'
import { site } from '#content/facts/site.ts'
import { typeset } from '#content/fr/language/typography.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'

export const metadata = typeset<PageMetadata>({
  kind: 'page',
  type: 'CollectionPage',
  path: 'blog',
  title: `Blogue : analyse de la mobilité, exemples chiffrés | ${site.name}`,
  description:
    'Articles sur les données de mobilité, la vie privée et la sécurité des SIG : fonctionnement de chaque méthode, exemple chiffré à vérifier et limites.',
})

export const blog = typeset({
  title: 'Blogue et analyses',
  lead: 'Nos articles, du plus récent au plus ancien. Chacun explique une méthode, donne un exemple à recalculer et dit où elle échoue.',
  readMore: 'Lire la suite',
  /** The strip below the list. */
  follow: {
    title: 'Suivre le blogue',
    text: 'Recevez les nouveaux articles dans votre lecteur :',
    feed: { label: 'flux RSS', href: '/rss.xml' },
    consultation: { label: 'Demander une consultation', href: contactAbout('consultation') },
  },
  /** Marks a post that does not claim the depth that the lead promises of articles. */
  notice: 'Avis',
  minutes: (minutes: number) => `${minutes} min`,
  /** Around the title of a notice that has no French. */
  elsewhere: { before: '« ', after: ' » paraît en anglais seulement.' },
  /** Marks what only `npm run dev` shows. */
  stages: { draft: 'Brouillon, non publié', scheduled: 'Non publié avant sa date' },
} as const satisfies InLanguage<typeof english.blog>)

export const articlePage = typeset({
  back: { label: 'Retour au blogue', href: '/blog' },
  published: 'Publié le',
  revised: 'Révisé le',
  minutes: (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`),
  definition: 'Définition',
  contents: 'Dans cet article',
  figure: (number: number) => `Fig. ${number}.`,
  /** Opens a long text below a table, which a phone folds. */
  belowTable: 'Lire ce que le tableau résume',
  scrolls: (number: number) => `Figure ${number}; défile latéralement sur un petit écran`,
  readOn: { title: 'Sur les mêmes sujets', neighbours: 'Autres articles', previous: 'Précédent', next: 'Suivant' },
} as const satisfies InLanguage<typeof english.articlePage>)
