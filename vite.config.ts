import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig, type Plugin } from 'vite'
import { settings } from '#content/facts/settings.ts'
import { devAccess } from '#server/local/commands/dev-access.ts'
import { devFiles } from '#server/publish/outputs/dev-files.ts'

const hasCaptcha = settings.captchaSiteKey !== null

/**
 * Modules of the chunk that all React islands share. Motion is among them, although sign-in does without: its next page,
 * the dashboard, needs it. On a site without a captcha, so little of the captcha's code is left that it joins this chunk.
 */
const everyIsland =
  /node_modules\/(react|react-dom|scheduler|framer-motion|motion-dom|motion-utils)\/|islands\/(runtime\/(mount|Committed)|fields\/(note-fields|restore-fields))\.client/
const withoutCaptcha = new RegExp(`${everyIsland.source}|islands/fields/captcha/`)

export default defineConfig({
  plugins: [devAccess(), react(), tailwindcss(), vike(), devFiles(), plainImports()],
  // A constant, so that the bundler drops the captcha's code from sites without one.
  define: { 'import.meta.env.HAS_CAPTCHA': JSON.stringify(hasCaptcha) },
  build: {
    // Vite's default target rewrites light-dark() in custom properties; a night ground then gets light paper.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    // Assets as files: the content policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: false,
    // The packages in the scripts. server/publish/outputs/licenses.ts makes a readable list of them and deletes this file.
    license: { fileName: 'licenses.json' },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // Few chunks for what a page loads at once: each is a request more, with headers of its own.
        codeSplitting: {
          groups: [
            // Part of each page's entry: it waits for the visitor, then loads the rest.
            { name: 'hydrate', test: /islands\/runtime\/(hydrate|when-loaded)\.client/ },
            // Apart from the entry, which every page with an island loads at once.
            { name: 'react', test: hasCaptcha ? everyIsland : withoutCaptcha },
            // The auth client, and the modules that the screens of sign-in share, too small for a chunk of their own.
            {
              name: 'auth',
              test: /auth\/(paths|session\/(access\.client|useSession)|form\/(use\w+|ScreenTitle|Failure|Progress))\.ts|content\/en\/login\.ts/,
            },
          ],
        },
      },
    },
  },
})

/**
 * Dynamic imports without Vite's preload helper. Its 650 B would be most of the contact page's entry, and islands import
 * their modules in parallel anyway.
 */
function plainImports(): Plugin {
  return {
    name: 'cairnline:plain-imports',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: { filter: { id: /vite\/preload-helper/ }, handler: () => 'export const __vitePreload = (load) => load()' },
  }
}
