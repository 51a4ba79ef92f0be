/**
 * Long words of titles, with the place where a narrow column may break them: one each, so that both fonts break them alike.
 * Phrases, without a hyphen, stay together where a line is wide enough.
 */
export const hyphenation: readonly string[] = [
  'apparie-ments',
  'CCPA/-CPRA',
  'communi-cations',
  'Communi-cations',
  'comporte-mentale',
  'confiden-tialité',
  'Confiden-tialité',
  'd’informa-tion',
  'de détail',
  'Démons-tration',
  'électro-magnétique',
  'enregistre-ments',
  'Enregistre-ments',
  'FINRA/-SEC',
  'gouverne-mentales',
  'HIPAA/-HITECH',
  'inter-nationales',
  'l’approvision-nement',
  'Préposition-nement',
  'Recon-struction',
  'renseigne-ments',
  'Télécommuni-cations',
]
