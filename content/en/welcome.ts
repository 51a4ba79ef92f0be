import { typeset } from '#content/en/language/typography.ts'

/**
 * Words of the dashboard (specification, sections 2, 4 and 8). The browser loads this file, so it imports
 * nothing that needs Node. The tiles and the log are fixed examples, not data.
 */
export const dashboard = typeset({
  /** Heading of the page, for screen readers: the tiles come first. */
  name: 'Dashboard',
  /** Read out after the name, and shown when a pointer rests on a tile or on the log. */
  example: 'The figures and the activity are examples.',
  loading: 'Loading...',
  header: { navigation: 'Page' },
  account: { signedInAs: 'Signed in as', open: 'Account', signOut: 'Sign Out', signingOut: 'Signing Out...' },
  accountNotLoaded: 'Your account could not be loaded. Check your connection, then try again.',
  unreachable: {
    title: 'The sign-in service is not responding.',
    text: 'You are still signed in on this browser. This page will load as soon as the service responds.',
    retry: 'Retry',
  },
  withoutScript: {
    title: 'The dashboard needs JavaScript',
    text: 'Turn JavaScript on for this site and reload the page. Client data is shown only with JavaScript.',
  },
  notLoaded: {
    title: 'The page is taking too long to load.',
    text: 'Reload it, or try again in a few minutes.',
  },
  overview: {
    title: 'Overview',
    tiles: [
      { label: 'Active Operations', value: '12', tone: 'plain' },
      { label: 'Data Points', value: '2.4M', tone: 'plain' },
      { label: 'Alerts', value: '3', tone: 'alert' },
      { label: 'Systems', value: '8', tone: 'plain' },
    ],
  },
  activity: {
    title: 'Recent Activity',
    /** Legend of the events, which are choices. */
    choose: 'Choose an event: the map moves to its place.',
    /** Times of day as the HTML standard writes them, and places of the map (dashboard.css), the same in every language. */
    entries: [
      { isoTime: '15:24', text: 'Alert: stopped ten minutes, S6', tone: 'alert', place: 'S6' },
      { isoTime: '15:14', text: 'Stops, S6', tone: 'plain', place: 'S6' },
      { isoTime: '15:12', text: 'Enters geofence', tone: 'plain', place: 'fence' },
      { isoTime: '15:05', text: 'Leaves S5', tone: 'plain', place: 'S5' },
      { isoTime: '13:10', text: 'Alert: Wi-Fi feed delayed; restored 13:14', tone: 'alert', place: 'all' },
      { isoTime: '12:15', text: 'Leaves S4', tone: 'plain', place: 'S4' },
      { isoTime: '08:45', text: 'Alert: bridge B, 9 crossings in 15 min', tone: 'alert', place: 'bridge' },
      { isoTime: '07:06', text: 'Leaves S1, first trip', tone: 'plain', place: 'S1' },
      { isoTime: '06:00', text: '8 of 8 systems reporting', tone: 'plain', place: 'all' },
    ],
  },
  actions: {
    title: 'Quick Actions',
    labels: ['View Live Operations', 'Generate Report', 'System Settings'],
    /** Above the buttons, and read out with each. */
    note: 'Examples: these three buttons do nothing.',
  },
  session: {
    title: 'Secure Session Active',
    expires: 'Session expires in',
    hours: 'hours',
    /** Completes the specified words above, which never count down. */
    since: 'after sign-in',
    now: 'Current time',
    note: 'Closing the browser does not sign you out. Sign out to end the session now.',
    /** While nobody answers whether the session still stands. */
    unanswered: 'The sign-in service is not responding. You stay signed in here, and this page keeps trying.',
  },
  map: {
    description: 'Night map of moving devices. One track, in amber, crosses a geofence and stops inside it.',
    caption: 'The map at 15:24, and the place of the event that you choose. Amber: the track that raised the alert.',
    captionTerm: 'Map:',
  },
} as const)
