/** What a page is called as a place, by its path. A page that is not named here goes by its title. */
export const placeNames: ReadonlyMap<string, string> = new Map([
  ['', 'Home'],
  ['about', 'About'],
  ['about/precision', 'Precision'],
  ['blog', 'Articles'],
  ['careers', 'Careers'],
  ['contact', 'Contact'],
  ['predictive-insights', 'Predictive insights'],
  ['privacy', 'Privacy'],
  ['real-time-awareness', 'Real-time awareness'],
  ['research-development', 'Research & Development'],
  ['sanctions', 'Sanctions'],
  ['sectors', 'Sectors'],
  ['security', 'Security'],
  ['security/certifications', 'Certifications'],
  ['services', 'Services'],
])

/** Name of the navigation, for assistive technology. */
export const breadcrumbLabel = 'Breadcrumb'
