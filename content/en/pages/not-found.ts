import { counts } from '#content/en/counts.ts'
import { typeset } from '#content/en/language/typography.ts'
import { site } from '#content/facts/site.ts'
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
      'Page Not Found',
      'This page does not exist or may have been moved. You can return home, see our services or contact support.',
    ),
    code: '404',
    title: 'Oops! Page Not Found',
    text: 'It seems you’ve ventured into unexplored territory. This page doesn’t exist or may have been moved.',
    actions: [
      { label: 'Return Home', href: '/' },
      { label: 'Contact Support', href: contactAbout('support') },
    ],
  },
  service: {
    metadata: notFoundMetadata(
      'Service Not Found',
      `This address does not match any of our ${counts.services} services. You can go back to the list of services or contact support.`,
    ),
    code: '404',
    title: 'Service Not Found',
    text: 'The service you are looking for does not exist. Choose a page below.',
    actions: [
      { label: 'Back to Services', href: '/services' },
      { label: 'Contact Support', href: contactAbout('support') },
    ],
  },
  sector: {
    metadata: notFoundMetadata(
      'Sector not found',
      'This address does not match any of our sector pages. You can return home, see all sectors or contact support.',
    ),
    code: '404',
    title: 'Sector not found',
    text: 'There is no sector page at this address. Choose a page below.',
    actions: [
      { label: 'Return to home', href: '/' },
      { label: 'Contact Support', href: contactAbout('support') },
    ],
  },
  notice:
    'A mistyped address does no harm. Requests by program are different: crawling or fuzzing may put your IP address on a security filter, which can block it.',
  edge: ['The edge of the map.', 'There is no page beyond it.'],
  here: ['You are here.', 'Off the map.'],
  index: {
    title: 'Try one of these',
    links: [
      { label: 'Services', text: `Our ${counts.services} services, and what each delivers.`, href: '/services' },
      {
        label: 'Sectors',
        text: 'All sectors, and what you can find out in each.',
        href: '/sectors',
      },
      { label: 'Blog', text: 'Methods, worked examples and their limits.', href: '/blog' },
      { label: 'Security', text: 'Our security principles and certifications.', href: '/security' },
    ],
  },
} as const)
