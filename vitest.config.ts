import { defineConfig } from 'vitest/config'
import { loadEnvironment } from '#server/environment.ts'

loadEnvironment('local')

const unitTests = 'tests/unit/**/*.test.{ts,tsx}'
/** Code that keeps state in its modules, as a page does in a browser. Each test file needs modules of its own. */
const stateful = [
  'tests/unit/{auth,components/islands,content/articles}/**/*.test.{ts,tsx}',
  'tests/unit/properties/sessions.test.ts',
]
/** The local host. Its tests start processes and hash passwords, so they take longer than all the others together. */
const localHost = ['tests/unit/server/local/**/*.test.ts']

/**
 * One project for each way of running tests. `isolate: false` lets the files of a project share loaded modules: pages are
 * then parsed once for a worker, and the figures' day is computed once, not once for each file.
 */
export default defineConfig({
  // Vite replaces this constant in a build (vite.config.ts). In unit tests the form's props alone decide on a captcha.
  define: { 'import.meta.env.HAS_CAPTCHA': 'true' },
  test: {
    restoreMocks: true,
    // By default Vitest leaves one core idle, which on two cores is half of the machine.
    maxWorkers: '100%',
    // Both limits end a test that hangs. They measure nothing: a busy machine is slow.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: [unitTests], exclude: [...stateful, ...localHost], isolate: false },
      },
      { extends: true, test: { name: 'stateful', include: stateful, setupFiles: ['tests/unit/patience.ts'] } },
      { extends: true, test: { name: 'local', include: localHost } },
      // Each follows a recipe of CONTRIBUTING.md in a copy of the project, and builds the copy.
      { extends: true, test: { name: 'recipes', include: ['tests/recipes/**/*.test.ts'] } },
      { extends: true, test: { name: 'dist', include: ['tests/dist/**/*.test.ts'], isolate: false } },
      {
        extends: true,
        test: { name: 'specification', include: ['tests/specification/**/*.test.ts'], isolate: false },
      },
      {
        extends: true,
        // In CI a test of a server is tried twice. The end of the run names each second attempt.
        test: { name: 'hosts', include: ['tests/hosts/**/*.test.ts'], retry: process.env.CI ? 1 : 0 },
      },
    ],
  },
})
