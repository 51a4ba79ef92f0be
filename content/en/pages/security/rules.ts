import { claim } from '#content/en/claims.ts'
import { typeset } from '#content/en/language/typography.ts'

/** Security principles: the statement, and the way to check it. */
export const principles = typeset({
  title: 'Security principles',
  text: 'To check a rule, ask in a security briefing or write to us. ‘Shall’ means that a rule always applies. Of these eight rules, only 1.5 has exceptions, and it names them.',
  check: 'How to check',
  rules: [
    {
      title: 'Least access',
      text: 'Access shall be granted by role, purpose and area together. Access shall end when the purpose ends.',
      check: 'Choose an area. We show you which roles can see it, and since when.',
    },
    {
      title: 'More than a password',
      text: 'Our analysts and administrators shall reach client data only with a second factor. Clients can add an authenticator app to their own sign-in.',
      check: 'Ask one of our analysts to sign in while you watch.',
    },
    {
      title: 'Everything logged',
      text: 'Every view, change and export shall be logged with the rule that allowed it. The people whose actions are logged shall not be able to change the log.',
      check: 'Give us one of your queries. We show you its log entry.',
    },
    {
      title: 'Encrypted throughout',
      text: 'Client data shall be encrypted at rest and in transit, by encryption modules validated to FIPS 140-3.',
      check: 'Ask for each module’s certificate number, then look it up in the public list.',
    },
    {
      title: 'No names in analysis',
      text: 'Identifiers shall be removed before analysis, and pseudonyms put in their place. The secret key (salt) behind each pseudonym shall be destroyed when its purpose ends. There are two exceptions: we can follow one device by its own identifier under legal authority that names it, and identify a person who has consented and can withdraw that consent.',
      check: 'Pick any record that contains a name. We show you which exception applies.',
    },
    {
      title: 'Within borders',
      text: 'Client data shall be stored and processed within national boundaries.',
      check: 'We show you where each copy of your data is held.',
    },
    {
      title: 'No trusted network',
      text: 'Each request shall be authorized on its own. A connection from inside the network shall give no access by itself.',
      check: 'Let your testers connect from inside the network.',
    },
    {
      title: 'Incidents reported to you',
      text: 'If an incident affects your data, the person who handles it shall report it to you.',
      check: 'We name the person who would call you. You name the one who gets the call.',
    },
  ],
} as const)

/** Security by default: the settings before anybody changes one. */
export const defaults = typeset({
  title: 'Security by default',
  text: 'These settings start at their safest value. We record who changes a setting, and when.',
  cards: [
    {
      title: 'Closed until granted',
      text: 'A new account sees no area, no layer and no device until an authorized person grants access.',
    },
    {
      title: 'Rounded',
      text: 'We round each position to the grid cells of your licence before we send it. For a finer grid, a named person signs the decision.',
    },
    { title: 'Encrypted', text: 'Client data is always encrypted, in transit and at rest.' },
    { title: 'Logged', text: 'The audit log begins with the first request, and cannot be paused.' },
    {
      title: 'Without identifiers',
      text: 'We remove identifiers before analysis. We make an exception only with legal authority or consent.',
    },
    {
      title: 'Limited in time',
      text: `Your session in the client portal ends after ${claim('session')}, or after eight hours with no page open. Access granted just before the session ends can last up to an hour more.`,
    },
    {
      title: 'Monitored',
      text: `We monitor the service ${claim('monitoring')}, from the first day.`,
    },
    {
      title: 'No third-party content',
      text: 'Reading this site loads nothing from third parties and needs no cookie.',
    },
  ],
} as const)
