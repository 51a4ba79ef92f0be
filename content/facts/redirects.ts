/**
 * Addresses that people guess or have written down, and where each leads. `server/publish/redirects.ts` hands this
 * table to every host. Trailing slashes and `.html` need no row. A target is a page or file of the site, never another row.
 */
export const redirects: Readonly<Record<string, string>> = {
  '/home': '/',
  '/articles': '/blog',
  '/news': '/blog',
  '/industries': '/sectors',
  '/solutions': '/services',
  '/certifications': '/security/certifications',
  '/precision': '/about/precision',
  '/about-us': '/about',
  '/contact-us': '/contact',
  '/jobs': '/careers',
  '/research': '/research-development',
  '/privacy-policy': '/privacy',
  '/sectors/publicsafety': '/sectors/publicSafety',
  '/sectors/urbanplanning': '/sectors/urbanPlanning',
  '/signin': '/login',
  '/sign-in': '/login',
  '/dashboard': '/welcome',
  '/rss': '/rss.xml',
  '/feed': '/rss.xml',
  '/feed.xml': '/rss.xml',
  '/blog/rss': '/rss.xml',
  '/blog/feed': '/rss.xml',
  '/atom': '/rss.xml',
  '/atom.xml': '/rss.xml',
  '/feed.json': '/rss.xml',
  '/security.txt': '/.well-known/security.txt',
  // Where password managers send a client to change a password (W3C, A Well-Known URL for Changing Passwords).
  '/.well-known/change-password': '/welcome',
}
