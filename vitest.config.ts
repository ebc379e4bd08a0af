import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** `npm run test:long` runs these files; `npm test` leaves them out. */
const LONG_FILES = '**/*.long.test.ts'
const isLong = process.env['TESTS'] === 'long'

/** The test files of a project below these folders. */
const filesOf = (...patterns: string[]) => ({
  include: patterns.map((pattern) =>
    isLong ? pattern.replace('*.test.', '*.long.test.') : pattern,
  ),
  exclude: isLong ? [] : [LONG_FILES, '**/node_modules/**'],
})

/** Modules that only workerd has; `npm start` and the browser tests run them there. */
const alias = {
  'cloudflare:workers': `${import.meta.dirname}/testing/worker/cloudflare-workers.ts`,
}

/** Long limits, so that a busy machine fails no test. */
const patient = {
  alias,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
}

const withTestServers = {
  globalSetup: ['testing/server/global-setup.ts'],
  setupFiles: ['testing/server/setup-file.ts'],
  // After the tests of screens, which wait for timers and leave that time to the browser tests beside them; at the end it
  // would be idle. Vitest orders the projects of one group by their names. Files of a negative group are not run.
  sequence: { groupOrder: 1 },
}

const PHONE_SETUP = ['fake-indexeddb/auto', 'testing/seed-math-random.ts']

/**
 * The files of one worker process share their modules: importing them anew for each file took more time than the tests.
 * A file owns its data, and what it replaced in the global scope is restored after it.
 */
const sharedModules = {
  isolate: false,
  setupFiles: ['testing/restore-globals.ts'],
  // React, jsdom and IndexedDB in memory create many short-lived objects: fewer collections take 3-5 % less time.
  execArgv: ['--max-semi-space-size=64'],
}

export default defineConfig({
  test: {
    // A module is transformed once for all projects, and again when it or this file changes. `npx vitest --clearCache` deletes
    // the files, which a change of the TypeScript options of JSX needs.
    experimental: { fsModuleCache: true },
    // Not UTC, so that a date in the wrong time zone fails a test.
    env: { TZ: 'Africa/Lagos' },
    // A third process would import the modules of its project again, and the browser tests beside it take what is idle. With a
    // third Chromium the browser tests ended 10 s earlier, and the whole run 35 s later.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          ...sharedModules,
          ...patient,
          name: 'screens',
          ...filesOf('pwa/**/*.test.tsx', 'testing/pwa/**/*.test.tsx'),
          environment: 'jsdom',
          setupFiles: [...PHONE_SETUP, 'testing/pwa/screen-setup.ts', ...sharedModules.setupFiles],
        },
      },
      {
        test: {
          ...withTestServers,
          ...sharedModules,
          ...patient,
          name: 'phone',
          ...filesOf('pwa/**/*.test.ts', 'testing/integration/**/*.test.ts'),
          setupFiles: [...PHONE_SETUP, ...sharedModules.setupFiles, ...withTestServers.setupFiles],
          // The contrast of the theme's colours is tested.
          css: { include: [/theme\.css/] },
        },
      },
      {
        test: {
          ...sharedModules,
          ...patient,
          // It replaces the timers of its process.
          name: 'simulation',
          ...filesOf('testing/*.test.ts', 'testing/{simulation,soak}/**/*.test.ts'),
        },
      },
      {
        test: {
          ...withTestServers,
          ...sharedModules,
          ...patient,
          // One project, because each project has processes of its own, which import the modules again.
          name: 'node',
          ...filesOf(
            '{schema,worker,tools,sandbox,bench,.ci}/**/*.test.ts',
            'testing/{server,money,faults,provider,clients}/**/*.test.ts',
          ),
          testTimeout: 120_000,
          setupFiles: [...sharedModules.setupFiles, ...withTestServers.setupFiles],
        },
      },
      {
        test: {
          name: 'crash',
          ...filesOf('testing/crash/**/*.test.ts'),
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'engines',
          ...filesOf('testing/engines/**/*.test.ts'),
          globalSetup: [
            'testing/server/global-setup.ts',
            'testing/browser/setup.ts',
            'testing/engines/setup.ts',
          ],
          isolate: false,
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 240_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        test: {
          name: 'browser',
          ...filesOf('testing/browser/**/*.test.ts'),
          globalSetup: ['testing/server/global-setup.ts', 'testing/browser/setup.ts'],
          setupFiles: ['testing/browser/screenshot-failures.ts'],
          // The files of a process share its workerd and its Chromium (testing/browser/start-onise.ts).
          isolate: false,
          // Alone, because its processes take both cores.
          sequence: { groupOrder: 2 },
          testTimeout: 120_000,
          // The first file of a process starts workerd and Chromium and installs the app.
          hookTimeout: 240_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
})
