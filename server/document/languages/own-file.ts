import { addressOf } from '#content/page-addresses.server.ts'

/** Path, below the site's folder, of a file that each language has of its own: 'rss.xml', in French 'fr/rss.xml'. */
export const ownFile = (file: string): string => addressOf(`/${file}`).slice(1)
