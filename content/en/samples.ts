/** Samples of what a client receives, and for whom; the menu and the footer call each a sample report. */
export const samples = [
  { label: 'one device', href: '/data/report' },
  { label: 'a crowd', href: '/data/counts' },
  { label: 'two sites', href: '/data/sites' },
] as const
