import type * as english from '#content/en/pages/not-found.ts'
import { site } from '#content/facts/site.ts'
import { counts } from '#content/fr/counts.ts'
import { typeset } from '#content/fr/language/typography.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'

const notFoundMetadata = (title: string, description: string): PageMetadata => ({
  kind: 'notFound',
  title: `${title} | ${site.name}`,
  description,
})

/** The three not-found pages (specification, sections 2 and 8). */
export const notFound = typeset({
  page: {
    metadata: notFoundMetadata(
      'Page introuvable',
      'Cette page n’existe pas ou a peut-être été déplacée. Vous pouvez retourner à l’accueil, voir nos services ou joindre le soutien.',
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
      `Cette adresse ne correspond à aucun de nos ${counts.services} services. Vous pouvez revenir à la liste des services ou joindre le soutien.`,
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
      'Cette adresse ne correspond à aucune de nos pages de secteur. Vous pouvez retourner à l’accueil, voir tous les secteurs ou joindre le soutien.',
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
    'Une adresse mal tapée est sans conséquence. Mais si un programme explore ou sonde le site, votre adresse IP peut être ajoutée à un filtre de sécurité, qui peut la bloquer.',
  edge: ['Le bord de la carte.', 'Il n’y a pas de page au-delà.'],
  here: ['Vous êtes ici.', 'Hors de la carte.'],
  index: {
    title: 'Essayez une de ces pages',
    links: [
      { label: 'Services', text: `Nos ${counts.services} services, et ce que chacun vous donne.`, href: '/services' },
      {
        label: 'Secteurs',
        text: 'Tous les secteurs, et ce que vous pouvez savoir dans chacun.',
        href: '/sectors',
      },
      { label: 'Blogue', text: 'Des méthodes, des exemples chiffrés et leurs limites.', href: '/blog' },
      { label: 'Sécurité', text: 'Nos principes de sécurité et nos certifications.', href: '/security' },
    ],
  },
} as const satisfies InLanguage<typeof english.notFound>)
