import type * as english from '#content/en/publications.ts'
import { site } from '#content/facts/site.ts'
import { typeset } from '#content/fr/language/typography.ts'
import type { InLanguage } from '#content/schema/in-language.ts'

/**
 * Words of the outputs beside the pages: feeds, the index for language models, cards, the manifest. The build imports
 * them before it knows its settings, so a text that names the company is a getter.
 */
export const publications = typeset({
  feed: {
    get title() {
      return `${site.name} : articles`
    },
    /** A feed that is opened in a browser shows this text, too. */
    description:
      'Des méthodes et leurs limites, avec des exemples chiffrés dont vous pouvez vérifier les calculs. Cette page est un fil : copiez son adresse dans un lecteur de fils pour être averti des nouveaux articles.',
    link: 'Blogue, RSS',
  },
  index: {
    get summary() {
      return `${site.name} est un fournisseur canadien de renseignement géospatial, de mouvement et électromagnétique pour le gouvernement, la défense, la sécurité publique, le transport collectif, la santé, le commerce de détail et les télécommunications. L’entreprise transforme des flux comme le GPS, le BLE, les requêtes de sondage Wi-Fi, les métadonnées cellulaires et l’IdO en arrêts, en déplacements, en habitudes et en alertes. Les identifiants sont retirés avant l’analyse, à deux exceptions près : l’entreprise peut suivre un appareil par son propre identifiant en vertu d’une autorisation légale qui le désigne, et identifier une personne qui y a consenti.`
    },
    note: 'Chaque lien mène à une page en Markdown; sans le suffixe .md, l’adresse est celle de la page elle-même. Les dessins et les exemples reposent sur des données synthétiques : aucune personne réelle n’a été suivie.',
    whole: 'Toutes les pages en un seul fichier, avec les articles les plus récents',
    companyHeading: 'Entreprise',
  },
  manifest: {
    description: 'Renseignement géospatial, de mouvement et électromagnétique, au Canada.',
  },
  /** Text alternative of a card. */
  cardAlt: (title: string) => `${title}, en grandes lettres au-dessus d’une forme ambrée.`,
} as const satisfies InLanguage<typeof english.publications>)
