import type { When } from './when.ts'
import { whenShown } from './when-shown.client.ts'

/** As soon as the page's script runs, which is after all markup. */
export const whenLoaded: When<'load'> = (_element, start) => whenShown(start)
