import { createContext } from 'react'
import type { Breadcrumb } from '#content/facts/breadcrumbs.ts'

/** The way to the page being drawn. The document gives it, so that no page has to hand it down. */
export const Trail = createContext<readonly Breadcrumb[]>([])
