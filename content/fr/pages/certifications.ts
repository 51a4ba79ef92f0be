import type * as english from '#content/en/pages/certifications.ts'
import { type CertificationGroup, certificationGroups, registerCounts } from '#content/facts/certifications.ts'
import { claimNumber } from '#content/facts/claims.ts'
import { site } from '#content/facts/site.ts'
import { claim } from '#content/fr/claims.ts'
import { typeset } from '#content/fr/language/typography.ts'
import { capital } from '#content/languages/capital.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'

export const metadata = typeset<PageMetadata>({
  kind: 'page',
  path: 'security/certifications',
  title: `Registre des certifications et de la conformité | ${site.name}`,
  description: `Au moins ${claimNumber('certifications')} certifications, auditées ${claim('certificationAudits')}. Le registre dit ce que couvre chaque norme qui y figure. FedRAMP High : autorisation en cours.`,
})

/** Places that a link may name. */
export const fragments = certificationGroups

const groups: Record<CertificationGroup, { title: string; text: string; link?: { label: string; href: string } }> = {
  international: {
    title: 'Normes internationales de sécurité',
    text: 'Sécurité de l’information, services infonuagiques, vie privée et cartes de paiement.',
  },
  government: {
    title: 'Normes gouvernementales et de défense',
    text: 'Mesures et programmes du gouvernement des États-Unis et de ses fournisseurs de défense.',
    link: { label: 'Canada : ITSP.10.033, PCCC, marchandises contrôlées', href: '/sectors/government#compliance' },
  },
  regional: {
    title: 'Lois régionales sur la vie privée et les données',
    text: 'Lois auxquelles notre travail est soumis, par pays et par région. Une loi ne délivre pas de certificat.',
  },
  industry: {
    title: 'Conformité par secteur d’activité',
    text: 'Règles de la santé, de l’énergie, de la commande industrielle, des finances, de l’enseignement et des documents réglementés.',
  },
}

export const certificationsPage = typeset({
  back: { label: 'Retour à la sécurité', href: '/security' },
  title: 'Certifications',
  lead: `${site.name} détient au moins ${claimNumber('certifications')} certifications, auditées ${claim('certificationAudits')}. Cette page nomme ${registerCounts.granted} normes, programmes, cadres et rapports, sans compter les ${registerCounts.laws} lois. FedRAMP High : autorisation en cours (statut Ready obtenu).`,
  action: { label: 'Demander la liste complète', href: contactAbout('compliance') },
  sections: 'Sections du registre',
  /** How many of a group the register names, apart from laws, how many laws, and how many authorizations are in progress. */
  count: (named: number, laws: number, open: number) =>
    [named > 0 && `${named} au registre`, laws > 0 && `${laws} lois`, open > 0 && `${open} en cours (ambre)`]
      .filter(Boolean)
      .join(', '),
  groups,
  evidence: 'Ce que vous pouvez nous demander',
  columns: { name: 'Norme ou loi', covers: 'Ce qu’elle couvre', origin: 'Nature et origine' },
  year: {
    title: 'Examens, audits et correctifs',
    rhythms: [
      {
        value: '365',
        text: `${capital(claim('designations'))} : examen des nouvelles désignations de sanctions`,
      },
      {
        value: '4',
        text: `${capital(claim('complianceAudits'))} : audits de conformité, et examen de la politique sur les sanctions`,
      },
      {
        value: '1',
        text: `${capital(claim('certificationAudits'))} : audit des certifications`,
      },
      {
        value: `${claimNumber('patches')} h`,
        text: 'Correctifs critiques : délai maximal de la publication à l’installation',
      },
    ],
  },
  closing: {
    title: 'De quelle norme dépend votre examen?',
    text: `Dites-nous laquelle, ou envoyez-nous votre questionnaire. Lors d’une rencontre, vous voyez les preuves et apprenez qui en est responsable. L’équipe de la conformité répond en ${claim('reply')}.`,
    actions: [
      { label: 'Joindre l’équipe de la conformité', href: contactAbout('compliance') },
      { label: 'Demander une rencontre sur la sécurité', href: contactAbout('briefing') },
    ],
  },
} as const satisfies InLanguage<typeof english.certificationsPage>)
