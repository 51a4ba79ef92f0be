import {
  authorizationInProgress,
  type Certification,
  type CertificationKind,
  type CertificationName,
  type Origin,
} from '#content/facts/certifications.ts'
import { typeset } from '#content/fr/language/typography.ts'

export { certificationName } from './claims/names.ts'

/** What each row of the register in `content/facts/certifications.ts` covers. */
export const certificationCovers = typeset<Readonly<Record<CertificationName, string>>>({
  'ISO 27001:2022': 'Gestion de la sécurité de l’information',
  'ISO 27017': 'Mesures de sécurité pour les services infonuagiques',
  'ISO 27018': 'Protection des renseignements personnels dans le nuage public',
  'ISO 27701': 'Gestion de la protection de la vie privée',
  'SOC 2 Type II': 'Contrôles d’une société de services, vérifiés sur une période',
  'SOC 3': 'Contrôles d’une société de services, dans un rapport d’usage général',
  'CSA STAR Level 2': 'Mesures de sécurité infonuagiques, évaluées par un tiers',
  'PCI DSS 4.0': 'Protection des données de cartes de paiement',
  'NIST 800-53 Rev 5': 'Mesures de sécurité et de protection de la vie privée des systèmes fédéraux américains',
  'NIST CSF 2.0': 'Cadre de cybersécurité : gouverner, identifier, protéger, détecter, répondre, rétablir',
  'CMMC Level 3': 'Information contrôlée non classifiée dans la chaîne d’approvisionnement de la défense',
  'FIPS 140-3': 'Exigences de sécurité des modules cryptographiques',
  'DoD SRG IL5':
    'Services infonuagiques pour l’information contrôlée non classifiée et les données critiques pour la mission',
  'FedRAMP High': 'Services infonuagiques pour des données fédérales américaines à incidence élevée',
  GDPR: 'Données personnelles des gens qui sont dans l’Union européenne',
  'CCPA/CPRA': 'Renseignements personnels des gens qui résident en Californie',
  PIPEDA: 'Renseignements personnels dans l’activité commerciale, Canada',
  'UK GDPR': 'Données personnelles des gens qui sont au Royaume-Uni',
  LGPD: 'Données personnelles des gens qui sont au Brésil',
  APPI: 'Renseignements personnels des gens qui sont au Japon',
  'PDPA Singapore': 'Données personnelles traitées à Singapour',
  POPIA: 'Renseignements personnels traités en Afrique du Sud',
  'HIPAA/HITECH': 'Renseignements sur la santé, États-Unis',
  'NERC CIP': 'Cybersécurité du réseau de production-transport d’électricité, Amérique du Nord',
  'IEC 62443': 'Sécurité des systèmes d’automatisation et de commande industrielles',
  'FINRA/SEC': 'Documents des courtiers et des conseillers en valeurs, États-Unis',
  GLBA: 'Données des clients des institutions financières, États-Unis',
  FERPA: 'Dossiers scolaires des élèves et des étudiants, États-Unis',
  '21 CFR Part 11': 'Documents et signatures électroniques selon la FDA, États-Unis',
})

const origins: Readonly<Record<Origin, string>> = {
  world: 'International',
  northAmerica: 'Amérique du Nord',
  CA: 'Canada',
  US: 'États-Unis',
  EU: 'Union européenne',
  GB: 'Royaume-Uni',
  BR: 'Brésil',
  JP: 'Japon',
  SG: 'Singapour',
  ZA: 'Afrique du Sud',
}

export const certificationKinds: Readonly<Record<CertificationKind, string>> = {
  standard: 'Norme',
  report: 'Rapport d’audit',
  program: 'Programme d’évaluation',
  framework: 'Cadre',
  law: 'Loi ou règlement',
}

/** What to ask us for, by what a row of the register is. */
export const certificationEvidence = typeset<Readonly<Record<CertificationKind, string>>>({
  standard: 'le certificat ou l’évaluation, sa portée et sa date',
  report: 'le rapport, et la période qu’il couvre',
  program: 'l’évaluateur, la portée, la date',
  framework: 'notre évaluation selon ce cadre, mesure par mesure',
  law: 'comment un projet comme le vôtre la respecte',
})

export const certificationKindName = typeset(({ kind }: Certification): string => certificationKinds[kind])

const inProgress = 'Autorisation en cours (statut Ready obtenu)'

/** Where a row of the register comes from; for the one that is not granted yet, its state too. */
export const certificationOrigin = typeset(({ name, origin }: Certification): string =>
  name === authorizationInProgress ? `${origins[origin]}. ${inProgress}` : origins[origin],
)
