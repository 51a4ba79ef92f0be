import { createContext } from 'react'
import type { Breadcrumb } from '#content/facts/breadcrumbs.ts'

/** Breadcrumbs of the page being rendered. The document provides them, so that pages need not pass them down. */
export const BreadcrumbTrail = createContext<readonly Breadcrumb[]>([])
