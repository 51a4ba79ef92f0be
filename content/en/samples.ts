/** Samples of what a client receives, and of which case; the menu and the footer call each a sample report. */
export const samples = [
  { label: 'a crowd', detail: 'at a concert', href: '/data/counts' },
  { label: 'two sites', detail: 'for a shop', href: '/data/sites' },
  { label: 'one device', detail: 'under a court order', href: '/data/report' },
] as const
