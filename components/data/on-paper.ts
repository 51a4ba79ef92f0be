/** Words are in smaller type on paper, 8.5 pt, as notes are, so that the samples of counts are printed on four pages each. */
export const smallOnPaper = 'print:[&_:is(p,dd)]:text-[0.9em]'
