/* Styles with which long pages are printed on few: the samples of counts on four each, a sector on five. */

/** Words in smaller type, of about 8 pt. */
export const smallOnPaper = 'print:[&_:is(p,dd)]:text-[0.86em]'

/** Points that take as few lines as they can. */
const closeOnPaper = 'print:[&_dl>div]:grid-cols-[2fr_7fr] print:[&_dl>div]:py-0.5'

/** Sections that follow each other closely, under smaller titles. */
export const tightOnPaper =
  'print:[&>.sheet]:pb-0 print:[&_.section-head]:pt-1.5 print:[&_.section-head]:pb-0.5 print:[&_h2]:text-title-1'

/** All three. */
export const denseOnPaper = `${closeOnPaper} ${smallOnPaper} ${tightOnPaper}`
