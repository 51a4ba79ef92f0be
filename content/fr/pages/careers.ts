import type * as english from '#content/en/pages/careers.ts'
import { site } from '#content/facts/site.ts'
import { backToHome } from '#content/fr/back-to-home.ts'
import { claim } from '#content/fr/claims.ts'
import { dayWord } from '#content/fr/day-words.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'

export const metadata: PageMetadata = {
  kind: 'page',
  path: 'careers',
  title: `Carrières chez ${site.name}\u00a0: prenez part à notre mission`,
  description:
    'Renseignement géospatial et électromagnétique\u00a0: une candidature pour huit disciplines, télétravail, et cote de sécurité parrainée si l’emploi l’exige.',
}

const stop = dayWord('day.short.place')

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['disciplines', 'environment', 'benefits', 'equality', 'apply'] as const

export const careers = {
  back: backToHome,
  title: 'Carrières',
  lead: 'Vos compétences. Notre mission. Un avenir bâti ensemble. Candidature générale seulement, pour les huit disciplines\u00a0: dites-nous ce que vous savez faire.',
  disciplines: {
    title: 'Ce que nous cherchons',
    text: `Huit disciplines, sur un même exemple. À ${dayWord('day.short.arrive')}, une personne synthétique s’arrête ${dayWord('day.short.minutes')}\u00a0minutes en un lieu marqué ${stop}. Chaque discipline pose une autre question sur cet arrêt. À laquelle voudriez-vous répondre?`,
    items: [
      {
        name: 'Analyse du renseignement et modélisation des menaces',
        text: 'Peser ce qu’une habitude peut vouloir dire, nommer les explications rivales, et dire ce qui les départagerait.',
        asks: 'Une course ou une rencontre, et que chercheriez-vous ensuite?',
      },
      {
        name: 'SIG et télédétection',
        text: 'Accorder relief, routes, images et référentiel géodésique, pour qu’un lieu soit le même dans chaque couche.',
        asks: `Qu’y a-t-il à ${stop}, et la carte est-elle plus vieille que le bâtiment?`,
      },
      {
        name: 'Apprentissage automatique et analyse prédictive',
        text: 'Bâtir des modèles qui battent le rival gratuit, et les noter sur des jours et des quartiers qu’ils n’ont jamais vus.',
        asks: 'À quel point était-ce surprenant, vu tous les autres jours de semaine?',
      },
      {
        name: 'Renseignement électromagnétique et surveillance de réseaux',
        text: 'Tirer d’une puissance reçue, d’un minutage et d’un silence une position et son ellipse honnête.',
        asks: 'Quels récepteurs l’ont entendu, et quelle est la largeur de l’ellipse?',
      },
      {
        name: 'Développement logiciel',
        text: 'Mener des millions d’enregistrements du flux à l’alerte, et rendre le chemin de la panne aussi ennuyeux que l’autre.',
        asks: `L’alerte part-elle en ${claim('alertLatency')} le pire jour de l’année?`,
      },
      {
        name: 'Cybersécurité et conception d’infrastructures sécurisées',
        text: 'Concevoir des systèmes où l’accès est étroit, où chaque lecture laisse une ligne au journal, et où la reprise a été répétée.',
        asks: 'Qui a ouvert cet enregistrement, et qui aurait pu le faire sans laisser de trace?',
      },
      {
        name: 'Opérations sur le terrain et coordination des moyens',
        text: 'Placer les capteurs, préparer les gens, et rapporter ce que la carte ne savait pas.',
        asks: 'Qui est le plus près, et que trouvera-t-on à la porte?',
      },
      {
        name: 'Rédaction technique et élaboration de politiques',
        text: 'Écrire la phrase que lisent de la même façon l’équipe d’exploitation, le service juridique et la personne concernée.',
        asks: 'Qu’en dit-on, que tait-on, et pourquoi?',
      },
    ],
    asks: 'Sa question',
  },
  environment: {
    title: 'Milieu de travail',
    items: [
      {
        name: 'Télétravail',
        text: 'Travail à distance, et sur place seulement au besoin\u00a0: par exemple dans des installations sécurisées.',
      },
      { name: 'Horaire souple', text: 'Vous fixez vos heures en tenant compte de votre équipe.' },
      {
        name: 'Cote de sécurité',
        text: 'Nous parrainons une cote de sécurité du gouvernement pour les candidatures admissibles.',
      },
      { name: 'Équipement', text: 'Nous fournissons tout l’équipement, le configurons et en assurons la sécurité.' },
    ],
    clearance: {
      title: 'Nous parrainons votre cote de sécurité.',
      text: 'Certains emplois ici exigent une cote de sécurité du gouvernement. Au Canada, une organisation doit la parrainer\u00a0: là où un emploi l’exige et où vous êtes admissible, nous le faisons. C’est le gouvernement qui décide, et non nous, et cela prend le temps qu’il faut. Nul besoin d’en avoir une pour nous écrire.',
    },
  },
  benefits: {
    title: 'Avantages',
    items: [
      {
        name: 'Rémunération concurrentielle',
        text: 'Un salaire établi selon le travail et son marché, discuté dès la première conversation.',
      },
      {
        name: 'Soutien au bureau à domicile',
        text: 'Table, chaise, écran et Internet.',
      },
      { name: 'Congés souples', text: 'Du temps pour s’absenter, et une relève qui le permet.' },
      {
        name: 'Perfectionnement',
        text: 'Du temps sur des questions qui n’ont pas encore de client, et une voie pour les mener plus loin\u00a0:',
        link: { label: 'Recherche et développement', href: '/research-development' },
      },
      {
        name: 'Santé et mieux-être',
        text: 'Un soutien pour votre santé physique et mentale.',
      },
      {
        name: 'Un travail qui sert',
        text: 'Ce que vous terminez est lu par quelqu’un qui doit agir en conséquence.',
      },
    ],
  },
  equality: {
    title: 'Égalité des chances',
    statement:
      'Chaque candidature est examinée sans égard à la race, à l’ascendance, au lieu d’origine, à la couleur, à l’origine ethnique, à la citoyenneté, à la croyance, au sexe, à l’orientation sexuelle, à l’identité sexuelle, à l’expression de l’identité sexuelle, à l’âge, à l’existence d’un casier judiciaire, à l’état matrimonial, à l’état familial, à un handicap ou aux caractéristiques génétiques.',
    text: 'Là où une loi pose une condition, comme une cote de sécurité ou un contrôle des exportations, nous la nommons avant que vous postuliez pour ce travail. Si quelque chose dans notre façon d’écrire, de rencontrer ou d’évaluer vous fait obstacle, dites-nous quoi changer. Nous le changeons, et n’en estimons pas moins la candidature.',
  },
  apply: {
    title: 'Comment postuler',
    text: 'Écrivez un court résumé, dans vos mots, dans le message de notre formulaire de contact. Ni lettre de présentation ni modèle. Dites trois choses, dans l’ordre de votre choix. Les liens sont facultatifs.',
    items: [
      { name: 'Compétences', text: 'Que savez-vous faire au point qu’on vous le demande?' },
      {
        name: 'Expérience',
        text: 'Où l’avez-vous fait, et qu’est-ce qui y a mal tourné que vous verriez maintenant venir?',
      },
      { name: 'Intérêts', text: 'Par laquelle des huit questions ci-dessus commenceriez-vous?' },
      {
        name: 'Liens',
        text: 'Un portfolio ou un travail public est bienvenu. Une seule chose qui fait votre fierté suffit.',
      },
    ],
    careful:
      'Omettez tout ce qui est classifié, et tout ce qui touche un employeur et qu’il ne vous appartient pas de dire. Si vous préférez le courriel au formulaire, écrivez à',
    email: { label: site.email, href: `mailto:${site.email}?subject=Candidature` },
  },
  closing: {
    title: 'Commencez par ce que vous savez faire.',
    text: `Une candidature, lue pour les huit disciplines. Une personne vous répond en ${claim('reply')}.`,
    actions: [
      { label: 'Envoyer votre candidature', href: contactAbout('careers') },
      { label: `À propos de ${site.name}`, href: '/about' },
    ],
  },
} as const satisfies InLanguage<typeof english.careers>
