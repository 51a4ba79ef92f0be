import { frenchAddresses } from '#content/addresses.ts'
import { site } from '#content/facts/site.ts'
import { security } from '#content/fr/pages/security.ts'

const rule = (clause: number) => (one: { title: string; text: string; check: string }, index: number) =>
  `${clause}.${index + 1}  ${one.title}\n     ${one.text}\n     Comment vérifier : ${one.check}`

/**
 * The rules of /security as a plain text to pass on. It says nothing that the page does not.
 * @param day of the build, ISO 8601
 */
export const securitySummary = (day: string): string =>
  [
    `${site.name} : sommaire de la sécurité`,
    `Du ${day}. La page fait foi : ${site.url}/security`,
    `1    ${security.principles.title}`,
    ...security.principles.rules.map(rule(1)),
    `2    ${security.certifications.title}`,
    `     ${security.certifications.text}\n     ${site.url}/trust/register.json`,
    `3    ${security.timings.title}`,
    ...security.timings.rows.map(({ name, value, text }) => `     ${name} : ${value}\n     ${text}`),
    '4    Ce site Web',
    `     La plupart des pages exécutent une seule ligne de script, qui tient à jour l’année au pied de page. Le contact, la connexion et l’animation de l’accueil en exécutent davantage. Chaque page a sa propre politique de sécurité du contenu, sans source non sûre.\n     Logiciels : ${site.url}/trust/bill-of-materials.json. Licences : ${site.url}/licenses.txt`,
    `5    Pour signaler une vulnérabilité\n     ${site.url}${frenchAddresses['/security']}#disclosure`,
  ]
    .map((part) => part.replace(/\p{Zs}/gu, ' '))
    .join('\n\n')
    .concat('\n')
