import { command, query } from './endpoint.ts'
import type * as schemas from './sessions.schemas.ts'

export type { SessionRow } from './sessions.schemas.ts'

export const listSessions = query<typeof schemas.listSessions>('sessions.list', {
  path: 'user/sessions',
  access: 'signedIn',
})

export const endSession = command<typeof schemas.endSession>('sessions.end', {
  method: 'DELETE',
  path: 'user/sessions/{id}',
  access: 'signedIn',
})

export const endOtherSessions = command<typeof schemas.endOtherSessions>('sessions.endOthers', {
  method: 'DELETE',
  path: 'user/sessions',
  access: 'signedIn',
})
