import type { IndexHtmlTransformContext, Plugin } from 'vite'
import { DATABASE } from '#pwa/routes/-chunks.ts'
import { readDashboard } from '#schema/contract/dashboard.ts'
import { endpointUrl } from '#schema/contract/endpoint.ts'
import { INLINE_LIST } from '#schema/contract/inline-list.ts'
import { INLINE_PREFETCH } from '#schema/contract/inline-prefetch.ts'
import { INLINE_THEME } from '#schema/contract/inline-theme.ts'
import { SYNC_SCHEMA } from '#schema/contract/sync.ts'
import { listOpenTasks } from '#schema/contract/task-reads.ts'
import { DATABASE_CHUNK } from './chunk-by-entry.ts'

/** The first requests of a phone without data, on the screen that waits for them (pwa/routes/_guarded.tsx). */
const SCREEN = '/all-task'
const REQUESTS = [readDashboard, listOpenTasks].map((endpoint) => endpointUrl(endpoint, {}))

/** What the session loads first, except on a first visit (pwa/session/first-visit.ts). */
function databasePath({ bundle }: IndexHtmlTransformContext): string {
  // The development server has no chunks.
  if (!bundle) return `/${DATABASE}`
  const chunk = Object.values(bundle).find(({ name }) => name === DATABASE_CHUNK)
  if (!chunk) throw new Error(`no chunk has the name ${DATABASE_CHUNK}`)
  return `/${chunk.fileName}`
}

/** Adds the first two before the styles: a script after a stylesheet waits for it. The last one needs the root element. */
export const inlineScripts = (build: string): Plugin => {
  const client = `${build}/${SYNC_SCHEMA}`
  return {
    name: 'onise:inline-scripts',
    transformIndexHtml: {
      // When the names of the chunks are known.
      order: 'post',
      handler: (_, context) => [
        { tag: 'script', injectTo: 'head-prepend', children: INLINE_THEME },
        {
          tag: 'script',
          injectTo: 'head-prepend',
          attrs: {
            'data-screen': SCREEN,
            'data-requests': REQUESTS.join(' '),
            'data-client': client,
            'data-database': databasePath(context),
          },
          children: INLINE_PREFETCH,
        },
        {
          tag: 'script',
          injectTo: 'body',
          attrs: { 'data-list': SCREEN, 'data-client': client },
          children: INLINE_LIST,
        },
      ],
    },
  }
}
