/** Long words of titles, with the places where a narrow column may break them. */
export const hyphenation: readonly string[] = [
  'ap-pa-rie-ments',
  'com-mu-ni-ca-tions',
  'Com-mu-ni-ca-tions',
  'Confi-den-tia-li-té',
  'Dé-mons-tra-tion',
  'élec-tro-ma-gné-tique',
  'en-re-gis-tre-ments',
  'En-re-gis-tre-ments',
  'gou-ver-ne-men-tales',
  'HIPAA/-HITECH',
  'Pré-po-si-tion-ne-ment',
  'Re-con-struc-tion',
  'ren-sei-gne-ments',
  'Té-lé-com-mu-ni-ca-tions',
]
