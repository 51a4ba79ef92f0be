import { claim } from '#content/en/claims.ts'

/** Security principles: the statement, and the way to check it. */
export const principles = {
  note: 'Security principles',
  title: 'Eight rules, two exceptions.',
  text: 'A principle without a check is a wish, so each has one. The exceptions belong to rule 1.5 and are named there.',
  check: 'How to check',
  rules: [
    {
      title: 'Least access',
      text: 'Access shall be granted by role, purpose and area together, and shall lapse when the purpose does.',
      check: 'Ask which role could see a cell, and since when.',
    },
    {
      title: 'More than a password',
      text: 'Our analysts and administrators shall reach client data only with a second factor. A client may add one, an authenticator app; until then a password alone opens that client’s sign-in.',
      check: 'Have us sign in while you watch.',
    },
    {
      title: 'Nothing unlogged',
      text: 'Every reading, change and export shall be logged with the rule that allowed it, out of reach of those it records.',
      check: 'Name a query of yours; we find its line.',
    },
    {
      title: 'Encrypted throughout',
      text: 'Data shall be encrypted at rest and in transit, in modules validated to FIPS\u00a0140-3.',
      check: 'Ask for each module’s certificate number, then look it up in the public list.',
    },
    {
      title: 'No names in analysis',
      text: 'Identifiers shall be stripped before analysis, and salts destroyed with their purpose. Two exceptions: one device under legal authority that names it, and a person who has agreed and can withdraw.',
      check: 'Open any record; ask which of the two a name came by.',
    },
    {
      title: 'Within borders',
      text: 'Client data shall be stored and processed within national boundaries.',
      check: 'Ask where each copy of your data stands.',
    },
    {
      title: 'No inherited trust',
      text: 'Each request shall be decided on its own. A place inside the network shall open nothing.',
      check: 'Give your testers a cable inside.',
    },
    {
      title: 'You hear it from us',
      text: 'An incident that touches your data shall be reported to you by the person who is handling it.',
      check: 'Ask who would call you, and whom they would call.',
    },
  ],
} as const

/** Security by default: what holds before anybody changes a setting. */
export const defaults = {
  note: 'Security by default',
  title: 'What holds before anyone sets anything.',
  text: 'Most settings are never changed. So each one starts at its safe end, and opening it leaves a name and a date.',
  cards: [
    {
      title: 'Closed',
      text: 'A new account sees no cell, no layer and no entity until someone with the authority grants one.',
    },
    {
      title: 'Coarse',
      text: 'Positions leave at the licensed cell size. A finer size takes a decision, with a name under it.',
    },
    { title: 'Encrypted', text: 'There is no unencrypted mode to switch on by mistake, in transit or at rest.' },
    { title: 'Logged', text: 'The audit trail begins with the first request, and cannot be paused.' },
    {
      title: 'Stripped',
      text: 'Identifiers do not reach the analysis. No box is ticked for it; an exception takes an order or an agreement.',
    },
    {
      title: 'Bounded',
      text: `A session of the client area is not renewed beyond ${claim('session')}, wherever it was left open, nor after eight hours closed. An access token given before then lives for up to an hour.`,
    },
    {
      title: 'Watched',
      text: `Monitoring is ${claim('monitoring')}, from the first day. There is nothing to switch on.`,
    },
    { title: 'Quiet', text: 'Reading this site loads nothing from third parties and needs no cookie.' },
  ],
} as const
