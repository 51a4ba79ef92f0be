import type { Kind } from '../kind.ts'
import { crawlers } from './crawlers.ts'
import { data } from './data.ts'
import { extraction } from './extraction.ts'
import { feeds } from './feeds.ts'
import { hosts } from './hosts.ts'
import { models } from './models.ts'
import { previews } from './previews.ts'
import { structured } from './structured.ts'

/** The kinds of outside programs that `npm run readers` runs on the built site. */
export const kinds: readonly Kind[] = [extraction, feeds, previews, crawlers, structured, models, data, hosts]
