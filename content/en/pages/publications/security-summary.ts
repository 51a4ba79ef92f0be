import { security } from '#content/en/pages/security.ts'
import { site } from '#content/facts/site.ts'

const rule = (clause: number) => (one: { title: string; text: string; check: string }, index: number) =>
  `${clause}.${index + 1}  ${one.title}\n     ${one.text}\n     Check: ${one.check}`

/**
 * The rules of /security as a plain text to pass on. It says nothing that the page does not.
 * @param day of the build, ISO 8601
 */
export const securitySummary = (day: string): string =>
  [
    `${site.name}: security summary`,
    `Of ${day}. The page governs: ${site.url}/security`,
    `1    ${security.principles.title}`,
    ...security.principles.rules.map(rule(1)),
    `2    ${security.certifications.title}`,
    `     ${security.certifications.text}\n     ${site.url}/trust/register.json`,
    `3    ${security.timings.title}`,
    ...security.timings.rows.map(({ name, value, text }) => `     ${name}: ${value}\n     ${text}`),
    '4    This website',
    `     Most pages run one line of script, which keeps the year in the footer. Contact, sign-in and the animation on home run more. Each page has its own content security policy, without unsafe sources.\n     Software: ${site.url}/trust/bill-of-materials.json. Licences: ${site.url}/licenses.txt`,
    `5    To report a vulnerability\n     ${site.url}/security#disclosure`,
  ]
    .map((part) => part.replace(/\p{Zs}/gu, ' '))
    .join('\n\n')
    .concat('\n')
