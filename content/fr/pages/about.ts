import type * as english from '#content/en/pages/about.ts'
import { headlineClaims } from '#content/facts/claims.ts'
import { site } from '#content/facts/site.ts'
import { claimDefinitions } from '#content/fr/claims/definitions.ts'
import { claim } from '#content/fr/claims.ts'
import { dayWord } from '#content/fr/day-words.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'

export const metadata: PageMetadata = {
  kind: 'page',
  type: 'AboutPage',
  path: 'about',
  title: `À propos de ${site.name}\u00a0: mission, valeurs, équipes, histoire`,
  description: `${site.name}, entreprise canadienne de renseignement géospatial, de mouvement et électromagnétique\u00a0: mission, valeurs, équipes, audits, mesure des chiffres.`,
}

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['values', 'teams', 'standing', 'history', 'figures'] as const

export const about = {
  title: 'À propos',
  lead: `Renseignement géospatial, de mouvement et électromagnétique, au Canada. Nous tirons de données de localisation et de signaux radio des arrêts, des déplacements et des alertes, chacun avec son degré de certitude.`,
  purposes: [
    {
      name: 'Mission',
      creed: 'Montrer où le mouvement s’interrompt, pendant qu’il est encore temps d’agir.',
      text: 'Entrent le GPS, le BLE, les requêtes de sondage Wi-Fi, les métadonnées cellulaires, l’IdO et les flux de tiers. Sortent des points de séjour, des déplacements et des habitudes, chacun avec son degré de certitude. Nous écrivons pour la personne à qui l’on demandera, après coup, pourquoi elle a décidé ainsi.',
    },
    {
      name: 'Vision',
      creed: 'Un pays capable de lire son mouvement sans lire sa population.',
      text: 'Une ville devrait voir une foule se former, une route céder ou une habitude changer, dans des données qui restent à l’intérieur de ses frontières et ne nomment personne. Ne nommer personne est le plus difficile\u00a0: cela décide de ce que nous construisons et de ce que nous refusons.',
    },
  ],
  values: {
    title: 'Valeurs fondamentales',
    text: 'Quatre valeurs, et ce que chacune nous coûte. Le compromis est indiqué à côté de chacune.',
    price: 'Le compromis',
    items: [
      {
        name: 'Précision',
        href: '/about/precision',
        text: 'Chaque résultat porte son erreur, ses paramètres et sa source.',
        price: 'Nous y perdons la réponse simple. Certains de nos rapports se terminent par «\u00a0inconnu\u00a0».',
      },
      {
        name: 'La sécurité d’abord',
        text: 'On décide qui peut voir un enregistrement avant d’en lire un seul.',
        price: 'Le départ est lent. Nous n’ouvrons aucune donnée de client avant que l’accès soit convenu, par écrit.',
      },
      {
        name: 'Vie privée dès la conception',
        text: 'Les identifiants sont retirés avant l’analyse. Deux exceptions\u00a0: un appareil, en vertu d’une autorité légitime qui le désigne, et une personne qui a consenti.',
        price: 'Il y a des questions auxquelles nous ne pouvons plus répondre, même quand il est juste de les poser.',
      },
      {
        name: 'Adaptabilité',
        text: 'Neige, grève, nouveau modèle de téléphone\u00a0: la méthode suit le monde, et le changement est consigné.',
        price:
          'Le chiffre de l’an dernier ne peut côtoyer celui de cette année tant que les deux ne sont pas calculés de la même façon.',
      },
    ],
  },
  teams: {
    title: 'Équipes',
    text: 'Six équipes travaillent sur les mêmes données, et chacune leur pose une autre question. Les quatre premières signent nos articles.',
    link: { label: 'Travailler avec nous', href: '/careers' },
    areas: [
      { name: 'Recherche', text: 'Que peut-on savoir ici, et qu’est-ce qui nous montrerait que nous avons tort?' },
      {
        name: 'Ingénierie',
        text: 'Le système suit-il la cadence des données, même à trois heures du matin?',
      },
      {
        name: 'Défense',
        text: 'Que fera ensuite la personne qui a la réponse, et qu’arrive-t-il si cette réponse se trompe d’une rue?',
      },
      { name: 'Sécurité', text: 'Si quelqu’un était déjà à l’intérieur, quelle ligne du journal le montrerait?' },
      {
        name: 'Opérations sur le terrain',
        text: 'Que voit le capteur de là où il est vraiment accroché, derrière la nouvelle enseigne?',
      },
      {
        name: 'Vie privée et politiques',
        text: 'Est-ce licite, est-ce nécessaire, et l’expliquerions-nous à la personne visée?',
      },
    ],
  },
  standing: {
    title: 'Sécurité et conformité',
    text: `Certifications\u00a0: ${claim('certifications')}, auditées ${claim('certificationAudits')}. Les audits de conformité ont lieu ${claim('complianceAudits')}. La politique sur les sanctions est examinée ${claim('sanctionsReview')}, et les nouvelles désignations, ${claim('designations')}. Pour FedRAMP High, l’autorisation est en cours (statut Ready obtenu).`,
    links: [
      { label: 'Principes de sécurité', href: '/security' },
      { label: 'Confidentialité', href: '/privacy' },
    ],
  },
  history: {
    title: 'Histoire',
    text: 'Ce que nous avons appris, du plus récent au plus ancien. Notre nom\u00a0: un cairn est un empilement de pierres qui marque le chemin là où il n’y a pas de route.',
    layers: [
      {
        name: 'Confiance',
        learnt: 'Nous avons appris à dire notre degré de certitude.',
        text: 'Deux flux plaçaient un même arrêt à deux endroits, et tous deux avaient raison, à leur erreur près. Depuis, un enregistrement porte son enveloppe, ses paramètres et sa provenance, et les flux peuvent être réunis, car chacun dit jusqu’où s’y fier.',
      },
      {
        name: 'Arrêts',
        learnt: 'Nous avons appris à garder les plus courts.',
        text: `Une journée entière peut se décrire en ${dayWord('day.places.word')} lieux. Ce qui la distingue de la veille peut être un seul arrêt court. Si la durée minimale est trop longue, la méthode l’efface.`,
      },
      {
        name: 'Points',
        learnt: 'Nous avons appris qu’un point n’est pas un lieu.',
        text: 'Au début, il y avait des points sur une carte, et la conviction que davantage de points en diraient davantage. Ils disaient la même chose, plus souvent.',
      },
    ],
    seam: `En ambre\u00a0: un arrêt de ${dayWord('day.short.minutes')}\u00a0minutes. Nos premières méthodes écartaient de tels arrêts comme du bruit.`,
    next: {
      text: 'Ce à quoi nous travaillons maintenant\u00a0:',
      link: { label: 'Recherche et développement', href: '/research-development' },
    },
  },
  figures: {
    title: 'Comment chaque chiffre est mesuré',
    text: 'Chaque chiffre de ce site a une seule définition\u00a0: ce qui est mesuré, et sur quoi. Les deux disponibilités relèvent d’une entente de niveau de service.',
    columns: ['Chiffre', 'Valeur', 'Ce qui est mesuré', 'Sur quoi'],
    rows: headlineClaims.map((key) => {
      const { subject, metric, measuredOn } = claimDefinitions[key]
      return { cells: [subject, claim(key), metric, measuredOn] }
    }),
  },
  closing: {
    title: 'Un chiffre vous intéresse?',
    text: `Nous vous disons comment il a été mesuré, en ${claim('reply')}.`,
    actions: [
      { label: 'Nous joindre', href: '/contact' },
      { label: 'Recherche et développement', href: '/research-development' },
    ],
  },
} as const satisfies InLanguage<typeof english.about>
