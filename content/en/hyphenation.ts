/**
 * Long words of titles, with the place where a narrow column may break them: one each, so that both fonts break them alike.
 * Phrases, without a hyphen, stay together where a line is wide enough.
 */
export const hyphenation: readonly string[] = [
  '& Real Estate',
  'CCPA/-CPRA',
  'Communi-cations',
  'FINRA/-SEC',
  'HIPAA/-HITECH',
  'Inter-national',
  'Recon-struction',
  'Telecommuni-cations',
]
