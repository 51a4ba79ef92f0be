import type * as english from '#content/en/pages/publications/trust.ts'
import { certificationRegister } from '#content/facts/certifications.ts'
import { registerAddress } from '#content/facts/register.ts'
import { site } from '#content/facts/site.ts'
import { claim } from '#content/fr/claims.ts'
import { typeset } from '#content/fr/language/typography.ts'
import { changes } from '#content/fr/trust/changes.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'

export const metadata = typeset<PageMetadata>({
  kind: 'page',
  path: 'trust',
  title: `Documents de sécurité et de conformité | ${site.name}`,
  description:
    'Pour un examen de sécurité : registre des chiffres et des certifications, sommaire de sécurité, déclaration d’accessibilité, nomenclature logicielle.',
})

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['register', 'accessibility', 'changes', 'software'] as const

export const trustPage = typeset({
  title: 'Documents',
  lead: 'Commencez ici votre examen de sécurité, avec le registre des chiffres et des certifications, le sommaire de sécurité, la déclaration d’accessibilité et la liste des logiciels. Vous pouvez les transmettre.',
  register: {
    title: 'Chiffres, certifications et règles',
    text: `Le registre définit chaque chiffre que nous publions. Il présente ${certificationRegister.length} normes, lois et cadres : ce qu’est chacun, ce qu’il couvre et d’où il vient.`,
    items: [
      {
        label: 'Sommaire pour l’approvisionnement',
        href: '/trust/procurement',
        text: 'Ce qu’exige un dossier d’achat, sur une page.',
      },
      {
        label: 'Rencontre sur la sécurité',
        href: contactAbout('briefing'),
        text: 'Nous y montrons contrôles, flux de données et résultats d’essai (OSCAL), certificats des modules de chiffrement, liste complète des certifications.',
      },
      {
        label: 'security-summary.txt',
        href: '/trust/security-summary.txt',
        text: 'Un résumé de la page de sécurité en texte brut, à joindre à votre dossier.',
      },
      {
        label: 'register.json',
        href: registerAddress,
        text: 'Le registre entier en JSON, pour vos outils.',
      },
      { label: 'Certifications', href: '/security/certifications', text: 'Les certifications, sur une page.' },
    ],
  },
  accessibility: {
    title: 'Accessibilité et méthodes d’essai',
    text: 'Ce site suit les WCAG 2.2, niveau AA, qui comprennent les WCAG 2.1 de l’article 9 de CAN/ASC-EN 301549. Le tableau présente une autoévaluation du 22 novembre 2026. Les pages n’exigent que HTML et CSS; la connexion et le portail client exigent aussi JavaScript.',
    columns: ['Élément', 'Méthode d’essai', 'Résultat'],
    rows: [
      [
        'Vérifications automatisées',
        'L’outil axe, sur une page de chaque type et dans chaque état d’un formulaire, en clair et en sombre',
        'Aucun problème',
      ],
      [
        'Clavier',
        'Un navigateur commandé au clavier seulement : lien d’évitement, menu, demande, connexion, ligne du temps',
        'Tout est accessible',
      ],
      [
        'Espacement et redistribution du texte',
        'Espacement du critère 1.4.12, sur des écrans d’au moins 320 pixels de large',
        'Aucun texte perdu',
      ],
      ['Texte au double de sa taille', 'Chaque page, avec un texte deux fois plus grand', 'Aucun texte perdu'],
      ['Contraste', 'Mesuré en clair, en sombre et avec plus de contraste', 'AA; AAA avec plus de contraste'],
      [
        'Couleurs forcées, impression, mouvement réduit',
        'Chaque mode dans un navigateur',
        'Figures visibles; rien ne bouge',
      ],
      [
        'Sans scripts',
        'Les pages publiques et le formulaire de contact, avec les scripts désactivés',
        'Lisibles, utilisables',
      ],
      ['Noms, rôles et points de repère', 'Par programme, tels qu’un lecteur d’écran les reçoit', 'Aucun problème'],
      ['Courbes de niveau des cartes', 'Les cartes sont résumées en mots, sans la forme du terrain', 'Limite connue'],
      [
        'Portail client',
        'Connexion et tableau de bord, avec les mêmes essais, sauf celui sans scripts; les données des clients ne font pas partie de ce site',
        'Mêmes résultats',
      ],
    ],
    link: { label: 'Signaler un obstacle', href: contactAbout('support') },
  },
  software: {
    title: 'Logiciels de ce site',
    text: 'La liste des paquets logiciels que ce site envoie à votre navigateur, avec leur version et leur licence. Elle exclut ceux qui ne servent qu’à produire ou à tester le site.',
    items: [
      {
        label: 'bill-of-materials.json',
        href: '/trust/bill-of-materials.json',
        text: 'CycloneDX 1.6, pour un outil d’analyse des vulnérabilités.',
      },
      { label: 'licenses.txt', href: '/licenses.txt', text: 'Les mêmes paquets, avec le texte de chaque licence.' },
      {
        label: 'security.txt',
        href: '/.well-known/security.txt',
        text: 'Où signaler une vulnérabilité (RFC 9116).',
      },
    ],
  },
  changes: {
    title: 'Historique des changements',
    entries: changes.map(({ date, title, text, href }) => ({
      name: title,
      text: `${date.slice(0, 10)}. ${text}`,
      href,
    })),
    read: 'Ouvrir',
    link: { label: 'Fil des changements (Atom)', href: '/trust/changes.xml' },
  },
  feed: {
    title: 'changements du registre',
    text: 'Changements des chiffres, des certifications, des données et des documents. Cette page est un fil : copiez son adresse dans un lecteur de fils.',
  },
  closing: {
    title: 'Envoyez-nous votre questionnaire.',
    text: `Notre équipe de la conformité y répond. Vous recevez une première réponse en ${claim('reply')}.`,
    actions: [
      { label: 'Joindre l’équipe de la conformité', href: contactAbout('compliance') },
      { label: 'Retour à la sécurité', href: '/security' },
    ],
  },
} as const satisfies InLanguage<typeof english.trustPage>)
