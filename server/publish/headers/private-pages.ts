/** Clean addresses of the pages of a client's session: kept by nobody, indexed by nobody, prepared for nobody unasked. */
export const privatePages = ['/login', '/welcome'] as const
