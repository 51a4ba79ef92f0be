import type * as english from '#content/en/pages/certifications.ts'
import { type CertificationGroup, certificationGroups, certificationRegister } from '#content/facts/certifications.ts'
import { claimNumber } from '#content/facts/claims.ts'
import { site } from '#content/facts/site.ts'
import { claim } from '#content/fr/claims.ts'
import { capital } from '#content/languages/capital.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'

export const metadata: PageMetadata = {
  kind: 'page',
  path: 'security/certifications',
  title: `Registre des certifications et de la conformité | ${site.name}`,
  description: `Certifications\u00a0: ${claim('certifications')}, auditées ${claim('certificationAudits')}. Un registre de normes, de lois et de cadres, et ce que chacun couvre; FedRAMP High\u00a0: autorisation en cours.`,
}

/** Places that a link may name. */
export const fragments = certificationGroups

const groups: Record<CertificationGroup, { title: string; text: string }> = {
  international: {
    title: 'Normes internationales de sécurité',
    text: 'Sécurité de l’information, services infonuagiques, vie privée et cartes de paiement.',
  },
  government: {
    title: 'Normes gouvernementales et de défense',
    text: 'Mesures et programmes du gouvernement des États-Unis et de ses fournisseurs de défense.',
  },
  regional: {
    title: 'Vie privée et protection des données par région',
    text: 'Lois sur la vie privée, par pays et par région.',
  },
  industry: {
    title: 'Conformité propre à un secteur',
    text: 'Règles de la santé, de l’énergie, de la commande industrielle, de la finance, de l’enseignement et des documents réglementés.',
  },
}

export const certificationsPage = {
  back: { label: 'Retour à la sécurité', href: '/security' },
  title: 'Certifications',
  lead: `Certifications de ${site.name}\u00a0: ${claim('certifications')}, auditées ${claim('certificationAudits')}. Cette page nomme ${certificationRegister.length}\u00a0normes, lois et cadres, et ce que chacun couvre. FedRAMP High\u00a0: autorisation en cours (statut Ready obtenu).`,
  sections: 'Sections du registre',
  /** How many of a group the register names, and how many authorizations are in progress. */
  count: (named: number, open: number) =>
    open > 0 ? `${named} nommées. En évidence\u00a0: en cours` : `${named} nommées`,
  groups,
  columns: { name: 'Norme', covers: 'Ce qu’elle couvre', audit: 'Audit' },
  open: {
    title: 'FedRAMP High\u00a0: autorisation en cours',
    text: 'Statut Ready obtenu. FedRAMP est le programme des États-Unis qui autorise les services infonuagiques pour les organismes fédéraux, et High en est le niveau le plus exigeant. Demandez à notre équipe de la conformité où en est l’autorisation.',
  },
  year: {
    title: 'La fréquence de nos examens et audits',
    text: 'Une année, mois par mois. Les fréquences sont fixes; les dates montrées sont un exemple.',
    alternative: 'Une année en bande\u00a0: 365\u00a0traits quotidiens, quatre barres trimestrielles, un bloc annuel.',
    rhythms: [
      {
        value: '365',
        text: `${capital(claim('designations'))}\u00a0: examen des nouvelles désignations de sanctions`,
      },
      {
        value: '4',
        text: `${capital(claim('complianceAudits'))}\u00a0: audits de conformité, et examen de la politique sur les sanctions`,
      },
      { value: '1', text: `${capital(claim('certificationAudits'))}\u00a0: audit des certifications` },
      {
        value: `${claimNumber('patches')}\u00a0h`,
        text: 'Au plus, de la parution à l’installation\u00a0: correctifs critiques',
      },
    ],
  },
  closing: {
    title: 'De quelle norme dépend votre examen?',
    text: `Nommez-la, ou envoyez votre questionnaire. Lors d’une séance, nous vous montrons le contrôle, la preuve et la personne responsable. L’équipe de la conformité répond en ${claim('reply')}.`,
    actions: [
      { label: 'Joindre l’équipe de la conformité', href: contactAbout('compliance') },
      { label: 'Documents pour votre examen', href: '/trust' },
    ],
  },
} as const satisfies InLanguage<typeof english.certificationsPage>
