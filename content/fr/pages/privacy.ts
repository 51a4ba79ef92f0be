import type * as english from '#content/en/pages/privacy.ts'
import { settings } from '#content/facts/settings.ts'
import { site } from '#content/facts/site.ts'
import { backToHome } from '#content/fr/back-to-home.ts'
import { linkabilityTable } from '#content/fr/claims/linkability.ts'
import { claim } from '#content/fr/claims.ts'
import { dayWord } from '#content/fr/day-words.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'
import type { SourceKey } from '#content/sources/sources.ts'

/** Shown by a build with a captcha alone. docs/security.md, "A captcha", is what it has to agree with. */
const captchaPoint = {
  name: 'Vérification antirobot',
  text: 'Les pages des deux formulaires chargent hCaptcha, d’Intuitive Machines, Inc., aux États-Unis, dès que vous touchez un formulaire. Il voit votre adresse réseau et votre usage de la page, et son script pourrait lire ce qu’on y tape. Aucune autre page ne le charge. Un courriel direct l’évite.',
}

/** Places that a link may name: one for each question, in the order of the page. */
export const fragments = [
  'known',
  'recognised',
  'collected',
  'law',
  'access',
  'retention',
  'rights',
  'refused',
  'website',
] as const

export const privacy = {
  /** Opens the table or the list below an answer, on a phone. */
  details: 'Détails',
  back: backToHome,
  title: 'Confidentialité',
  lead: `${site.name} retire les identifiants avant l’analyse, limite la conservation des données à leur finalité et les garde au pays.`,
  known: {
    question: 'Savez-vous qui se déplaçait?',
    answer: 'Pas par défaut.',
    paragraphs: [
      'Nous retirons les identifiants avant l’analyse. Il reste un pseudonyme\u00a0: un code fait de l’identifiant de l’appareil et d’une clé secrète, appelée sel. Nous ne gardons le sel qu’aussi longtemps que sa finalité l’exige. Tant qu’il existe, nous pouvons relier les observations d’un même appareil, et celles que nous avons reliées le restent jusqu’à leur réduction en comptages. Une fois le sel détruit, une observation ultérieure ne peut plus leur être reliée par pseudonyme, ni par nous ni par quiconque obtiendrait nos données.',
      'Il y a deux exceptions. Un appareil peut être suivi en vertu d’une autorité légitime qui le désigne; une personne qui a consenti, et peut se rétracter, peut être identifiée. Chacune est un projet à part, et prend fin comme le montre le tableau.',
    ],
    table: linkabilityTable,
  },
  recognised: {
    question: `Un arrêt de ${dayWord('day.short.minutes.word')} minutes peut-il identifier quelqu’un?`,
    answer: 'Avec quelques autres, oui.',
    paragraphs: [
      `Quatre points dans l’espace et le temps suffisent à isoler 95\u00a0% des personnes d’un jeu de données de 1,5\u00a0million de personnes (de Montjoye et coll., 2013). Un arrêt de ${dayWord('day.short.minutes')}\u00a0minutes, ${dayWord('day.short.place')} dans nos figures, est un tel point; trois autres peuvent suffire. Des habitudes peuvent aussi identifier quelqu’un sans aucun identifiant. Un sel ne l’empêche pas. Nous réduisons ce risque en gardant moins de données.`,
      'Retirer les noms ne suffit donc pas. Nous traitons des données de localisation aussi fines comme des renseignements personnels. L’accès est fixé par cellule, nous retenons les comptages sous le minimum du client, et les rapports nomment des zones, non des adresses.',
    ],
  },
  collected: {
    question: 'De qui sont les données, et quel en est le fondement?',
    answer: 'Seulement des données de source connue.',
    paragraphs: [
      'Nous travaillons avec les flux de notre clientèle et avec des flux de tiers. Chacun vient avec sa source\u00a0: qui l’a recueilli, sous quel avis ou consentement, à quelle fin. Sans elle, nous ne l’utilisons pas.',
      'Sous contrat, l’organisation cliente décide à quoi servent les données, et nous les traitons sur instructions écrites. Pour ce site et les demandes, nous décidons, et en répondons.',
    ],
    table: {
      caption: 'Ce qui arrive, et ce qui est retiré avant l’analyse. Le fondement est le plus courant.',
      columns: ['Flux', 'Arrive', 'Retiré', 'Fondement courant'],
      rows: [
        [
          'GPS',
          'Position, heure, exactitude',
          'Identifiants d’appareil et publicitaires',
          'Consentement donné lors de la collecte',
        ],
        [
          'BLE',
          'Étiquette, puissance du signal, heure',
          'Adresse matérielle',
          'Entente avec qui possède les étiquettes',
        ],
        [
          'Requêtes de sondage Wi-Fi',
          'Puissance du signal, heure',
          'Adresse matérielle, noms de réseaux',
          'Avis sur place; intérêt légitime là où la loi le reconnaît',
        ],
        [
          'Métadonnées cellulaires',
          'Cellule, heure',
          'Numéros d’abonnement et d’équipement',
          'L’autorité de l’exploitant, ou un instrument juridique',
        ],
        [
          'IdO',
          'Mesure, lieu, heure',
          'Numéros de série qui mènent à un ménage',
          'Contrat avec qui possède le capteur',
        ],
        [
          'Flux de tiers',
          'Visites, points ou comptages',
          'Ce qui désigne encore une personne',
          'La garantie du fournisseur, que nous vérifions',
        ],
      ],
    },
  },
  law: {
    question: 'Quelle loi s’applique?',
    answer: 'Tout dépend de qui a recueilli les données, et où.',
    paragraphs: [
      'Au Canada\u00a0: la LPRPDE pour l’activité commerciale, et partout où, dans ce cadre, un dossier franchit une frontière; à l’intérieur du Québec (Loi\u00a025), de l’Alberta ou de la Colombie-Britannique, la loi provinciale; pour une institution fédérale, la Loi sur la protection des renseignements personnels; en Ontario, la LAIMPVP pour une municipalité et la LAIPVP pour un organisme provincial. Le reste dépend du lieu du client, de celui de la collecte et de ce que le client a le droit de demander.',
      'Nous convenons des règles avec le client avant le début d’un projet. Si deux lois s’appliquent, nous suivons le plus strict sur chaque point, et consignons lequel.',
    ],
    options: [
      { name: 'LPRPDE', text: 'Consentement, finalité, accès et rectification dans l’activité commerciale.' },
      {
        name: 'RGPD',
        text: 'Base juridique consignée pour chaque flux; analyse d’impact avant toute utilisation des données.',
      },
      {
        name: 'CCPA',
        text: 'Accès, rectification, suppression et refus, pour qui réside en Californie; CPRA comprise.',
      },
      {
        name: 'Normes de sécurité nationale',
        text: 'Traitement dans le périmètre d’accréditation du client, sur son matériel, par du personnel habilité.',
      },
      {
        name: 'Application de la loi',
        text: 'Un instrument juridique, comme un mandat, ou un pouvoir d’urgence prévu par la loi, consigné et vérifié avant toute ouverture des données.',
      },
      {
        name: 'Gouvernance sur mesure',
        text: 'Les règles d’accès contiennent les seuils du client, les décisions de son comité d’éthique et son veto.',
      },
    ],
  },
  access: {
    question: 'Qui peut ouvrir les données, et où sont-elles?',
    answer: 'Seulement qui en a besoin, dans les frontières nationales.',
    paragraphs: [
      'Elles sont chiffrées en transit et au repos; la gouvernance s’aligne sur ISO/IEC 27001. L’accès se donne par rôle, jusqu’à la cellule, et chaque lecture est journalisée.',
      `Le délai moyen de détection d’un incident est de ${claim('detection')}; celui des correctifs critiques, de ${claim('patches')}.`,
    ],
    points: [
      {
        name: 'Hébergement',
        text: 'Nous exploitons le service pour le client, ou il l’exploite sur son matériel et son réseau, jusqu’à l’isolement complet\u00a0: aucune connexion à un autre réseau.',
      },
      {
        name: 'Résidence',
        text: 'Les données de la clientèle sont stockées et traitées dans les frontières nationales.',
      },
      {
        name: 'Transferts',
        text: 'Depuis l’Espace économique européen, la décision d’adéquation de la Commission couvre les organisations canadiennes soumises à la LPRPDE. Tout autre transfert exige ses propres clauses.',
      },
      {
        name: 'Une atteinte',
        text: 'La LPRPDE (article\u00a010.1) veut que soient avertis, le plus tôt possible, le Commissariat et les personnes exposées à un risque réel de préjudice grave; le RGPD (article\u00a033), l’autorité dans les 72\u00a0heures. Comme sous-traitant, nous avertissons l’organisation cliente, qui déclare.',
      },
      {
        name: 'Qui vérifie',
        text: `Les audits de conformité ont lieu ${claim('complianceAudits')}, ceux des certifications ${claim('certificationAudits')}.`,
        link: { label: 'Principes de sécurité', href: '/security' },
      },
    ],
  },
  retention: {
    question: 'Combien de temps les données sont-elles gardées?',
    answer: 'Jusqu’à la fin de leur finalité.',
    paragraphs: [
      'Les données sont gardées aussi longtemps que la finalité l’exige, puis effacées ou réduites en comptages.',
    ],
    points: [
      { name: 'Identifiants d’appareil', text: 'Retirés avant l’analyse, et non conservés.' },
      {
        name: 'Sels',
        text: 'Détruits à la fin de leur finalité. Aucune observation ultérieure ne peut être reliée par pseudonyme.',
      },
      { name: 'Positions brutes', text: 'Effacées avec toutes leurs copies. Plus aucun constat n’est recalculable.' },
      { name: 'Points de séjour et déplacements', text: 'Réduits en comptages par zone et par heure.' },
      { name: 'Journal d’audit', text: 'Consigne qui a lu quelles cellules, et non leur contenu.' },
      {
        name: 'Session du portail',
        text: `Prend fin après ${claim('session')}; plus tôt à la déconnexion, ou après huit heures sans page ouverte.`,
      },
    ],
  },
  rights: {
    question: 'Quels sont mes droits?',
    answer: 'Voir, corriger et effacer vos données.',
    paragraphs: [
      'Toute personne peut demander ce que nous détenons à son sujet, le faire rectifier ou effacer, ou retirer son consentement. Un message suffit, sans frais. Nous vérifions votre identité sans demander plus qu’il n’en faut.',
      'Sous contrat, l’organisation cliente répond des données; nous lui transmettons votre demande et l’aidons. Si c’est une institution fédérale, la Loi sur la protection des renseignements personnels s’applique\u00a0: demandez-lui, et portez plainte au Commissariat à la protection de la vie privée du Canada. Une fois un sel détruit, ni vous ni nous ne pouvons retrouver les données de votre appareil. Nous vous le dirons, sans demander d’autres données pour chercher. Le RGPD prévoit ce cas (article\u00a011).',
    ],
    table: {
      caption:
        'Ce que trois lois vous donnent, le délai maximal de réponse, sauf prorogation, et qui reçoit une plainte. LPRPDE, article\u00a08; RGPD, article\u00a012; CCPA, article\u00a01798.130.',
      columns: ['Loi', 'Droits', 'Réponse dans', 'Plainte auprès de'],
      rows: [
        [
          'LPRPDE',
          'Accès, rectification, retrait du consentement',
          '30\u00a0jours',
          'Commissariat à la protection de la vie privée du Canada',
        ],
        [
          'RGPD',
          'Accès, rectification, effacement, limitation, portabilité, opposition',
          'un mois',
          'L’autorité de contrôle de votre lieu de résidence',
        ],
        ['CCPA', 'Savoir, rectifier, supprimer, refuser', '45\u00a0jours', 'California Privacy Protection Agency'],
      ],
    },
    contact: {
      title: 'Écrivez à la personne responsable de la protection des renseignements personnels.',
      text: `Inscrivez «\u00a0Confidentialité\u00a0» en objet. Une première réponse vient en ${claim('reply')}. Si nous refusons, nous disons pourquoi, et à qui vous adresser.`,
      email: { label: site.email, href: `mailto:${site.email}?subject=Confidentialit%C3%A9` },
      phone: site.phone && { label: site.phone.display, href: `tel:${site.phone.e164}` },
    },
  },
  refused: {
    question: 'Qui refusez-vous?',
    answer: 'Les entités que sanctionne le gouvernement du Canada.',
    paragraphs: [
      `Nous ne pouvons pas les servir. Les nouvelles désignations sont examinées ${claim('designations')}; si une organisation cliente est désignée ensuite, tous les services sont suspendus immédiatement.`,
      'Les logiciels et les analyses à exporter sont classés avant la livraison selon la Loi sur les licences d’exportation et d’importation. Ce qui exige une licence l’attend.',
    ],
    link: { label: 'Politique sur les sanctions', href: '/sanctions' },
  },
  website: {
    question: 'Que recueille ce site Web?',
    answer: 'Très peu.',
    paragraphs: [
      'Aucune publicité, aucun traceur, aucun témoin pour qui visite le site. Lire une page ne demande rien à personne d’autre.',
      'Ce que vous tapez ne quitte votre navigateur que si vous appuyez sur un bouton\u00a0: une demande, une connexion, ou ce qu’exige un nouveau mot de passe. Voici où va chaque chose, et ce qui reste.',
    ],
    points: [
      {
        name: 'Formulaire de contact',
        text: 'Va à un service de formulaires, qui nous le transmet. Nous nous en servons seulement pour vérifier les sanctions et vous répondre. Vous pouvez aussi écrire directement\u00a0:',
        link: { label: site.email, href: `mailto:${site.email}` },
      },
      {
        name: 'Demande non envoyée',
        text: 'Reste dans cet onglet, pour qu’un rechargement ne perde rien. L’envoi ou la fermeture de l’onglet l’efface.',
      },
      {
        name: 'Connexion',
        text: `Pour la clientèle seulement. Courriel et mot de passe vont à un service de connexion hébergé. Sa session reste dans le stockage du navigateur, non chiffrée, jusqu’à la déconnexion, au plus ${claim('session')}, ou huit sans page ouverte. Le service garde un hachage du mot de passe, l’heure de connexion et, par session, l’adresse réseau et le nom du navigateur; avec un second facteur, aussi la clé de votre application et le nom donné à l’appareil.`,
      },
      {
        name: 'Nouveau mot de passe',
        text: 'Le même service envoie à l’adresse donnée le lien pour en choisir un. Votre mot de passe ne va que là; nous ne le voyons jamais.',
      },
      ...(settings.captchaSiteKey === null ? [] : [captchaPoint]),
      {
        name: 'Journal du serveur',
        text: 'Comme tout serveur Web, le nôtre voit l’adresse d’où vient une requête. Une exploration automatisée ou des essais à données aléatoires peuvent faire inscrire cette adresse à un filtre de sécurité.',
      },
      {
        name: 'Tout le reste',
        text: 'Ni boîte de commentaires, ni infolettre, ni compte à ouvrir soi-même.',
      },
    ],
  },
  closing: {
    title: 'Une autre question?',
    text: `Parlez-nous de votre propre cas. Nous répondons en ${claim('reply')}.`,
    actions: [
      { label: 'Nous joindre', href: contactAbout('compliance') },
      { label: 'Principes de sécurité', href: '/security' },
    ],
  },
} as const satisfies InLanguage<typeof english.privacy>

const { known, recognised, collected, law, access, retention, rights, refused, website } = privacy

export const metadata: PageMetadata = {
  kind: 'questions',
  path: 'privacy',
  title: `Politique de confidentialité et vos droits | ${site.name}`,
  description: `Comment ${site.name} traite les données de localisation\u00a0: leur source et leur fondement, leur conservation, leur lieu de stockage, et vos droits.`,
  questions: [known, recognised, collected, law, access, retention, rights, refused, website].map(
    ({ question, answer, paragraphs }) => ({ question, answer: [answer, ...paragraphs].join(' ') }),
  ),
}

export const sources = [
  'adequacy2002',
  'ccpa',
  'demontjoye2013',
  'eipa',
  'gdpr',
  'law25',
  'pipeda',
  'privacyact',
] as const satisfies readonly SourceKey[]
