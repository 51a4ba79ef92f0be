import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig, type Plugin } from 'vite'
import { figures } from './server/publish/figures.ts'

export default defineConfig({
  plugins: [react(), tailwindcss(), vike(), figures(), plainImports()],
  // Known at build, so that without a captcha nothing of it is in any script.
  define: { 'import.meta.env.HAS_CAPTCHA': JSON.stringify(Boolean(process.env.PUBLIC_CAPTCHA_SITE_KEY?.trim())) },
  build: {
    // Vite's default target rewrites light-dark() in custom properties; a night ground then gets light paper.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    // Nothing inlined as data: addresses, which the policy would have to allow.
    assetsInlineLimit: 0,
    modulePreload: false,
    // Of what is in the scripts; server/publish/licenses.ts makes the readable list of it, with the rest that ships.
    license: { fileName: 'licenses.json' },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // One chunk for what every React island needs, and nothing of it in the small entry that every page loads.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler)\/|(mount|Committed|note-fields|restore-fields)\.client/,
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
