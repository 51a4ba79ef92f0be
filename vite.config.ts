import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig, type Plugin } from 'vite'
import { deferredChunk } from '#components/islands/hydration/islands.ts'
import { settings } from '#content/facts/settings.ts'
import { devFailures } from '#server/document/dev-failures.ts'
import { devAccess } from '#server/local/dev/access.ts'
import { languageAliases } from '#server/publish/languages/language-aliases.ts'
import { devFiles } from '#server/publish/outputs/dev-files.ts'

const hasCaptcha = settings.captchaSiteKey !== null

/**
 * Modules of the chunk that all React islands load: React, and what several islands share, which is too little for a
 * request of its own. On a site without a captcha, the little that remains of its code joins them.
 */
const everyIsland =
  /node_modules\/(react|react-dom|scheduler)\/|islands\/(hydration\/mount|fields\/restore-fields)\.client|islands\/fields\/useMistakes|auth\/(form\/Failure\.tsx|(limits|session\/(session-state|(navigation|sign-out-message)\.client))\.ts)/
const withoutCaptcha = new RegExp(`${everyIsland.source}|islands/fields/captcha/`)

export default defineConfig({
  plugins: [devAccess(), devFailures(), react(), tailwindcss(), vike(), devFiles(), plainImports()],
  // Vite resolves `#words/` and `#language` as the Node that runs it does: by the condition `french`, or without one.
  resolve: { alias: languageAliases(import.meta.dirname) },
  // A constant at build time: the bundler drops the captcha's code from sites without a captcha.
  define: { 'import.meta.env.HAS_CAPTCHA': JSON.stringify(hasCaptcha) },
  build: {
    // Vite's default target rewrites light-dark() in custom properties, and sections on night ground would be light.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    // Assets stay files, because the content security policy allows no data: URLs.
    assetsInlineLimit: 0,
    modulePreload: false,
    // Licences of the packages in the scripts. server/publish/trust/licenses.ts writes a readable list from this file and deletes it.
    license: { fileName: 'licenses.json' },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // Modules that pages load together share a chunk, because each chunk costs a request.
        codeSplitting: {
          groups: [
            // Runtime that every page with an island loads at once. It waits for the visitor, then loads the island.
            { name: 'hydrate', test: /islands\/hydration\/hydrate\.client|rolldown\/runtime/ },
            // Addresses and typography of the language of the pages. In a chunk with React, they would make one for each language.
            { name: 'paths', test: /auth\/paths\.ts|content\/(languages\/|(.+\/)?typography\.ts)/ },
            // Pages load it only when they hydrate an island.
            { name: 'react', test: hasCaptcha ? everyIsland : withoutCaptcha },
            // The motion of the dashboard and of the answer to an enquiry. Sign-in has none.
            { name: 'motion', test: /node_modules\/(framer-motion|motion-dom|motion-utils)\// },
            // The auth client. Sign-in loads it after its form, the dashboard at once.
            { name: deferredChunk, test: /auth\/(session\/access|service\/auth-client)\.client\.ts/ },
            // What the forms of sign-in and of a client's account share, each module too small for its own chunk.
            { name: 'form', test: /auth\/form\/|content\/(en|fr)\/login\.ts/ },
            { name: 'sign-in', test: /auth\/sign-in\/SignInLive\.client\.ts/ },
          ],
        },
      },
    },
  },
})

/**
 * Vite plugin for dynamic imports without Vite's preload helper. The helper's 650 B would be most of the contact page's
 * entry, and islands import their modules in parallel without it.
 */
function plainImports(): Plugin {
  return {
    name: 'cairnline:plain-imports',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: { filter: { id: /vite\/preload-helper/ }, handler: () => 'export const __vitePreload = (load) => load()' },
  }
}
