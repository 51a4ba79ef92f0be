import type * as english from '#content/en/pages/blog.ts'
import { site } from '#content/facts/site.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'

export const metadata: PageMetadata = {
  kind: 'page',
  type: 'CollectionPage',
  path: 'blog',
  title: `Blogue\u00a0: analyse de la mobilité, exemples chiffrés | ${site.name}`,
  description:
    'Articles sur les données de mobilité, la vie privée et la sécurité des SIG\u00a0: fonctionnement de chaque méthode, exemple chiffré à vérifier et limites.',
}

export const blog = {
  title: 'Blogue et analyses',
  lead: 'Nos articles, du plus récent au plus ancien. Chacun explique une méthode, donne un exemple à recalculer et dit où elle échoue.',
  readMore: 'Lire la suite',
  /** The last cell of the list. */
  follow: {
    title: 'Suivre le blogue',
    text: 'Recevez les nouveaux articles dans votre lecteur\u00a0:',
    feed: { label: 'flux RSS', href: '/rss.xml' },
    consultation: { label: 'Demander une consultation', href: contactAbout('consultation') },
  },
  /** Marks a post that does not claim the depth that the lead promises of articles. */
  notice: 'Avis',
  minutes: (minutes: number) => `${minutes}\u00a0min`,
  /** Around the title of a notice that has no French. */
  elsewhere: { before: '«\u00a0', after: '\u00a0» paraît en anglais seulement.' },
  /** Marks what only `npm run dev` shows. */
  stages: { draft: 'Brouillon, non publié', scheduled: 'Non publié avant sa date' },
} as const satisfies InLanguage<typeof english.blog>

export const articlePage = {
  back: { label: 'Retour au blogue', href: '/blog' },
  published: 'Publié le',
  revised: 'Révisé le',
  minutes: (minutes: number) => (minutes === 1 ? '1\u00a0minute' : `${minutes}\u00a0minutes`),
  definition: 'Définition',
  contents: 'Dans cet article',
  figure: (number: number) => `Fig.\u00a0${number}.`,
  scrolls: (number: number) => `Figure\u00a0${number}; défile latéralement sur un petit écran`,
  readOn: { title: 'Sur les mêmes sujets', neighbours: 'Autres articles', previous: 'Précédent', next: 'Suivant' },
} as const satisfies InLanguage<typeof english.articlePage>
