/** Long words of titles, with the places where a narrow column may break them. */
export const hyphenation: readonly string[] = [
  'Com-mu-ni-ca-tions',
  'HIPAA/-HITECH',
  'In-ter-na-tion-al',
  'Re-con-struc-tion',
  'Tele-com-mu-ni-ca-tions',
]
