import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig, type Plugin } from 'vite'
import { settings } from '#content/facts/settings.ts'
import { devAccess } from '#server/local/commands/dev-access.ts'
import { figures } from '#server/publish/images/figures.ts'

const hasCaptcha = settings.captchaSiteKey !== null

/**
 * What React islands need, motion too: sign-in does without, but leads to the dashboard. Of a captcha that the site does
 * not have, next to nothing is left: no file of its own.
 */
const everyIsland =
  /node_modules\/(react|react-dom|scheduler|framer-motion|motion-dom|motion-utils)\/|islands\/(runtime\/(mount|Committed)|fields\/(note-fields|restore-fields))\.client/
const withoutCaptcha = new RegExp(`${everyIsland.source}|islands/captcha/`)

export default defineConfig({
  plugins: [devAccess(), react(), tailwindcss(), vike(), figures(), plainImports()],
  // Known at build, so that without a captcha nothing of it is in any script.
  define: { 'import.meta.env.HAS_CAPTCHA': JSON.stringify(hasCaptcha) },
  build: {
    // Vite's default target rewrites light-dark() in custom properties; a night ground then gets light paper.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    // Nothing inlined as data: addresses, which the policy would have to allow.
    assetsInlineLimit: 0,
    modulePreload: false,
    // Of what is in the scripts; server/publish/outputs/licenses.ts makes the readable list of it, with the rest that ships.
    license: { fileName: 'licenses.json' },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // What a page loads at once stands in few files: each is a request more, with headers of its own.
        codeSplitting: {
          groups: [
            // Waits for the rest, with a page's entry.
            { name: 'hydrate', test: /islands\/runtime\/(hydrate|when)\.client/ },
            // Nothing of it in the small entry that every page of an island loads.
            { name: 'react', test: hasCaptcha ? everyIsland : withoutCaptcha },
            // The auth client, with what the screens of sign-in share: too little for a file of its own.
            {
              name: 'auth',
              test: /auth\/(access\.client|use\w+|sign-in\/(ScreenTitle|Failure|Progress))\.ts|content\/en\/login\.ts/,
            },
          ],
        },
      },
    },
  },
})

/**
 * Dynamic imports without Vite's preload helper: its 650 B would be most of the contact page's entry, and islands
 * import what they need side by side already.
 */
function plainImports(): Plugin {
  return {
    name: 'cairnline:plain-imports',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: { filter: { id: /vite\/preload-helper/ }, handler: () => 'export const __vitePreload = (load) => load()' },
  }
}
