import { counts } from '#content/en/counts.ts'
import { site } from '#content/facts/site.ts'
import { capital } from '#content/languages/capital.ts'
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
      'Page Not Found',
      'This page does not exist or may have been moved. From here you can return home, read the services or ask us.',
    ),
    code: '404',
    title: 'Oops! Page Not Found',
    text: "It seems you've ventured into unexplored territory. This page doesn't exist or may have been moved.",
    actions: [
      { label: 'Return Home', href: '/' },
      { label: 'Contact Support', href: contactAbout('support') },
    ],
  },
  service: {
    metadata: notFoundMetadata(
      'Service Not Found',
      `There are ${counts.services} services, and this address is that of none of them. From here you can go back to all ${counts.services} or ask us.`,
    ),
    code: '404',
    title: 'Service Not Found',
    text: 'The service you are looking for does not exist.',
    actions: [
      { label: 'Back to Services', href: '/services' },
      { label: 'Contact Support', href: contactAbout('support') },
    ],
  },
  sector: {
    metadata: notFoundMetadata(
      'Sector not found',
      `There are ${counts.sectors} sectors with a page of their own, and none is at this address. From here you can return home or ask us.`,
    ),
    code: '404',
    title: 'Sector not found',
    text: 'The sector you are looking for does not exist.',
    actions: [
      { label: 'Return to home', href: '/' },
      { label: 'Contact Support', href: contactAbout('support') },
    ],
  },
  notice:
    'Notice: crawling or fuzzing attempts may lead to your IP being added to a security filter. A mistyped address will not.',
  edge: ['Edge of sheet 31 G/5.', 'The contours stop; the graticule goes on.'],
  here: ['You are here.', 'No survey, no data, no path.'],
  index: {
    title: 'On the sheet',
    links: [
      { label: 'Services', text: `One sheet, ${counts.services} readings.`, href: '/services' },
      { label: 'Sectors', text: `${capital(counts.rows)}, and what each one reads.`, href: '/sectors' },
      { label: 'Blog', text: 'Worked examples, with their limits.', href: '/blog' },
      { label: 'Security', text: 'Principles and certifications.', href: '/security' },
    ],
  },
} as const
