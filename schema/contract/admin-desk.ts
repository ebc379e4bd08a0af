import type * as schemas from './admin-desk.schemas.ts'
import { command, query } from './endpoint.ts'

export const listUserTimeline = query<typeof schemas.listUserTimeline>('admin.listUserTimeline', {
  path: 'admin/user/{id}/timeline',
  access: 'admin',
})

export const listUserNotes = query<typeof schemas.listUserNotes>('admin.listUserNotes', {
  path: 'admin/user/{id}/notes',
  access: 'admin',
})

export const writeUserNote = command<typeof schemas.writeUserNote>('admin.writeUserNote', {
  method: 'POST',
  path: 'admin/user/{id}/notes',
  access: 'admin',
  body: 'json',
})

export const listUserSessions = query<typeof schemas.listUserSessions>('admin.listUserSessions', {
  path: 'admin/user/{id}/sessions',
  access: 'admin',
})

export const endUserSessions = command<typeof schemas.endUserSessions>('admin.endUserSessions', {
  method: 'DELETE',
  path: 'admin/user/{id}/sessions',
  access: 'admin',
  body: 'json',
})

export const sendSupportNotice = command<typeof schemas.sendSupportNotice>(
  'admin.sendSupportNotice',
  { method: 'POST', path: 'admin/user/{id}/notice', access: 'admin', body: 'json' },
)
