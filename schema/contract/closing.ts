import type * as schemas from './closing.schemas.ts'
import { command, query } from './endpoint.ts'

export const readClosing = query<typeof schemas.readClosing>('closing.read', {
  path: 'user/close-account',
  access: 'signedIn',
})

export const closeAccount = command<typeof schemas.closeAccount>('closing.close', {
  method: 'POST',
  path: 'user/close-account',
  access: 'signedIn',
  body: 'json',
})
