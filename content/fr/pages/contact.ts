import type * as english from '#content/en/pages/contact.ts'
import { claimRange } from '#content/facts/claims.ts'
import { site } from '#content/facts/site.ts'
import { backToHome } from '#content/fr/back-to-home.ts'
import { claim } from '#content/fr/claims.ts'
import { typeset } from '#content/fr/language/typography.ts'
import { withTests } from '#content/fr/sectors.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { type Topic, testId } from '#content/schema/topic.ts'

const { from, to } = claimRange('reply')

export const metadata = typeset<PageMetadata>({
  kind: 'page',
  type: 'ContactPage',
  path: 'contact',
  title: `Nous joindre : rencontre, démonstration, essai, entente | ${site.name}`,
  description: `Question, rencontre sur la sécurité, démonstration, entente de confidentialité, essai d’un service sur vos données : nous répondons en ${claim('reply')}.`,
})

export const contact = typeset({
  back: backToHome,
  title: 'Nous joindre',
  lead: `Deux lignes suffisent : ce que vous devez décider, pour quel territoire et pour quand. Nous répondons en ${claim('reply')}.`,
  topics: {
    legend: 'De quoi s’agit-il?',
    names: {
      general: 'Demandes générales',
      briefing: 'Rencontre sur la sécurité',
      nda: 'Entente de confidentialité',
      consultation: 'Rencontre stratégique',
      demo: 'Démonstration',
      order: 'Ordonnance',
      support: 'Soutien',
      compliance: 'Conformité, achats',
      careers: 'Carrières',
      research: 'Recherche',
    } satisfies Record<Topic, string>,
    /** Those with a text are the option cards (specification, section 2). */
    texts: {
      general: 'Ce que nous faisons, où, et si nous pouvons vous aider.',
      briefing: 'Mesures, certifications et audits, expliqués à votre équipe d’évaluation.',
      nda: 'La vôtre ou la nôtre, signée avant tout échange confidentiel.',
      consultation: 'Une rencontre sur une décision à prendre : votre question, votre territoire et votre échéance.',
    } as Partial<Record<Topic, string>>,
    /** Whom each of the others is for, below its name. */
    readers: {
      demo: 'Voir ou essayer un service',
      order: 'Police et poursuite',
      support: 'Clientèle; obstacles sur ce site',
      compliance: 'Achats et services juridiques',
      careers: 'Candidatures',
      research: 'Méthodes et données',
    } as Partial<Record<Topic, string>>,
    /** What to write, above the form that the topic is chosen for. */
    hints: {
      general:
        'Par exemple : « Lequel de deux emplacements attirerait plus de visites? » ou « Cet itinéraire est-il surveillé? »',
      briefing:
        'Pour qui nous évalue : dites-nous qui, et selon quelles normes. Pour un achat, choisissez « Conformité, achats ».',
      nda: 'Dites si vous envoyez votre entente ou voulez la nôtre, et qui la signe.',
      consultation:
        'Par exemple : « Notre défilé du 1er juillet a huit entrées. Laquelle sera pleine, et à quelle heure? »',
      order:
        'Indiquez la nature de l’ordonnance, les données visées et votre échéance. N’écrivez rien du dossier, ni nom ni numéro : nous convenons d’abord d’un moyen de transmission.',
      demo: 'Dites quel service vous voulez voir, ou un lieu et une date.',
      support: 'Indiquez la page ou le service en cause, et ce qui s’est passé. N’envoyez jamais de mot de passe.',
      compliance:
        'Pour les achats et les juristes. Indiquez la norme en cause, ou les renseignements du sommaire pour l’approvisionnement qu’il vous faut.',
      careers:
        'Résumez vos compétences, votre expérience et vos intérêts. Ajoutez au besoin des liens vers vos travaux.',
      research: 'Indiquez la méthode ou les données en cause, et ce que vous avez trouvé.',
    } satisfies Record<Topic, string>,
  },
  enquiry: {
    title: 'Écrivez-nous',
    text: 'N’inscrivez rien de protégé ou de classifié, ni aucun renseignement personnel inutile. S’il en faut, dites-le-nous : nous conviendrons d’un canal.',
    /** Before the name of the chosen topic, which stands above the fields. */
    chosen: 'Sujet',
    change: 'Changer de sujet',
    /** The test of a sector: what to write, what comes back, and when. That of a service is told in one. */
    write: 'Écrivez',
    get: 'Vous recevez',
    test: 'L’essai',
    when: 'Quand',
    answer: `Nous répondons en ${claim('reply')}, et convenons avec vous de la date, des données et des accès. Si votre date ne peut être respectée, nous vous le disons alors.`,
  },
  promise: {
    // With a hyphen, not 'à': set this large, the word would not fit its column.
    numeral: `${from}-${to}`,
    title: 'jours ouvrables : une réponse d’une personne qui connaît le sujet',
  },
  steps: [
    { name: 'Vous écrivez', text: 'Nom, courriel et message sont obligatoires.' },
    {
      name: 'Nous lisons',
      text: 'Notre équipe d’analyse lit votre message et vérifie les sanctions.',
    },
    { name: 'Nous répondons', text: 'Vous recevez une réponse, une question ou un refus clair.' },
    {
      name: 'Nous nous rencontrons',
      text: 'Après une entente de confidentialité, au niveau de classification qu’exige votre travail.',
    },
  ],
  /** Both stand in the message that the form service sends (specification, section 7). The subject ends with the topic's name. */
  subject: `Nouveau message du formulaire - ${site.name}`,
  fromName: `Site Web de ${site.name}`,
  /** How to evaluate the services. Other pages lead here. The count of the offers begins the title. */
  pilots: {
    title: 'façons de nous mettre à l’essai avant d’acheter',
    text: `Indiquez-en une, ou un essai proposé dans une page de secteur. Nous convenons ensuite du lieu, des données et des accès.`,
    offers: [
      {
        name: 'Un échantillon de vos données',
        text: 'Nous y cherchons arrêts et déplacements, sur votre réseau ou le nôtre, et vous remettons résultats et réglages.',
        link: { label: 'Renseignement sur les déplacements humains', href: '/services/movement' },
        service: 'movement',
      },
      {
        name: 'Une prévision que vous notez',
        text: `Envoyez un an de comptages, moins le dernier mois. Nous le prévoyons, ${claim('forecastWindow')} à la fois, et montrons nos erreurs.`,
        link: { label: 'Apprentissage automatique géospatial', href: '/services/ml' },
        service: 'ml',
      },
      {
        name: 'Votre règle la plus exigeante',
        text: 'Décrivez une règle de partage. Nous en faisons une règle d’accès, et montrons comment nous avons tenté de la contourner.',
        link: { label: 'SIG sécurisés', href: '/services/gis' },
        service: 'gis',
      },
      {
        name: 'La précision avant l’achat',
        text: 'Envoyez un plan qui situe les antennes. Nous calculons la meilleure précision possible en chaque point, d’après le bruit mesuré sur place.',
        link: { label: 'Renseignement électromagnétique', href: '/services/signals' },
        service: 'signals',
      },
      {
        name: 'Une journée passée, rejouée',
        text: 'Choisissez une journée dont vous avez dû rendre compte. Nous montrons quand vos règles auraient donné la première alerte justifiée.',
        link: { label: 'Connaissance de la situation', href: '/services/awareness' },
        service: 'awareness',
      },
      {
        name: 'Les liens qui ne doivent rien au hasard',
        text: 'Envoyez-nous des données de rencontres que la loi vous permet d’utiliser. Nous montrons quels liens le hasard n’explique pas, et pourquoi.',
        link: { label: 'Reconstruction de graphes sociaux', href: '/services/social' },
        service: 'social',
      },
      {
        name: 'Votre événement, rejoué',
        text: 'Décrivez un événement ou un plan, et ce qui a mal tourné. Nous rejouons ce jour ou, faute de données, le simulons : vous voyez ce que nous aurions montré, et quand.',
        link: { label: 'Sécurité publique', href: '/sectors/publicSafety' },
      },
      {
        name: 'Une rencontre dans vos locaux',
        text: 'La première rencontre a lieu à votre niveau de classification, avec des données synthétiques. Vous décidez ensuite des données que nous verrons.',
        link: { label: 'Gouvernement et défense', href: '/sectors/government' },
      },
    ],
  },
  direct: {
    title: 'Écrire directement par courriel',
    rows: [
      {
        name: 'Promesse de sécurité',
        text: 'Votre demande, chiffrée en transit, passe par un service de formulaires. Elle ne sert qu’à vérifier les sanctions, à vous répondre ou à étudier votre candidature. Si vos règles interdisent ce service, écrivez à l’adresse ci-dessus.',
        link: { label: 'Principes de sécurité', href: '/security' },
      },
      {
        name: 'À qui nous ne pouvons pas offrir nos services',
        text: `Les entités sanctionnées par le Canada. Les nouvelles désignations sont examinées ${claim('designations')}.`,
        link: { label: 'Politique sur les sanctions', href: '/sanctions' },
      },
      ...(site.phone === null
        ? []
        : [
            {
              name: 'Par téléphone',
              text: `${site.address.locality}, heures de bureau, heure de l’Est.`,
              link: { label: site.phone.display, href: `tel:${site.phone.e164}` },
            },
          ]),
    ],
  },
} as const satisfies InLanguage<typeof english.contact>)

/** What to test of a service, by its slug: the form says it to who comes from the page of the service. */
export const serviceTests = contact.pilots.offers.flatMap((offer) => ('service' in offer ? [offer] : []))

/** Places that a link may name. */
export const fragments = [
  'enquiry',
  'sent',
  'pilots',
  ...withTests.map(({ slug }) => testId(slug)),
  ...serviceTests.map(({ service }) => testId(service)),
]
