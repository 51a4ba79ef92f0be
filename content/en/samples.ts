/** Samples of what a client receives, and for whom; the menu and the footer call each a sample report. */
export const samples = [
  { label: 'one device', audience: 'government, police', href: '/data/report' },
  { label: 'a crowd', audience: 'public safety', href: '/data/counts' },
  { label: 'two sites', audience: 'retail, cities', href: '/data/sites' },
] as const
