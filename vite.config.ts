import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { figures } from './server/publish/figures.ts'

export default defineConfig({
  plugins: [react(), tailwindcss(), vike(), figures()],
  build: {
    // Vite's default target rewrites light-dark() in custom properties; a night ground then gets light paper.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    // Nothing inlined as data: addresses, which the policy would have to allow.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
})
