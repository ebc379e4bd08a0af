import { query, queueableCommand } from './endpoint.ts'
import type * as schemas from './saved.schemas.ts'

export type { SavedTask, SavedUser } from './saved.schemas.ts'

export const listSaved = query<typeof schemas.listSaved>('saved.list', {
  path: 'user/saved',
  access: 'signedIn',
})

export const setSaved = queueableCommand<typeof schemas.setSaved>('saved.set', {
  method: 'PUT',
  path: 'user/saved/{id}',
  access: 'signedIn',
  body: 'json',
})
