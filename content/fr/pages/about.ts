import type * as english from '#content/en/pages/about.ts'
import { type ClaimKey, claimNumber, claimsOfGroup } from '#content/facts/claims.ts'
import { site } from '#content/facts/site.ts'
import { claimDefinitions } from '#content/fr/claims/definitions.ts'
import { claim } from '#content/fr/claims.ts'
import { dayWord } from '#content/fr/day-words.ts'
import { typeset } from '#content/fr/language/typography.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'

export const metadata = typeset<PageMetadata>({
  kind: 'page',
  type: 'AboutPage',
  path: 'about',
  title: `À propos de ${site.name} : mission, valeurs, équipes, histoire`,
  description: `${site.name}, société canadienne de renseignement géospatial, de mouvement et électromagnétique : mission, valeurs, équipes, certifications et chiffres.`,
})

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['values', 'teams', 'standing', 'history', 'figures'] as const

const claimGroup = (name: string, keys: readonly ClaimKey[]) => ({
  name,
  rows: keys.map((key) => {
    const { subject, metric, measuredOn } = claimDefinitions[key]
    return { cells: [subject, claim(key), metric, measuredOn] }
  }),
})

export const about = typeset({
  title: 'À propos',
  lead: `${site.name}, d’${site.address.locality}, est un fournisseur canadien de renseignement géospatial, de mouvement et électromagnétique, en français et en anglais. Nous transformons des données radio et de localisation en arrêts, déplacements et alertes.`,
  purposes: [
    {
      name: 'Mission',
      creed: 'Montrer aux responsables où les gens et les véhicules s’arrêtent et se déplacent, à temps pour agir.',
      text: 'Nous utilisons les flux de nos clients et de tiers : GPS, Bluetooth (BLE), métadonnées cellulaires, requêtes de sondage Wi-Fi et capteurs connectés (IdO). Nous livrons des points de séjour (les lieux où un appareil s’est arrêté), des déplacements et des habitudes. Nos clients doivent ensuite expliquer leurs décisions; nous leur donnons les preuves à l’appui.',
    },
    {
      name: 'Vision',
      creed: 'Un pays qui comprend comment les gens se déplacent, sans avoir besoin de savoir qui ils sont.',
      text: 'Une ville devrait pouvoir voir une foule se former, une route devenir impraticable ou une habitude changer. Les données devraient rester à l’intérieur des frontières du pays et ne contenir aucun nom. Comme il ne suffit pas d’écarter les noms pour protéger les gens, la vie privée détermine aussi ce que nous construisons et ce que nous refusons.',
    },
  ],
  values: {
    title: 'Valeurs fondamentales',
    text: 'Ce à quoi nous tenons, et ce que vous en voyez.',
    /** Before what a client notices of a value. */
    notice: 'Ce que vous voyez',
    items: [
      {
        name: 'Précision',
        href: '/about/precision',
        text: 'Chaque résultat est accompagné de sa marge d’erreur, de ses réglages et de sa source.',
        notice: 'Sur votre carte, un arrêt est un cercle avec son rayon, jamais un simple point.',
      },
      {
        name: 'La sécurité d’abord',
        text: 'Avant que quiconque ouvre les données, nous convenons par écrit des personnes qui peuvent les voir.',
        notice: 'Le journal indique qui a ouvert vos données, et selon quelle règle.',
      },
      {
        name: 'Protection de la vie privée dès la conception',
        text: 'Nous retirons les identifiants avant l’analyse. Il y a deux exceptions : nous pouvons suivre un appareil par son propre identifiant en vertu d’une autorisation légale qui le désigne, et identifier une personne qui y a consenti.',
        notice: 'Dans un comptage de personnes, une cellule sous le minimum que vous fixez reste sans nombre.',
      },
      {
        name: 'Adaptabilité',
        text: 'Quand la neige, une grève ou un nouveau modèle de téléphone modifie les données, nous changeons la méthode et consignons le changement.',
        notice:
          'Chaque résultat indique la version de sa méthode : vous distinguez une nouvelle version d’un changement dans la ville.',
      },
    ],
  },
  teams: {
    title: 'Équipes',
    text: 'Six équipes travaillent sur les mêmes données, et chacune se pose sa propre question. Les quatre premières écrivent nos articles.',
    link: { label: 'Travailler avec nous', href: '/careers' },
    areas: [
      {
        name: 'Recherche',
        text: 'Que pouvons-nous savoir d’après ces données, et qu’est-ce qui nous montrerait que nous avons tort?',
      },
      {
        name: 'Ingénierie',
        text: 'Le système suit-il la cadence des données à toute heure?',
      },
      {
        name: 'Défense',
        text: 'Que fera de cette réponse la personne qui commande? Et si la réponse se trompe d’une rue?',
      },
      { name: 'Sécurité', text: 'Si un intrus était déjà à l’intérieur, quelle ligne du journal le montrerait?' },
      {
        name: 'Opérations sur le terrain',
        text: 'Que voit vraiment le capteur, de l’endroit où il est installé?',
      },
      {
        name: 'Vie privée et politiques',
        text: 'Est-ce licite, est-ce nécessaire, et pourrions-nous l’expliquer à la personne concernée?',
      },
    ],
  },
  standing: {
    title: 'Sécurité et conformité',
    text: `Au moins ${claimNumber('certifications')} certifications, auditées ${claim('certificationAudits')}. La conformité est auditée ${claim('complianceAudits')}. La politique sur les sanctions est examinée ${claim('sanctionsReview')}, et les nouvelles désignations, ${claim('designations')}. FedRAMP High : autorisation en cours (statut Ready obtenu).`,
    links: [
      { label: 'Principes de sécurité', href: '/security' },
      { label: 'Confidentialité', href: '/privacy' },
    ],
  },
  history: {
    title: 'Histoire',
    text: 'Ce que nous avons appris, du plus récent au plus ancien. Notre nom vient du cairn, un empilement de pierres qui marque le chemin là où il n’y a pas de route.',
    layers: [
      {
        name: 'Certitude',
        learnt: 'Nous avons appris à dire notre degré de certitude.',
        text: 'Deux flux de données plaçaient un même arrêt à deux endroits, et tous deux étaient justes à leur marge d’erreur près. Depuis, chaque résultat indique sa marge d’erreur, ses réglages et sa source. Nous nous en servons pour donner plus de poids au flux le plus fiable.',
      },
      {
        name: 'Arrêts',
        learnt: 'Nous avons appris à garder les arrêts courts.',
        text: `Une journée entière peut se décrire en ${dayWord('day.places.word')} lieux. Ce qui la distingue de la veille peut être un seul arrêt court. Si la durée minimale est trop longue, la méthode l’efface. Vous choisissez donc cette durée, et chaque rapport l’indique.`,
      },
      {
        name: 'Points',
        learnt: 'Nous avons appris qu’une position n’est pas un arrêt.',
        text: 'Au début, nous placions des positions sur une carte, et pensions que plus il y en aurait, plus nous en saurions. Ce n’était pas le cas : mille positions peuvent être celles d’une seule voiture garée. Depuis, nous livrons des arrêts et des déplacements, dont les positions ne sont que la preuve.',
      },
    ],
    seam: `En couleur : un arrêt de ${dayWord('day.short.minutes')} minutes. Nos premières méthodes écartaient de tels arrêts comme du bruit.`,
    next: {
      text: 'Nos travaux actuels :',
      link: { label: 'Recherche et développement', href: '/research-development' },
    },
  },
  figures: {
    title: 'Comment chaque chiffre est mesuré',
    text: 'Chaque chiffre de ce site a une seule définition : ce qui est mesuré, et sur quoi. Les deux taux de disponibilité font partie d’une entente de niveau de service.',
    /** Opens the claims on a phone. */
    fold: (count: number) => `${count} chiffres et leurs définitions`,
    columns: ['Chiffre', 'Valeur', 'Ce qui est mesuré', 'Sur quoi'],
    groups: [
      claimGroup('Positions et alertes', claimsOfGroup('positions')),
      claimGroup('Plateforme et requêtes', claimsOfGroup('platform')),
      claimGroup('Continuité et incidents', claimsOfGroup('continuity')),
      claimGroup('Prévisions', claimsOfGroup('forecasts')),
    ],
  },
  closing: {
    title: 'Un chiffre soulève une question?',
    text: `Posez-la : en ${claim('reply')}, nous vous disons comment il a été mesuré.`,
    actions: [
      { label: 'Nous joindre', href: '/contact' },
      { label: 'Sommaire pour l’approvisionnement', href: '/trust/procurement' },
    ],
  },
} as const satisfies InLanguage<typeof english.about>)
