import type * as english from '#content/en/pages/certifications.ts'
import {
  type CertificationGroup,
  type CertificationStatus,
  certificationGroups,
  certificationRegister,
} from '#content/facts/certifications.ts'
import { claimNumber } from '#content/facts/claims.ts'
import { site } from '#content/facts/site.ts'
import { registerCounts } from '#content/fr/certifications.ts'
import { claim } from '#content/fr/claims.ts'
import { feminine } from '#content/fr/grammar.ts'
import { cardinal } from '#content/fr/print.ts'
import { capital } from '#content/languages/capital.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'
import type { SourceKey } from '#content/sources/sources.ts'

export const metadata: PageMetadata = {
  kind: 'page',
  path: 'security/certifications',
  title: `Registre des certifications et de la conformité | ${site.name}`,
  description:
    'Le registre des certifications et de la conformité\u00a0: chaque ligne, sa portée, son état (certifié, attesté ou aligné), et FedRAMP High, encore ouvert.',
}

/** Places that a link may name. */
export const fragments = certificationGroups

const groups: Record<CertificationGroup, { title: string; text: string }> = {
  international: {
    title: 'Normes internationales de sécurité',
    text: 'Chacune est auditée par un organisme externe, pour la portée qu’énonce son document. Les portées de ce registre sont des exemples abrégés\u00a0: le certificat ou le rapport fait foi, et ni l’un ni l’autre n’est encore publié.',
  },
  government: {
    title: 'Normes gouvernementales et de défense',
    text: 'Évaluées selon un ensemble de contrôles, pour un système et un périmètre. Le vôtre peut hériter du nôtre.',
  },
  regional: {
    title: 'Vie privée et protection des données par région',
    text: `Une loi n’émet pas de certificat. «\u00a0Aligné\u00a0» veut dire que la conformité est auditée ${claim('complianceAudits')}, et dans son ensemble ${claim('certificationAudits')}.`,
  },
  industry: {
    title: 'Conformité propre à un secteur',
    text: 'Ce que l’organisme de réglementation de votre secteur demandera d’abord. La plupart sont aussi des lois ou des règles.',
  },
}

const statuses: Record<CertificationStatus, { name: string; text: string }> = {
  certified: { name: 'Certifié', text: 'Un organisme a délivré un certificat.' },
  attested: { name: 'Attesté', text: 'Une évaluation indépendante a donné un rapport signé.' },
  aligned: {
    name: 'Aligné',
    text: 'Une loi, une règle ou un cadre qui ne délivre aucun certificat\u00a0: la conformité est auditée.',
  },
  'in-progress': { name: 'En cours', text: 'Pas encore détenu. La seule marque ambre.' },
}

const open = certificationRegister.filter(({ status }) => status === 'in-progress').length

export const certificationsPage = {
  back: { label: 'Retour à la sécurité', href: '/security' },
  title: `${capital(feminine(registerCounts.confirmed))} détenues, ${feminine(registerCounts.aligned)}\u00a0alignées, ${feminine(cardinal(open))} en cours.`,
  notes: (named: number) => [
    '6.1\u00a0Certifications',
    `${claim('certifications')} en tout, ${named}\u00a0nommées ici`,
    `Auditées ${claim('certificationAudits')}`,
  ],
  lead: `Le registre de ce sur quoi nous sommes audités\u00a0: ce que chaque ligne couvre, pour quelle portée, et jusqu’où elle va. ${capital(feminine(registerCounts.certified))} lignes sont des certificats, ${registerCounts.attested} des rapports, ${registerCounts.aligned} des lois et cadres qui n’émettent ni l’un ni l’autre, et une n’est pas encore détenue.`,
  sections: 'Sections du registre',
  groups,
  statuses,
  prefix: '6.1.',
  columns: {
    name: 'Norme',
    covers: 'Ce qu’elle couvre',
    scope: 'Portée',
    status: 'État',
    rhythm: 'Rythme d’audit',
  },
  open: {
    title: 'Celle que nous n’avons pas encore obtenue.',
    text: 'La plupart des registres omettent cette ligne jusqu’à ce qu’elle puisse être remplie. Nous l’imprimons parce que la prochaine évaluation le demandera, et parce qu’un registre sans marque ouverte ne vous dit rien des marques pleines. DoD SRG IL5 est marqué aligné pour la même raison\u00a0: là, une autorisation s’appuie sur une évaluation comme celle-ci.',
    stages: [
      {
        state: 'done',
        note: 'Étape\u00a01, faite',
        title: 'Ready',
        text: 'Un tiers atteste que le niveau High peut être atteint. Statut Ready obtenu; FedRAMP n’en accepte plus de nouveaux depuis le 28\u00a0juillet 2026.',
      },
      {
        state: 'now',
        note: 'Étape\u00a02, ici',
        title: 'En cours',
        text: 'Autorisation\u00a0: évaluation complète, puis examen de chaque constat et du plan qui le corrige.',
      },
      {
        state: 'open',
        note: 'Étape\u00a03, ouverte',
        title: 'Autorisé',
        text: 'La marque est pleine; le programme dit maintenant «\u00a0certifié\u00a0». Dès lors, le système est surveillé, et évalué chaque année.',
      },
    ],
  },
  year: {
    title: 'Une année à se faire vérifier.',
    text: 'Douze colonnes, douze mois. Les rythmes sont les nôtres; les dates dans l’année sont un exemple.',
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
      {
        value: '1',
        text: `${capital(claim('certificationAudits'))}\u00a0: audit, ou confirmation, de chaque ligne remplie`,
      },
      { value: `${claimNumber('patches')}\u00a0h`, text: 'Au besoin\u00a0: correctifs critiques. Une cible' },
    ],
  },
  closing: {
    title: 'Demandez le rapport, non le logo.',
    text: `Portée, période et numéro d’une ligne relèvent d’une entente de confidentialité. La réponse vient en ${claim('reply')} et nomme ce que nous ne pouvons pas encore montrer, y compris le reste des certifications (${claim('certifications')}).`,
    actions: [
      { label: 'Joindre l’équipe de la conformité', href: contactAbout('compliance') },
      { label: 'Documents à emporter', href: '/trust' },
    ],
  },
} as const satisfies InLanguage<typeof english.certificationsPage>

export const sources = ['cmmc', 'fedramp2026', 'fips1403'] as const satisfies readonly SourceKey[]
