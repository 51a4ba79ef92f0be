/** Long words of titles, with the place where a narrow column may break them: one each, so that both fonts break them alike. */
export const hyphenation: readonly string[] = [
  'Communi-cations',
  'HIPAA/-HITECH',
  'Inter-national',
  'Recon-struction',
  'Telecommuni-cations',
]
