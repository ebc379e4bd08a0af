import { command, query } from './endpoint.ts'
import type * as schemas from './support.schemas.ts'

export const readSupport = query<typeof schemas.readSupport>('support.read', {
  path: 'support',
  access: 'anyone',
})

export const writeToSupport = command<typeof schemas.writeToSupport>('support.write', {
  method: 'POST',
  path: 'support',
  access: 'signedIn',
  body: 'json',
})
