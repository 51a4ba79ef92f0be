import type { Config } from 'vike/types'
import { onError } from './server/document/onError.ts' with { type: 'vike:pointer' }
import { onRenderHtml } from './server/document/onRenderHtml.tsx' with { type: 'vike:pointer' }

/**
 * Configuration of Vike for pages that are only HTML: without `+client.ts`, a page loads no script
 * (docs/decisions/0001-vike-html-only.md). server/publish/ runs the build and renders the pages.
 */
export default {
  prerender: { noExtraDir: true, disableAutoRun: true },
  clientRouting: false,
  trailingSlash: false,
  server: false,
  // Without a hint in `npm run dev` about a file that the project does not need.
  ai: { skill: false },
  onRenderHtml,
  onError,
  meta: {
    // A page that has a script hydrates its islands, never itself.
    Page: { env: { server: true, client: false } },
  },
} satisfies Config
