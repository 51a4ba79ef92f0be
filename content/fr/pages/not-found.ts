import type * as english from '#content/en/pages/not-found.ts'
import { site } from '#content/facts/site.ts'
import { counts } from '#content/fr/counts.ts'
import { capital } from '#content/languages/capital.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'

const notFoundMetadata = (title: string, description: string): PageMetadata => ({
  kind: 'notFound',
  title: `${title} | ${site.name}`,
  description,
})

/** The three not-found pages (specification, sections 2 and 8). */
export const notFound = {
  page: {
    metadata: notFoundMetadata(
      'Page introuvable',
      'Cette page n’existe pas ou a peut-être été déplacée. D’ici, vous pouvez retourner à l’accueil, voir les services ou nous écrire.',
    ),
    code: '404',
    title: 'Oups! Page introuvable',
    text: 'Vous voilà, semble-t-il, en territoire inexploré. Cette page n’existe pas ou a peut-être été déplacée.',
    actions: [
      { label: 'Retour à l’accueil', href: '/' },
      { label: 'Joindre le soutien', href: contactAbout('support') },
    ],
  },
  service: {
    metadata: notFoundMetadata(
      'Service introuvable',
      `Il y a ${counts.services} services, et cette adresse n’est celle d’aucun. D’ici, vous pouvez revenir aux ${counts.services} ou nous écrire.`,
    ),
    code: '404',
    title: 'Service introuvable',
    text: 'Le service que vous cherchez n’existe pas. Choisissez une page ci-dessous.',
    actions: [
      { label: 'Retour aux services', href: '/services' },
      { label: 'Joindre le soutien', href: contactAbout('support') },
    ],
  },
  sector: {
    metadata: notFoundMetadata(
      'Secteur introuvable',
      `Il y a ${counts.sectors} secteurs qui ont leur propre page, et aucun n’est à cette adresse. D’ici, vous pouvez retourner à l’accueil ou nous écrire.`,
    ),
    code: '404',
    title: 'Secteur introuvable',
    text: 'Il n’y a pas de page de secteur à cette adresse. Choisissez une page ci-dessous.',
    actions: [
      { label: 'Retour à l’accueil', href: '/' },
      { label: 'Joindre le soutien', href: contactAbout('support') },
    ],
  },
  notice:
    'Une adresse mal tapée est sans conséquence, mais une exploration automatisée ou des essais à données aléatoires peuvent valoir à votre adresse IP l’ajout à un filtre de sécurité.',
  edge: ['Le bord de la carte.', 'Il n’y a pas de page au-delà.'],
  here: ['Vous êtes ici.', 'Hors de la carte.'],
  index: {
    title: 'Essayez une de ces pages',
    links: [
      { label: 'Services', text: `Nos ${counts.services} services, et ce que livre chacun.`, href: '/services' },
      {
        label: 'Secteurs',
        text: `${capital(counts.rows)} secteurs, et nos réponses à leurs questions.`,
        href: '/sectors',
      },
      { label: 'Blogue', text: 'Des exemples chiffrés, avec leurs limites.', href: '/blog' },
      { label: 'Sécurité', text: 'Principes et certifications.', href: '/security' },
    ],
  },
} as const satisfies InLanguage<typeof english.notFound>
