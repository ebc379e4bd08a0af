import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const servers = { globalSetup: ['local/testing/database.mjs', 'local/testing/files.mjs'] }
const phone = { environment: 'jsdom', setupFiles: ['fake-indexeddb/auto'] } as const

export default defineConfig({
  test: {
    // Not UTC, so that a day reckoned in the wrong zone shows here and not in Lagos.
    env: { TZ: 'Africa/Lagos' },
    // Half of a test's time is the database's, so there are more of them than cores.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      { test: { name: 'schema', include: ['schema/**/*.test.ts'] } },
      {
        test: {
          name: 'worker',
          include: ['worker/**/*.test.ts'],
          ...servers,
          testTimeout: 20_000,
          hookTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'pwa',
          include: ['pwa/**/*.test.{ts,tsx}'],
          ...phone,
          testTimeout: 20_000,
          // The colours themselves are tested.
          css: { include: [/theme\.css/] },
        },
      },
      {
        test: {
          name: 'line',
          include: ['e2e/*.test.{ts,tsx}'],
          ...phone,
          ...servers,
          testTimeout: 20_000,
          hookTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'local',
          include: ['local/**/*.test.{ts,mjs}', '.ci/**/*.test.{ts,mjs}'],
          testTimeout: 20_000,
          hookTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'money',
          include: ['e2e/money/**/*.test.ts'],
          ...servers,
          testTimeout: 120_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'kills',
          include: ['e2e/kills/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
      { test: { name: 'simulator', include: ['e2e/simulator/**/*.test.ts'] } },
      {
        test: {
          name: 'browser',
          include: ['e2e/browser/**/*.test.ts'],
          globalSetup: ['e2e/browser/setup.ts'],
          // Each file has a world and ports of its own, and is at rest for half of its time: two keep two cores busy.
          maxWorkers: 2,
          // With a number of workers of its own it may not stand in line with the other projects.
          sequence: { groupOrder: 1 },
          // A whole browser on a noisy machine: what fails is tried once more, must then hold, and is told (.ci/parts.mjs).
          retry: 1,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
})
