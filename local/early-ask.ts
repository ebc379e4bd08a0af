import type { Plugin } from 'vite'
import { readDashboard } from '../schema/contract/accounts.ts'
import { EARLY_ASK } from '../schema/contract/early-ask.ts'
import { addressOf } from '../schema/contract/endpoint.ts'
import { SYNC_SCHEMA } from '../schema/contract/sync.ts'
import { listOpenTasks } from '../schema/contract/tasks.ts'

/** What a phone that knows nothing asks first, on the screen that waits for it (pwa/routes/_guarded.tsx). */
const AT = '/all-task'
const ASKED = [readDashboard, listOpenTasks].map((endpoint) => addressOf(endpoint, {}))

/** Before the styles: a script behind a stylesheet waits for it. */
export const earlyAsk = (build: string): Plugin => ({
  name: 'onise:early-ask',
  transformIndexHtml: () => [
    {
      tag: 'script',
      injectTo: 'head-prepend',
      attrs: {
        'data-at': AT,
        'data-ask': ASKED.join(' '),
        'data-client': `${build}/${SYNC_SCHEMA}`,
      },
      children: EARLY_ASK,
    },
  ],
})
