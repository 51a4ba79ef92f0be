/// <reference types="vite/types/importMeta.d.ts" />

import { routesOf } from '#content/schema/routes.ts'
import { sectors } from './sectors.ts'
import { services } from './services.ts'

/** By file. Vite writes the imports, so that a new page stands in no list; plain Node cannot load this module. */
const words = import.meta.glob<object>('./pages/**/*.ts', { eager: true })

export const { pageAt, staticRoutes, routeFragments } = routesOf('content/en', words, { services, sectors })
