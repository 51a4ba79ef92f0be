/** Long words of titles, with the place where a narrow column may break them: one each, so that both fonts break them alike. */
export const hyphenation: readonly string[] = [
  'apparie-ments',
  'communi-cations',
  'Communi-cations',
  'Confiden-tialité',
  'Démons-tration',
  'électro-magnétique',
  'enregistre-ments',
  'Enregistre-ments',
  'gouverne-mentales',
  'HIPAA/-HITECH',
  'Préposition-nement',
  'Recon-struction',
  'renseigne-ments',
  'Télécommuni-cations',
]
