import type { Plugin } from 'vite'
import { readDashboard } from '#schema/contract/dashboard.ts'
import { endpointUrl } from '#schema/contract/endpoint.ts'
import { INLINE_PREFETCH } from '#schema/contract/inline-prefetch.ts'
import { INLINE_THEME } from '#schema/contract/inline-theme.ts'
import { SYNC_SCHEMA } from '#schema/contract/sync.ts'
import { listOpenTasks } from '#schema/contract/task-reads.ts'

/** The first requests of a phone without data, on the screen that waits for them (pwa/routes/_guarded.tsx). */
const SCREEN = '/all-task'
const REQUESTS = [readDashboard, listOpenTasks].map((endpoint) => endpointUrl(endpoint, {}))

/** Adds the scripts before the styles: a script after a stylesheet waits for it. */
export const inlineScripts = (build: string): Plugin => ({
  name: 'onise:inline-scripts',
  transformIndexHtml: () => [
    { tag: 'script', injectTo: 'head-prepend', children: INLINE_THEME },
    {
      tag: 'script',
      injectTo: 'head-prepend',
      attrs: {
        'data-screen': SCREEN,
        'data-requests': REQUESTS.join(' '),
        'data-client': `${build}/${SYNC_SCHEMA}`,
      },
      children: INLINE_PREFETCH,
    },
  ],
})
