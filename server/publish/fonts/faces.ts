/** Name of the face of headings, with which its file and its built address begin. */
export const headingFace = 'schibsted-bold'
