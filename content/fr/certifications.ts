import { countsOfRegister } from '#content/catalogue/counts.ts'
import type { CertificationWords } from '#content/en/certifications.ts'
import type { AuditRhythm, CertificationName } from '#content/facts/certifications.ts'
import { counts } from './counts.ts'
import { cardinal } from './print.ts'

/** Rows of the register by what they are, counted: 'huit' certified, '17' aligned. */
export const registerCounts = countsOfRegister(cardinal)

/** Words for each row of the register in `content/facts/certifications.ts`. Foreign laws are named by what they are. */
export const certificationWords: Readonly<Record<CertificationName, CertificationWords>> = {
  'ISO 27001:2022': {
    covers: 'Management de la sécurité de l’information',
    scope: `Les ${counts.services} services et leur personnel`,
  },
  'ISO 27017': {
    covers: 'Mesures de sécurité infonuagiques\u00a0: un code de bonnes pratiques, audité dans le cadre d’ISO 27001',
    scope: 'Services hébergés',
  },
  'ISO 27018': {
    covers: 'Renseignements personnels dans le nuage public\u00a0: de même, un code de bonnes pratiques',
    scope: 'Services hébergés, à titre de sous-traitant',
  },
  'ISO 27701': { covers: 'Management de la protection de la vie privée', scope: 'Traitement pour la clientèle' },
  'SOC 2 Type II': {
    covers: 'Contrôles en fonction sur une période, non un jour donné',
    scope: 'Services hébergés',
  },
  'SOC 3': { covers: 'SOC 2 en résumé, pour usage général', scope: 'Comme SOC 2' },
  'CSA STAR Level 2': {
    covers: 'Mesures de sécurité infonuagiques, évaluées par un tiers',
    scope: 'Services hébergés',
  },
  'PCI DSS 4.0': {
    covers: 'Données de titulaires de cartes; cette version a été retirée en 2024, et la 4.0.1 est en vigueur',
    scope: 'Paiements par carte',
  },
  'NIST 800-53 Rev 5': {
    covers: 'Mesures fédérales américaines de sécurité et de protection de la vie privée',
    scope: 'Environnement gouvernemental',
  },
  'NIST CSF 2.0': { covers: 'Gouverner, identifier, protéger, détecter, répondre, rétablir', scope: 'L’entreprise' },
  'CMMC Level 3': {
    covers: 'Chaîne d’approvisionnement de la défense; évaluation tous les trois ans, confirmation chaque année',
    scope: 'Environnement de défense',
  },
  'FIPS 140-3': {
    covers: 'Modules cryptographiques\u00a0: chacun est validé, non l’entreprise',
    scope: 'Modules en usage, au repos et en transit',
  },
  'DoD SRG IL5': { covers: 'Données contrôlées non classifiées, critiques', scope: 'Environnement de défense' },
  'FedRAMP High': {
    covers: 'Services infonuagiques pour des données fédérales américaines à incidence élevée',
    scope: 'Environnement gouvernemental',
  },
  GDPR: { covers: 'Règlement général sur la protection des données', scope: 'Personnes dans l’UE et l’EEE' },
  'CCPA/CPRA': {
    covers: 'Loi californienne sur la protection de la vie privée des consommateurs, modifiée',
    scope: 'Personnes résidant en Californie',
  },
  PIPEDA: { covers: 'Loi fédérale du Canada sur la protection de la vie privée', scope: 'Secteur privé, Canada' },
  'UK GDPR': { covers: 'Le règlement tel que le droit britannique le conserve', scope: 'Personnes au Royaume-Uni' },
  LGPD: { covers: 'Lei Geral de Proteção de Dados', coversLanguage: 'pt-BR', scope: 'Personnes au Brésil' },
  APPI: {
    covers: 'Loi japonaise sur la protection des renseignements personnels',
    scope: 'Personnes au Japon',
  },
  'PDPA Singapore': {
    covers: 'Loi de Singapour sur la protection des données personnelles',
    scope: 'Renseignements personnels à Singapour',
  },
  POPIA: {
    covers: 'Loi sud-africaine sur la protection des renseignements personnels',
    scope: 'Renseignements personnels en Afrique du Sud',
  },
  'HIPAA/HITECH': { covers: 'Renseignements sur la santé, États-Unis', scope: 'Santé et épidémiologie' },
  'NERC CIP': {
    covers: 'Cybersécurité du système de production-transport d’électricité',
    scope: 'Travaux pour des services publics',
  },
  'IEC 62443': {
    covers: 'Systèmes d’automatisation et de commande industrielles',
    scope: 'Nœuds périphériques et d’ingestion',
  },
  'FINRA/SEC': {
    covers: 'Documents des courtiers et des conseillers en valeurs, États-Unis',
    scope: 'Travaux pour la clientèle financière',
  },
  GLBA: {
    covers: 'Données de la clientèle des institutions financières, États-Unis',
    scope: 'Travaux pour la clientèle financière',
  },
  FERPA: {
    covers: 'Dossiers scolaires, États-Unis',
    scope: 'Travaux pour des écoles et des universités',
  },
  '21 CFR Part 11': { covers: 'Documents et signatures électroniques, FDA', scope: 'Dossiers d’essais réglementés' },
}

export const auditRhythms: Readonly<Record<AuditRhythm, string>> = {
  yearly: 'Chaque année',
  'with-iso-27001': 'Chaque année, avec ISO 27001',
  'yearly-and-quarterly': 'Chaque année; audit de conformité chaque trimestre',
  'once-authorized': 'Statut Ready obtenu; autorisation en cours',
}
