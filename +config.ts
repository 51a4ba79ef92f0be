import type { Config } from 'vike/types'
import { onRenderHtml } from './server/document/onRenderHtml.tsx' with { type: 'vike:pointer' }

/**
 * HTML only (docs/decisions/0001-vike-html-only.md): pages exist in the server environment alone, so a page
 * without `+client.ts` loads no script. The build renders the pages itself (docs/decisions/0020-thousands-of-articles.md).
 */
export default {
  prerender: { noExtraDir: true, disableAutoRun: true },
  clientRouting: false,
  trailingSlash: false,
  server: false,
  ai: { skill: false },
  onRenderHtml,
  meta: {
    Page: { env: { server: true, client: false } },
  },
} satisfies Config
