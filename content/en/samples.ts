/** Samples of what a client receives, as home names them; the menu and the footer call each a sample report. */
export const samples = [
  { label: 'one device', href: '/data/report' },
  { label: 'counts', href: '/data/counts' },
  { label: 'two sites', href: '/data/sites' },
] as const
