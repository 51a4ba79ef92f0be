import type * as english from '#content/en/pages/privacy.ts'
import { settings } from '#content/facts/settings.ts'
import { site } from '#content/facts/site.ts'
import { articleLanguage } from '#content/fr/articles.ts'
import { backToHome } from '#content/fr/back-to-home.ts'
import { linkabilityTable } from '#content/fr/claims/linkability.ts'
import { claim } from '#content/fr/claims.ts'
import { dayWord } from '#content/fr/day-words.ts'
import { typeset } from '#content/fr/language/typography.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'
import type { SourceKey } from '#content/sources/sources.ts'

/** Shown by a build with passkeys alone. */
const passkeyData =
  ' Avec une clé d’accès, il garde aussi la clé publique, le nom que vous lui donnez et les moments où elle a été ajoutée et employée la dernière fois.'

/** Shown by a build with a captcha alone. docs/security.md, "A captcha", is what it has to agree with. */
const captchaPoint = {
  name: 'Vérification antirobot',
  text: 'Les pages des deux formulaires chargent hCaptcha, d’Intuitive Machines, Inc., aux États-Unis, dès que vous touchez un formulaire. Ce service voit votre adresse réseau et votre utilisation de la page, et son script pourrait lire ce que vous y tapez. Aucune autre page ne le charge. Pour l’éviter, écrivez-nous par courriel.',
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

export const privacy = typeset({
  /** Opens the table or the list below an answer, on a phone. */
  details: 'Détails',
  back: backToHome,
  title: 'Confidentialité',
  lead: `${site.name} retire les identifiants avant l’analyse, limite la conservation à la finalité et garde les données des clients à l’intérieur des frontières nationales.`,
  /** What a privacy counsel looks for first. */
  links: [
    { label: 'Comptages', href: '#known' },
    { label: 'Panels avec consentement', href: '#collected' },
    { label: 'Autorisation légale', href: '#law' },
    { label: 'Conservation', href: '#retention' },
    { label: 'Vos droits', href: '#rights' },
  ],
  known: {
    title: 'Notre conception de la vie privée',
    question: 'Savez-vous qui se déplaçait?',
    answer: 'Pas par défaut.',
    paragraphs: [
      'Nous retirons les identifiants avant l’analyse. Il reste un pseudonyme : un code calculé à partir de l’identifiant de l’appareil et d’une clé secrète, appelée sel. Nous ne gardons le sel qu’aussi longtemps que sa finalité l’exige. Tant qu’il existe, nous pouvons relier les observations d’un même appareil; celles que nous avons reliées le restent jusqu’à ce que nous les réduisions en comptages. Une fois le sel détruit, une observation ultérieure ne peut plus être reliée aux précédentes par pseudonyme, ni par nous ni par quiconque obtiendrait nos données.',
      'Il y a deux exceptions. D’abord, nous pouvons suivre un appareil par son propre identifiant en vertu d’une autorisation légale qui le désigne. Ensuite, nous pouvons identifier par son nom une personne qui y a consenti et qui peut retirer son consentement. Chaque exception est un projet distinct; le tableau dit quand il prend fin.',
    ],
    table: linkabilityTable,
  },
  recognised: {
    title: 'Risque d’identification',
    question: `Un arrêt de ${dayWord('day.short.minutes.word')} minutes peut-il identifier quelqu’un?`,
    answer: 'Avec quelques autres, oui.',
    paragraphs: [
      `Quatre points dans l’espace et le temps suffisent à isoler 95 % des personnes d’un jeu de données de 1,5 million de personnes (de Montjoye et coll., 2013). Un arrêt de ${dayWord('day.short.minutes')} minutes, comme celui de nos exemples, est l’un de ces points; trois autres peuvent suffire. Des habitudes peuvent aussi identifier quelqu’un sans aucun identifiant, ce qu’un sel n’empêche pas. Nous réduisons ce risque en gardant moins de données.`,
      'Il ne suffit donc pas de retirer les noms. Nous traitons des données de localisation aussi détaillées comme des renseignements personnels. Nous accordons l’accès cellule par cellule et ne communiquons aucun comptage inférieur au minimum fixé par le client. Les rapports nomment des zones et les sites sur lesquels porte votre question, jamais l’adresse d’un domicile.',
    ],
  },
  collected: {
    title: 'Sources et fondements juridiques',
    question: 'Quelles données utilisez-vous, et sur quel fondement juridique?',
    answer: 'Seulement des données dont la source est connue.',
    paragraphs: [
      'Nous travaillons avec les flux de nos clients et avec des flux de tiers. Chaque flux s’accompagne d’une fiche de provenance : qui a recueilli les données, avec quel avis ou quel consentement, et à quelle fin. Sans cette fiche, nous n’utilisons pas le flux.',
      'Quand nous travaillons pour une organisation cliente, elle décide à quoi servent les données, et nous les traitons selon ses instructions écrites. Pour ce site Web et pour les demandes, c’est nous qui décidons et qui sommes responsables du traitement.',
    ],
    table: {
      caption:
        'Ce que contient chaque type de flux, ce que nous en retirons avant l’analyse, et le fondement juridique habituel.',
      columns: ['Flux', 'Contenu', 'Retiré', 'Fondement juridique habituel'],
      rows: [
        [
          'GPS',
          'Position, heure, exactitude',
          'Identifiants d’appareil et publicitaires',
          'Consentement donné là où les données ont été recueillies',
        ],
        [
          'Panel de téléphones',
          'Arrêts et visites de gens qui y ont consenti',
          'Noms, identifiants d’appareil et publicitaires',
          'Consentement de chaque membre, pour la fin et la période qu’il indique',
        ],
        [
          'BLE',
          'Étiquette, puissance du signal, heure',
          'Adresse matérielle',
          'Entente avec le propriétaire des étiquettes',
        ],
        [
          'Requêtes de sondage Wi-Fi',
          'Puissance du signal, heure',
          'Adresse matérielle, noms de réseaux',
          'Avis sur place; intérêt légitime là où la loi le permet',
        ],
        [
          'Métadonnées cellulaires',
          'Cellule, heure',
          'Numéros d’abonnement et d’équipement',
          'Le consentement exprès de l’abonné, ou un pouvoir légal',
        ],
        [
          'IdO',
          'Valeur mesurée, lieu, heure',
          'Numéros de série qui mènent à un ménage',
          'Contrat avec le propriétaire du capteur',
        ],
        [
          'Flux de tiers',
          'Visites, points ou comptages',
          'Tout ce qui identifie encore une personne',
          'Consentement ou avis, selon la fiche du flux; le fournisseur le garantit, et nous le vérifions',
        ],
      ],
    },
  },
  law: {
    title: 'Options de conformité',
    question: 'Quelle loi s’applique?',
    answer: 'Cela dépend de l’organisation qui a recueilli les données, et de l’endroit.',
    paragraphs: [
      'Au Canada, la LPRPDE s’applique à l’activité commerciale et aux renseignements qui, dans ce cadre, franchissent une frontière. Au Québec, les entreprises relèvent de la Loi sur la protection des renseignements personnels dans le secteur privé, modifiée par la Loi 25. L’Alberta et la Colombie-Britannique ont leurs propres lois. Les institutions fédérales relèvent de la Loi sur la protection des renseignements personnels; en Ontario, les organismes municipaux relèvent de la LAIMPVP et les provinciaux, de la LAIPVP; au Québec, ils relèvent tous de la Loi sur l’accès. Ailleurs au Canada, les organismes publics relèvent de la loi de leur province ou territoire. À l’étranger, tout dépend du lieu du client, de celui de la collecte et de ce que le client peut légalement demander.',
      'Nous convenons des règles avec le client avant le début d’un projet. Si deux lois s’appliquent, nous suivons sur chaque point la plus stricte, et consignons ce choix.',
    ],
    options: [
      { name: 'LPRPDE', text: 'Consentement, finalité, accès et rectification dans l’activité commerciale.' },
      {
        name: 'RGPD',
        text: 'Nous consignons la base juridique de chaque flux et faisons une analyse d’impact avant d’utiliser des données.',
      },
      {
        name: 'CCPA',
        text: 'Dans sa version modifiée par la CPRA : accès, rectification, suppression, refus et limitation de l’emploi des données sensibles, pour les personnes qui résident en Californie.',
      },
      {
        name: 'Normes de sécurité nationale',
        text: 'Des personnes habilitées selon les exigences du client traitent les données dans son périmètre d’accréditation, sur son matériel.',
      },
      {
        name: 'Application de la loi',
        text: 'Pour un appareil ou une identité, il nous faut une autorisation légale, par exemple un mandat, ou un pouvoir d’urgence prévu par la loi. Nous consignons et vérifions ce fondement avant que quiconque ouvre les données. Nous n’en demandons pas pour des comptages; vos juristes disent si la collecte des signaux en exige.',
      },
      {
        name: 'Gouvernance sur mesure',
        text: 'Les règles d’accès comprennent le comptage minimal du client, les décisions de son comité d’éthique et son veto.',
      },
    ],
  },
  access: {
    title: 'Sécurité des données',
    question: 'Qui peut voir les données, et où sont-elles stockées?',
    answer: 'Seules les personnes qui en ont besoin, à l’intérieur des frontières nationales.',
    paragraphs: [
      'Les données sont chiffrées en transit et au repos, et la gouvernance suit la norme ISO 27001:2022. L’accès est accordé selon le rôle, la finalité et la zone, jusqu’à la cellule de la grille, et chaque accès est journalisé.',
      `Le délai moyen de détection d’un incident est de ${claim('detection')}; les correctifs critiques sont en place en ${claim('patches')}.`,
    ],
    points: [
      {
        name: 'Hébergement',
        text: 'Nous exploitons le service pour le client, ou le client l’exploite sur son matériel et son réseau, jusqu’à l’isolement complet, sans connexion à aucun autre réseau.',
      },
      {
        name: 'Résidence',
        text: 'Les données des clients sont stockées et traitées à l’intérieur des frontières nationales. Les services de ce site, comme les formulaires et la connexion, ne reçoivent que ce qu’indique la dernière section.',
      },
      {
        name: 'Transferts',
        text: 'Avant une communication hors du Québec, il faut une évaluation des facteurs relatifs à la vie privée (EFVP) et une entente écrite (article 17 de la loi sur le secteur privé, 70.1 de la Loi sur l’accès). Depuis l’Espace économique européen, la décision d’adéquation de la Commission couvre les organisations canadiennes soumises à la LPRPDE. Tout autre transfert exige ses propres clauses contractuelles.',
      },
      {
        name: 'Atteinte à la sécurité des données',
        text: 'La LPRPDE (article 10.1) exige une déclaration au Commissariat et un avis aux personnes exposées à un risque réel de préjudice grave, le plus tôt possible. Au Québec, un incident de confidentialité qui présente un risque de préjudice sérieux est signalé avec diligence à la Commission d’accès à l’information et aux personnes touchées (article 3.5 de la loi sur le secteur privé, 63.8 de la Loi sur l’accès). Le RGPD (article 33) exige une notification à l’autorité dans les 72 heures. Quand nous traitons des données pour une organisation cliente, nous l’avertissons et elle fait la déclaration.',
      },
      {
        name: 'Vérifications',
        text: `La conformité est auditée ${claim('complianceAudits')}, les certifications ${claim('certificationAudits')}.`,
        link: { label: 'Principes de sécurité', href: '/security' },
      },
    ],
  },
  retention: {
    title: 'Cycle de vie des données',
    question: 'Combien de temps les données sont-elles conservées?',
    answer: 'Jusqu’à ce que leur finalité prenne fin.',
    paragraphs: [
      'Nous conservons les données aussi longtemps que leur finalité l’exige. Ensuite, nous les effaçons ou les réduisons en comptages.',
    ],
    points: [
      {
        name: 'Identifiants d’appareil',
        text: 'Retirés avant l’analyse et non conservés, sauf dans les deux exceptions.',
      },
      {
        name: 'Sels',
        text: 'Détruits dès que leur finalité prend fin. Aucune observation ultérieure ne peut être reliée par pseudonyme.',
      },
      {
        name: 'Positions brutes',
        text: 'Effacées avec toutes leurs copies. Les résultats ne peuvent alors plus être recalculés.',
      },
      { name: 'Arrêts et déplacements', text: 'Réduits en comptages par zone et par heure.' },
      { name: 'Journal d’audit', text: 'Consigne qui a consulté quelles cellules, mais pas le contenu des cellules.' },
      {
        name: 'Session du portail',
        text: `Prend fin après ${claim('session')}, à la déconnexion, ou après huit heures sans page ouverte. Un accès déjà accordé peut se prolonger d’une heure au plus.`,
      },
    ],
  },
  rights: {
    title: 'Vos droits',
    question: 'Quels sont mes droits?',
    answer: 'Consulter, faire corriger et faire supprimer vos données.',
    paragraphs: [
      'Vous pouvez demander ce que nous détenons à votre sujet, le faire rectifier ou effacer, et retirer votre consentement. Envoyez-nous un message; c’est gratuit. Nous ne demandons que ce qu’il faut pour confirmer votre identité.',
      'Quand nous détenons des données pour une organisation cliente, elle en est responsable. Nous lui transmettons votre demande et l’aidons à y répondre. S’il s’agit d’une institution fédérale, la Loi sur la protection des renseignements personnels s’applique : adressez-lui votre demande et, au besoin, portez plainte auprès du Commissariat à la protection de la vie privée du Canada. Une fois un sel détruit, nous ne pouvons pas retrouver les données de votre appareil par son identifiant. Nous vous le dirons, sans vous demander d’autres données pour chercher. Le RGPD prévoit ce cas (article 11).',
    ],
    table: {
      caption:
        'Vos droits selon quatre lois, notre délai de réponse, sauf prorogation, et l’organisme qui reçoit une plainte. LPRPDE, article 8; loi du Québec sur le secteur privé, article 32; RGPD, article 12; CCPA, article 1798.130.',
      columns: ['Loi', 'Droits', 'Délai de réponse', 'Plainte auprès de'],
      rows: [
        [
          'LPRPDE',
          'Accès, rectification, retrait du consentement',
          '30 jours',
          'Commissariat à la protection de la vie privée du Canada',
        ],
        [
          'Loi du Québec',
          'Accès, rectification, retrait du consentement, portabilité, désindexation',
          '30 jours',
          'Commission d’accès à l’information du Québec',
        ],
        [
          'RGPD',
          'Accès, rectification, effacement, limitation, portabilité, opposition',
          'un mois',
          'L’autorité de contrôle de votre lieu de résidence',
        ],
        ['CCPA', 'Savoir, rectifier, supprimer, refuser, limiter', '45 jours', 'California Privacy Protection Agency'],
      ],
    },
    contact: {
      title: 'Écrivez à la personne responsable de la protection des renseignements personnels.',
      text: `Inscrivez « Confidentialité » en objet. Vous recevez une première réponse en ${claim('reply')}. Si nous refusons, nous vous disons pourquoi et où porter plainte.`,
      email: { label: site.email, href: `mailto:${site.email}?subject=Confidentialit%C3%A9` },
      phone: site.phone && { label: site.phone.display, href: `tel:${site.phone.e164}` },
    },
  },
  refused: {
    title: 'Sanctions et contrôle des exportations',
    question: 'Avec qui ne travaillez-vous pas?',
    answer: 'Avec les entités sanctionnées par le gouvernement du Canada.',
    paragraphs: [
      `Nous ne pouvons pas les servir. Les nouvelles désignations sont examinées ${claim('designations')}. Si une organisation cliente est désignée par la suite, tous les services sont suspendus immédiatement.`,
      'Avant la livraison, nous vérifions si le logiciel ou l’analyse exige une licence en vertu de la Loi sur les licences d’exportation et d’importation. Le cas échéant, nous ne livrons qu’avec la licence.',
    ],
    link: { label: 'Politique sur les sanctions', href: '/sanctions' },
  },
  website: {
    title: 'Ce site Web',
    question: 'Que recueille ce site Web?',
    answer: 'Très peu.',
    paragraphs: [
      'Le site n’a ni publicité, ni traceur, ni témoin pour les visiteurs. La lecture d’une page ne charge rien qui provienne de tiers.',
      'Ce que vous tapez ne quitte votre navigateur que si vous appuyez sur un bouton pour envoyer une demande, vous connecter ou choisir un nouveau mot de passe. La liste suivante dit où va chaque renseignement, et ce qui est conservé.',
    ],
    points: [
      {
        name: 'Formulaire de contact',
        text: 'Votre message va à un service de formulaires, qui nous le transmet. Nous ne l’utilisons que pour vérifier les listes de sanctions, pour vous répondre ou pour étudier votre candidature. Vous pouvez aussi écrire directement :',
        link: { label: site.email, href: `mailto:${site.email}` },
      },
      {
        name: 'Demande non envoyée',
        text: 'Elle reste dans cet onglet du navigateur, pour que vous ne perdiez rien si la page se recharge. L’envoi, la fermeture de votre session dans l’onglet ou celle de l’onglet l’efface. Votre navigateur peut toutefois la rétablir avec un onglet rouvert, la copier avec un onglet dupliqué ou l’afficher si vous revenez en arrière.',
      },
      {
        name: 'Connexion',
        text: `Réservée aux clients. Le courriel et le mot de passe vont à un service de connexion hébergé. La session est conservée dans le stockage de votre navigateur, sans chiffrement, jusqu’à la déconnexion. Elle prend fin au plus tard après ${claim('session')}, ou après huit heures sans page ouverte. Le service garde un hachage du mot de passe et l’heure de la connexion. Pour chaque session, il garde l’adresse réseau et le nom du navigateur. Avec un second facteur, il garde aussi la clé de votre application et le nom que vous donnez à l’appareil.${settings.passkeys ? passkeyData : ''}`,
      },
      {
        name: 'Nouveau mot de passe',
        text: 'Le même service envoie un lien à votre adresse de courriel. Le mot de passe que vous choisissez ne va qu’à ce service; nous ne le voyons jamais.',
      },
      ...(settings.captchaSiteKey === null ? [] : [captchaPoint]),
      {
        name: 'Journal du serveur',
        text: 'Comme tout serveur Web, le nôtre voit l’adresse réseau de chaque requête. Si vous explorez ou sondez le site au moyen d’un programme, un filtre de sécurité peut bloquer votre adresse.',
      },
      {
        name: 'Ce que le site n’a pas',
        text: 'Le site n’a ni commentaires, ni infolettre, ni inscription publique.',
      },
      { name: 'Date de cette politique', text: articleLanguage.formatDate(site.privacyPolicyDate) },
    ],
  },
  closing: {
    title: 'Une autre question?',
    text: `Parlez-nous de votre situation. Nous répondons en ${claim('reply')}.`,
    actions: [
      { label: 'Nous joindre', href: contactAbout('compliance') },
      { label: 'Principes de sécurité', href: '/security' },
    ],
  },
} as const satisfies InLanguage<typeof english.privacy>)

const { known, recognised, collected, law, access, retention, rights, refused, website } = privacy

export const metadata = typeset<PageMetadata>({
  kind: 'questions',
  path: 'privacy',
  title: `Politique de confidentialité et vos droits | ${site.name}`,
  description: `Comment ${site.name} traite les données de localisation : source, fondement juridique, durée de conservation, lieu de stockage, exercice de vos droits.`,
  questions: [known, recognised, collected, law, access, retention, rights, refused, website].map(
    ({ question, answer, paragraphs }) => ({ question, answer: [answer, ...paragraphs].join(' ') }),
  ),
})

export const sources = [
  'adequacy2002',
  'ccpa',
  'demontjoye2013',
  'eipa',
  'gdpr',
  'law25',
  'pipeda',
  'privacyact',
  'privatesectoract',
  'quebecaccessact',
] as const satisfies readonly SourceKey[]
