import { typeset } from '#content/fr/language/typography.ts'
import type { Service } from '#content/schema/service.ts'

export const portApproaches = typeset<Service>({
  slug: 'port-approaches',
  number: '2.7',
  icon: 'transit',
  ground: 'paper',
  title: 'Lecture des approches portuaires',
  pageTitle: 'Approches portuaires : attente et dérive',
  subject: 'approches portuaires',
  description: 'Quel navire attend, lequel dérive, et lequel a cessé de dire où il est.',
  summary:
    'Trajectoires de navires au mouillage et dans les passes, lues en séjours et en déplacements, silences compris.',
  intro: 'Les navires tiennent leur route comme les voitures leur voie; le capitaine de port y cherche la pause.',
  give: 'Messages AIS et cartes',
  get: 'Attentes, dérive, silences communs',
  fullDescription: [
    'Un navire en route transmet sa position par radio toutes les quelques secondes, au mouillage toutes les quelques minutes. Entre deux messages, la distance dépend de la vitesse; le détecteur de séjours tire donc son seuil du rythme même du navire. Il en sort une liste d’attentes, chacune avec son lieu, sa durée et sa confiance, dans le même dossier que les séjours d’un camion ou d’un autobus.',
    'Un émetteur peut être coupé, et les récepteurs côtiers ont des ombres derrière les îles. Un silence est donc comparé à ceux des autres navires, dans les mêmes eaux et à la même heure. Si tous se taisent, c’est le récepteur qui est en cause; si un seul se tait, on voudra peut-être lui demander pourquoi. Les deux décomptes figurent à côté de chaque silence, car leur écart est tout le constat.',
  ],
  leads: {
    features: 'Vous recevez les attentes de chaque poste, et les silences qu’aucun récepteur n’explique.',
    capabilities: 'Vous planifiez le prochain quart, et pouvez rejouer l’heure qui précède un incident.',
  },
  features: [
    {
      name: 'Attentes par poste',
      text: 'Combien de temps chaque classe de navire attend un poste, par marée et par jour.',
    },
    { name: 'Tenue de route', text: 'La largeur d’une route telle que naviguée, dessinée sur celle de la carte.' },
    {
      name: 'Silences partagés',
      text: 'Les silences que beaucoup de navires ont en commun sont imputés au récepteur.',
    },
    {
      name: 'Dérive au mouillage',
      text: 'Un cercle qui grandit plus que la chaîne ne le permet est nommé tant qu’il est petit.',
    },
    { name: 'Remorqueurs et pilotes', text: 'La trajectoire de qui aide est jointe à celle du navire aidé.' },
  ],
  capabilities: [
    {
      name: 'Planification des postes',
      text: 'Les arrivées du prochain quart, chacune avec une fenêtre plutôt qu’une minute.',
    },
    { name: 'Relève de quart', text: 'Ce qui s’est tu, ce qui ne s’est pas tu, et qui le savait à la relève.' },
    { name: 'Après un incident', text: 'L’heure d’avant, rejouée depuis chaque récepteur qui a pu l’entendre.' },
    { name: 'Cartes d’ombre', text: 'Là où un récepteur n’entend rien par temps calme, le silence reste un silence.' },
    {
      name: 'Météo mise à part',
      text: 'Le retard que le vent explique est retranché avant de chercher un responsable.',
    },
  ],
  technologies: [
    'Messages AIS (UIT-R M.1371)',
    'Cartes S-57 et S-100',
    'Constituants de marée par port',
    'Couverture des récepteurs par tracé de rayons',
    'Modèles de mouvement en interaction pour les virages',
    'Regroupement des mouillages dans le temps',
  ],
  scenario: {
    title: 'Neuf coques devant un poste',
    paragraphs: [
      'Question : la file devant un poste à grain vient-elle du poste ou de la marée? Exemple en chiffres inventés : neuf navires ont attendu, et le journal donnait une moyenne de quatorze heures.',
      'Réponse, pour cet exemple : les attentes ont été coupées à la pleine mer. Six des neuf avaient manqué une marée de moins d’une heure, ce qui tient au tour des pilotes et à rien d’autre.',
    ],
  },
  sectors: {
    government: { mark: 'leans-on', reason: 'Une côte est une frontière qu’aucune clôture ne suit.' },
    publicSafety: { mark: 'adds', reason: 'Une zone de recherche rétrécit quand le dernier message sûr est connu.' },
    urbanPlanning: { mark: 'none', reason: 'Les traversiers sont déjà dans l’horaire.' },
    retail: { mark: 'none', reason: 'Une tablette attend le camion, jamais le navire.' },
    healthcare: { mark: 'none', reason: 'L’équipage consulte un médecin dont les dossiers restent à terre.' },
    telecommunications: { mark: 'none', reason: 'Aucun pylône ne se place d’après la chute d’une ancre.' },
    emergency: { mark: 'adds', reason: 'Les vivres arrivent par l’eau quand les ponts sont fermés.' },
  },
  closing: {
    title: 'Quelle coque s’est tue?',
    text: 'Nommez un plan d’eau et une semaine. Nous dressons la liste des silences et disons lesquels étaient ceux du récepteur.',
  },
})
