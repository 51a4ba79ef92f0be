import { dirname, join } from 'node:path'

/** Where the header set of a built site stands: beside its folder, never in it. */
export const headersFile = (site: string): string => join(dirname(site), 'headers.json')
