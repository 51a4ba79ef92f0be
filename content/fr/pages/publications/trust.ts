import type * as english from '#content/en/pages/publications/trust.ts'
import { registerAddress } from '#content/facts/register.ts'
import { site } from '#content/facts/site.ts'
import { claim } from '#content/fr/claims.ts'
import { changes } from '#content/fr/trust/changes.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'

export const metadata: PageMetadata = {
  kind: 'page',
  path: 'trust',
  title: `Documents de sécurité et de conformité | ${site.name}`,
  description:
    'Pour un examen de sécurité\u00a0: registre des chiffres et des certifications (JSON), sommaire, déclaration d’accessibilité, nomenclature logicielle.',
}

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['register', 'accessibility', 'software', 'changes'] as const

export const trustPage = {
  title: 'Documents',
  lead: 'Pour votre examen de sécurité\u00a0: chiffres et certifications, sommaire de sécurité, accessibilité et logiciels. Sans formulaire ni courriel, et à transmettre librement.',
  register: {
    title: 'Chiffres et certifications',
    text: 'Le fichier définit chaque chiffre que nous énonçons. Il nomme des normes, des lois et des cadres, avec ce que chacun couvre et son rythme d’audit.',
    items: [
      {
        label: 'register.json',
        href: registerAddress,
        text: 'Le registre entier en JSON, pour vos outils.',
      },
      { label: 'Comment chaque chiffre est mesuré', href: '/about#figures', text: 'Les chiffres, sur une page.' },
      { label: 'Certifications', href: '/security/certifications', text: 'Les certifications, sur une page.' },
    ],
  },
  accessibility: {
    title: 'L’accessibilité, et comment nous l’avons éprouvée',
    text: 'Ce site est construit selon WCAG\u00a02.2, niveau AA. Ceci est une autoévaluation du 22\u00a0novembre 2026. Le site repose sur HTML et CSS, et sur JavaScript pour la connexion et le portail client seulement.',
    columns: ['Quoi', 'Comment nous l’avons éprouvé', 'Résultat'],
    rows: [
      [
        'Règles qu’un programme peut vérifier',
        'axe sur une page de chaque genre et dans chaque état d’un formulaire, en clair et en sombre',
        'Aucun constat',
      ],
      [
        'Clavier',
        'Un navigateur conduit au clavier seul\u00a0: lien d’évitement, menu, demande, connexion, journée à la main',
        'Tout est atteint',
      ],
      [
        'Espacement et redistribution du texte',
        'Espacement selon le critère 1.4.12, à partir de 320\u00a0pixels',
        'Aucun mot perdu',
      ],
      ['Texte au double de sa taille', 'Chaque page, son texte doublé', 'Aucun mot perdu'],
      [
        'Contraste',
        'Mesuré en clair, en sombre et avec davantage de contraste demandé',
        'AA; AAA là où il est demandé',
      ],
      [
        'Couleurs forcées, impression, mouvement réduit',
        'Chaque mode dans un navigateur',
        'Figures visibles; rien ne bouge',
      ],
      ['Sans scripts', 'Pages publiques et formulaire de contact, scripts désactivés', 'Lisibles, utilisables'],
      ['Noms, rôles et points de repère', 'Par programme, tels qu’un lecteur d’écran les reçoit', 'Aucun constat'],
      [
        'Courbes de niveau des cartes',
        'Les cartes sont résumées en mots; la forme du sol ne l’est pas',
        'Limite connue',
      ],
      [
        'Portail client',
        'Connexion et tableau de bord, mêmes essais; les données de la clientèle ne font pas partie de ce site',
        'Mêmes résultats',
      ],
    ],
    link: { label: 'Signaler un obstacle', href: contactAbout('support') },
  },
  software: {
    title: 'Les logiciels de ce site',
    text: 'Chaque paquet dont une partie atteint votre navigateur, par version et par licence. Ce qui ne fait que produire ou éprouver le site n’est pas dans la liste.',
    items: [
      {
        label: 'bill-of-materials.json',
        href: '/trust/bill-of-materials.json',
        text: 'CycloneDX\u00a01.6, pour un outil d’analyse.',
      },
      { label: 'licenses.txt', href: '/licenses.txt', text: 'Les mêmes paquets, avec le texte de chaque licence.' },
      {
        label: 'security-summary.txt',
        href: '/trust/security-summary.txt',
        text: 'Les règles de la page de sécurité sur une feuille de texte.',
      },
      {
        label: 'security.txt',
        href: '/.well-known/security.txt',
        text: 'Où signaler une faille (RFC\u00a09116).',
      },
    ],
  },
  changes: {
    title: 'Ce qui a changé, et quand',
    entries: changes.map(({ date, title, text, href }) => ({
      name: title,
      text: `${date.slice(0, 10)}. ${text}`,
      href,
    })),
    read: 'Le lire sur place',
    link: { label: 'Les changements en fil, Atom', href: '/trust/changes.xml' },
  },
  feed: {
    title: 'changements du registre',
    text: 'Changements des chiffres, des certifications, des données et des documents. Ceci est un fil; copiez son adresse dans un lecteur de fils.',
  },
  closing: {
    title: 'Envoyez-nous votre questionnaire.',
    text: `Notre équipe de la conformité y répond. Une première réponse vient en ${claim('reply')}.`,
    actions: [
      { label: 'Joindre l’équipe de la conformité', href: contactAbout('compliance') },
      { label: 'Retour à Sécurité', href: '/security' },
    ],
  },
} as const satisfies InLanguage<typeof english.trustPage>
