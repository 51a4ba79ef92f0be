import { claim } from '#content/en/claims.ts'

/** Security principles: the statement, and the way to check it. */
export const principles = {
  note: 'Eight rules',
  title: 'Security principles.',
  text: 'Each rule comes with a way to check it. Rule 1.5 has two exceptions.',
  check: 'How to check',
  rules: [
    {
      title: 'Least access',
      text: 'Access shall be granted by role, purpose and area together, and shall end with the purpose.',
      check: 'Choose an area; ask which roles can see it, and since when.',
    },
    {
      title: 'More than a password',
      text: 'Our analysts and administrators shall reach client data only with a second factor. Clients can add an authenticator app to their own sign-in.',
      check: 'Watch one of us sign in.',
    },
    {
      title: 'Everything logged',
      text: 'Every view, change and export shall be logged with the rule that allowed it. The people whose actions it records shall not be able to change the log.',
      check: 'Name one of your queries; we show you its log entry.',
    },
    {
      title: 'Encrypted throughout',
      text: 'Data shall be encrypted at rest and in transit, in modules validated to FIPS\u00a0140-3.',
      check: 'Ask for each module’s certificate number, then look it up in the public list.',
    },
    {
      title: 'No names in analysis',
      text: 'Identifiers shall be removed before analysis. The secret key (salt) behind each pseudonym shall be destroyed when its purpose ends. Two exceptions: one device, under legal authority that names it, and a person who has consented and can withdraw.',
      check: 'Pick any record that contains a name; ask which exception applies.',
    },
    {
      title: 'Within borders',
      text: 'Client data shall be stored and processed within national boundaries.',
      check: 'Ask where each copy of your data is held.',
    },
    {
      title: 'No trusted network',
      text: 'Each request shall be authorized on its own. A connection from inside the network shall give no access by itself.',
      check: 'Let your testers connect from inside the network.',
    },
    {
      title: 'Incidents reported to you',
      text: 'An incident that affects your data shall be reported to you by the person who handles it.',
      check: 'Ask who would call you, and who on your side would get the call.',
    },
  ],
} as const

/** Security by default: the settings before anybody changes one. */
export const defaults = {
  note: 'Settings',
  title: 'Security by default.',
  text: 'Every setting starts at its safest value. Each change is recorded with a name and a date.',
  cards: [
    {
      title: 'Closed',
      text: 'A new account sees no area, no layer and no device until an authorized person grants access.',
    },
    {
      title: 'Coarse',
      text: 'Positions are rounded to the grid cells of your licence before they leave. A finer grid needs a decision that a named person signs.',
    },
    { title: 'Encrypted', text: 'No unencrypted mode exists, in transit or at rest.' },
    { title: 'Logged', text: 'The audit log begins with the first request, and cannot be paused.' },
    {
      title: 'Without identifiers',
      text: 'Identifiers do not reach the analysis. An exception needs legal authority or consent.',
    },
    {
      title: 'Limited in time',
      text: `A session of the client portal ends after ${claim('session')}, or after eight hours with no page open. An access token issued before then works for up to an hour more.`,
    },
    {
      title: 'Monitored',
      text: `Monitoring is ${claim('monitoring')}, from the first day.`,
    },
    { title: 'No third parties', text: 'Reading this site loads nothing from third parties and needs no cookie.' },
  ],
} as const
