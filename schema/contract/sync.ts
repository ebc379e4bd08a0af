import { command, query } from './endpoint.ts'
import type * as schemas from './sync.schemas.ts'

export type { Change } from './sync.schemas.ts'

/** Version of the rows that the phone stores. The worker answers 426 to a version that it no longer supports. */
export const SYNC_SCHEMA = 1
/** Two versions back are supported. */
export const OLDEST_SYNC_SCHEMA = Math.max(1, SYNC_SCHEMA - 2)

export const sync = query<typeof schemas.sync>('sync.pull', {
  path: 'sync',
  access: 'signedIn',
})

export const cancelCommand = command<typeof schemas.cancelCommand>('sync.cancelCommand', {
  method: 'DELETE',
  path: 'sync/command',
  access: 'signedIn',
})
