import type * as english from '#content/en/pages/careers.ts'
import { site } from '#content/facts/site.ts'
import { backToHome } from '#content/fr/back-to-home.ts'
import { claim } from '#content/fr/claims.ts'
import { dayWord } from '#content/fr/day-words.ts'
import { typeset } from '#content/fr/language/typography.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'

export const metadata = typeset<PageMetadata>({
  kind: 'page',
  path: 'careers',
  title: `Carrières chez ${site.name} : prenez part à notre mission`,
  description:
    'Emplois en renseignement géospatial et électromagnétique : une candidature, huit disciplines, télétravail, cote de sécurité parrainée si l’emploi l’exige.',
})

const stop = dayWord('day.short.place')

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['disciplines', 'environment', 'benefits', 'equality', 'apply'] as const

export const careers = typeset({
  back: backToHome,
  title: 'Carrières',
  lead: 'Vos compétences. Notre mission. Un avenir bâti ensemble. Une seule candidature générale pour huit disciplines : dites-nous vos forces, nous verrons où les employer.',
  disciplines: {
    title: 'Ce que nous cherchons',
    text: `Nous embauchons dans huit disciplines, illustrées ici par un même exemple. À ${dayWord('day.short.arrive')}, une personne fictive s’arrête ${dayWord('day.short.minutes')} minutes en un lieu marqué ${stop}. Chaque discipline pose une question différente sur cet arrêt. À laquelle voudriez-vous répondre?`,
    items: [
      {
        name: 'Analyse du renseignement et modélisation des menaces',
        text: 'Évaluer ce qu’une habitude peut signifier, énumérer les explications concurrentes et dire ce qui les départagerait.',
        asks: 'Est-ce une course ou une rencontre, et que chercheriez-vous ensuite?',
      },
      {
        name: 'SIG et télédétection',
        text: 'Accorder relief, routes, images et référentiel géodésique, pour qu’un lieu soit le même dans chaque couche.',
        asks: `Qu’y a-t-il à ${stop}, et la carte est-elle plus ancienne que le bâtiment?`,
      },
      {
        name: 'Apprentissage automatique et analyse prédictive',
        text: 'Bâtir des modèles qui font mieux qu’une prévision simple, et les évaluer sur des jours et des quartiers jamais vus.',
        asks: 'À quel point cet arrêt était-il inhabituel, par rapport à tous les autres jours de semaine?',
      },
      {
        name: 'Renseignement électromagnétique et surveillance de réseaux',
        text: 'Tirer de la puissance d’un signal, de ses temps et de ses interruptions une position et sa marge d’erreur.',
        asks: 'Quels récepteurs ont capté l’appareil, et quelle est la marge d’erreur?',
      },
      {
        name: 'Développement logiciel',
        text: 'Traiter des millions d’enregistrements, du flux à l’alerte, et maintenir le service quand une partie tombe en panne.',
        asks: `L’alerte part-elle en ${claim('alertLatency')} le pire jour de l’année?`,
      },
      {
        name: 'Cybersécurité et conception d’infrastructures sécurisées',
        text: 'Concevoir des systèmes où l’accès est restreint, où chaque accès est consigné et où la reprise a fait l’objet d’exercices.',
        asks: 'Qui a ouvert cet enregistrement, et qui aurait pu le faire sans laisser de trace?',
      },
      {
        name: 'Opérations sur le terrain et coordination des moyens',
        text: 'Placer les capteurs, informer les équipes et rapporter ce que la carte n’indiquait pas.',
        asks: 'Quelle équipe est la plus proche, et que trouvera-t-elle sur place?',
      },
      {
        name: 'Rédaction technique et élaboration de politiques',
        text: 'Écrire des phrases que l’équipe d’exploitation, le service juridique et la personne concernée comprennent de la même façon.',
        asks: 'Que disons-nous de l’arrêt, que taisons-nous, et pourquoi?',
      },
    ],
    asks: 'Sa question',
  },
  environment: {
    title: 'Milieu de travail',
    items: [
      {
        name: 'Télétravail',
        text: 'Vous travaillez à distance, et sur place seulement au besoin, par exemple dans des installations sécurisées.',
      },
      { name: 'Horaire souple', text: 'Vous fixez vos heures en tenant compte des besoins de votre équipe.' },
      {
        name: 'Cote de sécurité',
        text: 'Nous parrainons la cote de sécurité gouvernementale des personnes admissibles.',
      },
      { name: 'Équipement', text: 'Nous fournissons tout l’équipement, le configurons et en assurons la sécurité.' },
    ],
    clearance: {
      title: 'Le parrainage, en pratique',
      text: 'Certains de nos emplois exigent une cote de sécurité du gouvernement. Au Canada, une organisation doit la parrainer. Si votre emploi exige une cote et que vous êtes admissible, nous la parrainons. C’est le gouvernement qui décide, et le délai varie. Vous n’avez pas besoin d’une cote pour postuler.',
    },
  },
  benefits: {
    title: 'Avantages',
    items: [
      {
        name: 'Rémunération concurrentielle',
        text: 'Votre salaire est établi selon le poste et le marché. Nous en discutons dès la première conversation.',
      },
      {
        name: 'Soutien au bureau à domicile',
        text: 'Bureau, chaise, écran et Internet.',
      },
      { name: 'Congés souples', text: 'Quand vous prenez congé, une ou un collègue prend la relève.' },
      {
        name: 'Perfectionnement',
        text: 'Vous avez du temps pour des questions qu’aucun client n’a encore posées, et un moyen de les approfondir :',
        link: { label: 'Recherche et développement', href: '/research-development' },
      },
      {
        name: 'Santé et mieux-être',
        text: 'Un soutien pour votre santé physique et mentale.',
      },
      {
        name: 'Un travail utile',
        text: 'Les clients agissent d’après ce que vous livrez.',
      },
    ],
  },
  equality: {
    title: 'Égalité des chances',
    statement:
      'Chaque candidature est examinée sans égard à la race, à l’ascendance, au lieu d’origine, à la couleur, à l’origine ethnique, à la citoyenneté, à la croyance, au sexe, à l’orientation sexuelle, à l’identité sexuelle, à l’expression de l’identité sexuelle, à l’âge, à l’existence d’un casier judiciaire, à l’état matrimonial, à l’état familial, à un handicap ou aux caractéristiques génétiques.',
    text: 'Si une loi pose une condition, comme une cote de sécurité ou un contrôle des exportations, nous vous le disons avant de vous proposer ce travail. Si notre façon d’écrire, de mener les entrevues ou d’évaluer vous fait obstacle, dites-le-nous. Nous la changerons. Cette demande ne nuit pas à votre candidature.',
  },
  apply: {
    title: 'Comment postuler',
    text: 'Écrivez un court résumé, dans vos mots, dans le champ « Message » de notre formulaire. Vous n’avez besoin ni de lettre de présentation ni de modèle. Abordez trois points, dans l’ordre de votre choix. Les liens sont facultatifs.',
    items: [
      { name: 'Compétences', text: 'Que vous confie-t-on parce que vous le faites bien?' },
      {
        name: 'Expérience',
        text: 'Où l’avez-vous fait? Qu’est-ce qui a mal tourné, et comment le verriez-vous venir plus tôt aujourd’hui?',
      },
      { name: 'Intérêts', text: 'Par laquelle des huit questions ci-dessus commenceriez-vous?' },
      {
        name: 'Liens',
        text: 'Un lien vers un portfolio ou un travail public est bienvenu. Une seule réalisation qui fait votre fierté suffit.',
      },
    ],
    careful:
      'N’écrivez rien de classifié, ni rien de confidentiel sur un employeur. Si vous préférez le courriel au formulaire, écrivez à',
    email: { label: site.email, href: `mailto:${site.email}?subject=Candidature` },
  },
  closing: {
    title: 'Dites-nous ce que vous savez faire.',
    text: `Envoyez-nous votre résumé. Une personne vous répond en ${claim('reply')}.`,
    actions: [
      { label: 'Envoyer votre candidature', href: contactAbout('careers') },
      { label: `À propos de ${site.name}`, href: '/about' },
    ],
  },
} as const satisfies InLanguage<typeof english.careers>)
