import { defineConfig } from 'vitest/config'
import { loadEnvironment } from '#server/environment.ts'

loadEnvironment('local')

export default defineConfig({
  // Here its props alone decide whether a form has a captcha.
  define: { 'import.meta.env.HAS_CAPTCHA': 'true' },
  test: {
    restoreMocks: true,
    // Against a test that hangs, not a measure: a machine that does other work is slow.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'], setupFiles: ['tests/unit/patience.ts'] },
      },
      { extends: true, test: { name: 'dist', include: ['tests/dist/**/*.test.ts'] } },
      {
        extends: true,
        // A hiccup of a server must not refuse a landing; nothing is hidden, since the run's end names a second attempt.
        test: { name: 'hosts', include: ['tests/hosts/**/*.test.ts'], retry: process.env.CI ? 1 : 0 },
      },
      { extends: true, test: { name: 'specification', include: ['tests/specification/**/*.test.ts'] } },
    ],
  },
})
