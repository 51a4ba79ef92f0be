import { createContext } from 'react'
import type { Source } from '#content/sources/source.ts'

/** What the page being rendered cites. The document provides it, so that pages need not pass it down. */
export const CitedSources = createContext<readonly Source[]>([])
