import { query, queueableCommand } from './endpoint.ts'
import type * as schemas from './notices.schemas.ts'

export const listNotices = query<typeof schemas.listNotices>('notices.list', {
  path: 'notices',
  access: 'signedIn',
})

export const readNotices = queueableCommand<typeof schemas.readNotices>('notices.read', {
  method: 'POST',
  path: 'notices/read',
  access: 'signedIn',
  body: 'json',
})

export const setNotices = queueableCommand<typeof schemas.setNotices>('notices.set', {
  method: 'PUT',
  path: 'notices/settings',
  access: 'signedIn',
  body: 'json',
})
