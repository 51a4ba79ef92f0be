import { join } from 'node:path'

/** Default folder of a build, with the site, host configurations and reports. */
export const buildFolder = 'dist'

/** The site's own files within the folder of a build. */
export const siteOf = (folder: string): string => join(folder, 'client')

/** The finished files of a build: serve this folder with any static host. */
export const siteFolder = siteOf(buildFolder)
