import { defineConfig } from 'vitest/config'
import { loadEnvironment } from '#server/environment.ts'
import { languageAliases } from '#server/publish/languages/language-aliases.ts'

loadEnvironment('local')

/** Tests of code with state in its modules: each file needs modules of its own, as each page has in a browser. */
const stateful = ['tests/unit/{auth,components/islands,content/articles}/**/*.test.{ts,tsx}']
/** Tests of words in every language: they run on French, too. The others read English. */
const everyLanguage = [
  'tests/unit/auth/dashboard/example-log.test.ts',
  'tests/unit/components/figures/**/*.test.ts',
  'tests/unit/content/{facts,sources,words}/*.test.ts',
  'tests/unit/content/articles/related.test.ts',
  'tests/unit/content/cell-forecast.test.tsx',
  'tests/unit/content/security-pages.test.ts',
  'tests/unit/pages/data.test.ts',
  'tests/unit/server/publish/{api,dataset/*}.test.ts',
]
/** Tests of the local host, which start processes and hash passwords. */
const localHost = ['tests/unit/server/local/**/*.test.ts']

/** One project for each way of running tests. Without isolation, files share what a worker has loaded, such as parsed pages. */
export default defineConfig({
  // Vite replaces this constant in a build (vite.config.ts). In unit tests the form's props alone decide on a captcha.
  define: { 'import.meta.env.HAS_CAPTCHA': 'true' },
  test: {
    restoreMocks: true,
    // By default Vitest leaves one core idle, which on two cores is half of the machine.
    maxWorkers: '100%',
    // Limits that only end tests that hang: a busy machine is slow.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: [...stateful, ...localHost],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'stateful', include: stateful } },
      {
        extends: true,
        resolve: { alias: languageAliases(import.meta.dirname, true) },
        test: { name: 'french', include: everyLanguage, isolate: false },
      },
      { extends: true, test: { name: 'local', include: localHost } },
      // The simulated day, a workspace whose results are committed.
      { extends: true, root: 'content/day', test: { name: 'day', include: ['tests/**/*.test.ts'], isolate: false } },
      // The files in dist/.
      { extends: true, test: { name: 'built', include: ['tests/built/**/*.test.ts'], isolate: false } },
      // Builds of copies of the project.
      { extends: true, test: { name: 'build-runs', include: ['tests/build-runs/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'hosts',
          include: ['tests/hosts/**/*.test.ts'],
          globalSetup: 'tests/hosts/setup.ts',
          // In CI a failed test of a server runs a second time. The end of the run names each test that did.
          retry: process.env.CI ? 1 : 0,
        },
      },
    ],
  },
})
