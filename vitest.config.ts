import { defineConfig } from 'vitest/config'
import { loadEnvironment } from '#server/environment.ts'
import { languageAliases } from '#server/publish/languages/language-aliases.ts'

loadEnvironment('local')

const unitTests = 'tests/unit/**/*.test.{ts,tsx}'
/** Tests of code with state in its modules. Each test file needs its own instances of the modules, as each page has in a browser. */
const stateful = [
  'tests/unit/{auth,components/islands,content/articles}/**/*.test.{ts,tsx}',
  'tests/unit/properties/sessions.test.ts',
]
/** Tests of what the words of every language promise. They run on French, too; the others read the wording of English. */
const everyLanguage = [
  'tests/unit/auth/dashboard/example-log.test.ts',
  'tests/unit/components/{article/article-block,figures/**/*}.test.{ts,tsx}',
  'tests/unit/content/{facts,sources,words}/*.test.ts',
  'tests/unit/content/articles/related.test.ts',
  'tests/unit/content/day/{peak-article,cell-forecast,words}.test.{ts,tsx}',
  'tests/unit/content/security-pages.test.ts',
  'tests/unit/pages/data.test.ts',
  'tests/unit/server/publish/{api,dataset/*,outputs/outputs,trust/register-pages}.test.ts',
]
/** Tests of the local host. They start processes and hash passwords, and take longer than all other unit tests together. */
const localHost = ['tests/unit/server/local/**/*.test.ts']

/**
 * One project for each way of running tests. With `isolate: false` the files of a project share loaded modules: a worker
 * then parses the built pages and computes the synthetic day once, and not for each file.
 */
export default defineConfig({
  // Vite replaces this constant in a build (vite.config.ts). In unit tests the form's props alone decide on a captcha.
  define: { 'import.meta.env.HAS_CAPTCHA': 'true' },
  test: {
    restoreMocks: true,
    // By default Vitest leaves one core idle, which on two cores is half of the machine.
    maxWorkers: '100%',
    // Limits that only end hanging tests. They are this high because a busy machine is slow.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: [unitTests], exclude: [...stateful, ...localHost], isolate: false },
      },
      { extends: true, test: { name: 'stateful', include: stateful } },
      {
        extends: true,
        resolve: { alias: languageAliases(import.meta.dirname, true) },
        test: { name: 'french', include: everyLanguage, isolate: false },
      },
      { extends: true, test: { name: 'local', include: localHost } },
      // Each of these tests follows a recipe of CONTRIBUTING.md in a copy of the project, and builds the copy.
      { extends: true, test: { name: 'recipes', include: ['tests/recipes/**/*.test.ts'] } },
      // Builds that fail, and builds of other settings, in copies of the project.
      { extends: true, test: { name: 'builds', include: ['tests/builds/**/*.test.ts'] } },
      { extends: true, test: { name: 'dist', include: ['tests/dist/**/*.test.ts'], isolate: false } },
      {
        extends: true,
        test: { name: 'specification', include: ['tests/specification/**/*.test.ts'], isolate: false },
      },
      {
        extends: true,
        // In CI a failed test of a server runs a second time. The end of the run names each test that did.
        test: {
          name: 'hosts',
          include: ['tests/hosts/**/*.test.ts'],
          globalSetup: 'tests/hosts/setup.ts',
          retry: process.env.CI ? 1 : 0,
        },
      },
    ],
  },
})
