import type * as english from '#content/en/pages/contact.ts'
import { claimRange } from '#content/facts/claims.ts'
import { site } from '#content/facts/site.ts'
import { backToHome } from '#content/fr/back-to-home.ts'
import { claim } from '#content/fr/claims.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import type { Topic } from '#content/schema/topic.ts'

const { from, to } = claimRange('reply')

export const metadata: PageMetadata = {
  kind: 'page',
  type: 'ContactPage',
  path: 'contact',
  title: `Joindre ${site.name}\u00a0: question, séance, entente`,
  description: `Question, séance sur la sécurité, entente de confidentialité ou consultation\u00a0: réponse en ${claim('reply')}, de quelqu’un qui peut la donner.`,
}

/** Places that a link may name. */
export const fragments = ['enquiry', 'sent', 'pilots']

export const contact = {
  back: backToHome,
  title: 'Nous joindre',
  lead: 'Posez une question, demandez une séance ou une démonstration, amorcez une entente, ou essayez un service sur vos données.',
  topics: {
    legend: 'De quoi s’agit-il?',
    names: {
      general: 'Demandes générales',
      briefing: 'Séance d’information sur la sécurité',
      nda: 'Entente de confidentialité',
      consultation: 'Consultation stratégique',
      demo: 'Démonstration',
      support: 'Soutien',
      compliance: 'Conformité',
      careers: 'Carrières',
      research: 'Recherche',
    } satisfies Record<Topic, string>,
    /** Those with a text are the option cards (specification, section 2). */
    texts: {
      general: 'Ce que nous faisons, où, et si cela vous convient.',
      briefing: 'Contrôles, certifications et audits, pour votre équipe d’évaluation.',
      nda: 'La nôtre ou la vôtre, signée avant tout détail confidentiel.',
      consultation: 'La séance stratégique, sur une décision\u00a0: votre question, votre zone et votre date.',
    } as Partial<Record<Topic, string>>,
  },
  enquiry: {
    title: 'Écrivez-nous',
    text: `Nous répondons en ${claim('reply')}. Dites-nous la décision à prendre, la zone et la date. N’écrivez rien de classifié, ni aucun renseignement personnel inutile à la réponse. S’il le faut, dites-le d’abord\u00a0: nous conviendrons d’une voie.`,
    /** Before the name of the chosen topic, which stands above the fields. */
    chosen: 'Sujet',
    change: 'Changer de sujet',
  },
  promise: {
    // With a dash, not 'à': set this large, the word would not fit its column.
    numeral: `${from}–${to}`,
    title: 'jours ouvrables pour une réponse, de quelqu’un qui peut la donner',
  },
  steps: [
    { name: 'Vous écrivez', text: 'Nom, courriel et message sont obligatoires.' },
    {
      name: 'Nous lisons',
      text: 'Une ou un analyste lit votre message. Nous vérifions aussi les sanctions.',
    },
    { name: 'Nous répondons', text: 'Une réponse, une question ou un simple non.' },
    { name: 'Nous nous rencontrons', text: 'Sous entente de confidentialité, au niveau de classification voulu.' },
  ],
  /** Both stand in the message that the form service sends (specification, section 7). The subject ends with the topic's name. */
  subject: `Nouveau message du formulaire - ${site.name}`,
  fromName: `Site Web de ${site.name}`,
  /** How to evaluate the services. Other pages lead here. The count of the offers begins the title. */
  pilots: {
    title: 'façons de nous mettre à l’essai avant d’acheter',
    text: `Nommez-en une dans votre message. Nous convenons ensuite avec vous des données, du lieu et des personnes qui peuvent les voir.`,
    offers: [
      {
        name: 'Vos données, votre réseau',
        text: 'Nous détectons arrêts et déplacements dans un échantillon, sur votre réseau, et vous remettons les résultats avec leurs paramètres.',
        link: { label: 'Renseignement de mouvement humain', href: '/services/movement' },
      },
      {
        name: 'Une prévision que vous notez',
        text: 'Donnez-nous un an de comptages sans le dernier mois. Nous le prévoyons, vous notez, et le rapport montre où nous avions tort.',
        link: { label: 'Apprentissage automatique géospatial', href: '/services/ml' },
      },
      {
        name: 'Votre règle de partage la plus difficile',
        text: 'Décrivez-la en une phrase. Nous en faisons une politique d’accès, et montrons nos essais pour la contourner.',
        link: { label: 'SIG sécurisés', href: '/services/gis' },
      },
      {
        name: 'La précision avant l’achat',
        text: 'Envoyez un plan d’étage ou de site avec la position des antennes. Nous calculons la meilleure précision à attendre en chaque point.',
        link: { label: 'Renseignement électromagnétique', href: '/services/signals' },
      },
      {
        name: 'Une journée passée, rejouée',
        text: 'Choisissez une journée que vous avez dû expliquer. Nous la rejouons avec vos règles, et montrons quand serait venue la première alerte juste.',
        link: { label: 'Connaissance de la situation', href: '/services/awareness' },
      },
      {
        name: 'Des rencontres comparées au hasard',
        text: 'Donnez-nous des rencontres dont l’usage vous est permis. Nous montrons quels liens dépassent le hasard, et pourquoi.',
        link: { label: 'Reconstruction de graphes sociaux', href: '/services/social' },
      },
      {
        name: 'Une séance chez vous',
        text: 'La première séance se tient à votre niveau de classification, avec des données synthétiques. Vous décidez ensuite de ce que nous pouvons voir.',
        link: { label: 'Gouvernement et défense', href: '/sectors/government' },
      },
    ],
  },
  direct: {
    title: 'Ou écrivez directement',
    rows: [
      {
        name: 'Promesse de sécurité',
        text: 'Votre demande nous parvient chiffrée, par un service de formulaires. Nous nous en servons seulement pour vérifier les sanctions et vous répondre. Si vos règles interdisent un tel service, écrivez à l’adresse ci-dessus.',
        link: { label: 'Principes de sécurité', href: '/security' },
      },
      {
        name: 'Qui nous ne pouvons servir',
        text: `Les entités que sanctionne le gouvernement du Canada. Les nouvelles désignations sont examinées ${claim('designations')}.`,
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
} as const satisfies InLanguage<typeof english.contact>
