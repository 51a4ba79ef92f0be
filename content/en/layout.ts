import { claim } from '#content/en/claims.ts'
import { typeset } from '#content/en/language/typography.ts'
import { samples } from '#content/en/samples.ts'
import { site } from '#content/facts/site.ts'
import { contactAbout } from '#content/schema/topic.ts'

const sampleReports = samples.map(({ label, href }) => ({ label: `Sample report: ${label}`, href }))

/** Words and links of the header, the menu and the footer, on every page (specification, section 2). */
export const layout = typeset({
  skip: 'Skip to content',
  /** Name of the list of a page's sections. */
  contents: 'On this page',
  /** The main step of a page on what the company offers. */
  briefing: { label: 'Request Strategic Briefing', href: contactAbout('consultation') },
  /** Below the button of the main step. */
  reply: `Reply in ${claim('reply')}`,
  navigation: {
    label: 'Main',
    links: [
      { label: 'Services', href: '/services' },
      { label: 'Sectors', href: '/sectors' },
      { label: 'About', href: '/about' },
      { label: 'Blog', href: '/blog' },
      { label: 'Contact', href: '/contact' },
      { label: 'Security', href: '/security' },
    ],
    /** A phone shows one word of the label. */
    portal: { label: 'Client Portal Login', short: 'Login', href: '/login' },
  },
  menu: {
    open: 'Menu',
    close: 'Close',
    label: 'Menu',
    more: [
      { label: 'Research & Development', href: '/research-development' },
      ...sampleReports,
      { label: 'Open data', href: '/data' },
      { label: 'Careers', href: '/careers' },
      { label: 'Site index', href: '/sheet-index' },
    ],
  },
  footer: {
    /** Name of the list of links, for screen readers. */
    label: 'Footer',
    columns: [
      {
        title: 'Company',
        links: [
          { label: 'About', href: '/about' },
          { label: 'Research & Development', href: '/research-development' },
          { label: 'Services', href: '/services' },
          { label: 'Industries', href: '/sectors' },
          { label: 'Blog', href: '/blog' },
          { label: 'Careers', href: '/careers' },
        ],
      },
      {
        title: 'Solutions',
        links: [
          { label: 'Movement Intelligence', href: '/services/movement' },
          { label: 'Social Graph Analysis', href: '/services/social' },
          { label: 'Geospatial ML', href: '/services/ml' },
          { label: 'Secure GIS', href: '/services/gis' },
          { label: 'Signals Intelligence', href: '/services/signals' },
        ],
      },
      {
        title: 'Connect',
        links: [
          { label: 'Contact Us', href: '/contact' },
          { label: 'Request a Demo', href: contactAbout('demo') },
          { label: 'Support', href: contactAbout('support') },
          { label: 'Blog & Insights', href: '/blog' },
          ...sampleReports,
        ],
      },
      {
        title: 'Security & Compliance',
        links: [
          { label: 'Security', href: '/security' },
          { label: 'Privacy', href: '/privacy' },
          { label: 'Sanctions', href: '/sanctions' },
          { label: 'Certifications', href: '/security/certifications' },
          { label: 'Documents', href: '/trust' },
          { label: 'Procurement summary', href: '/trust/procurement' },
        ],
      },
    ],
    strip: [
      { label: 'Privacy Policy', href: '/privacy' },
      { label: 'Sanctions', href: '/sanctions' },
      { label: 'Security', href: '/security' },
      { label: 'Accessibility', href: '/security#accessibility' },
      { label: 'Site index', href: '/sheet-index' },
    ],
    data: 'Drawings and examples use synthetic data. No real person was tracked.',
    /** On paper alone: to whom a reader writes. */
    get contact() {
      return `${site.name}, ${site.address.locality}, ${site.address.region}, Canada. Email: ${site.email}`
    },
    get claim() {
      return `${site.name}. Canadian, designed for mission-critical operations.`
    },
  },
} as const)
