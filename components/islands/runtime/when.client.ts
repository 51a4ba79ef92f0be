import { whenShown } from './when-shown.client.ts'

/** When an island loads: calls `start` once, when the moment comes. Each is a file, so that a page has only its own. */
export type When = (element: Element, start: () => void) => void

/** As soon as the page's script runs, which stands behind all markup. */
export const whenLoaded: When = (_element, start) => whenShown(start)
