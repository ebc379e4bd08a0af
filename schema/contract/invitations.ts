import { command, query } from './endpoint.ts'
import type * as schemas from './invitations.schemas.ts'

export type { Invitation } from './invitations.schemas.ts'

export const inviteToTask = command<typeof schemas.inviteToTask>('invitations.invite', {
  method: 'POST',
  path: 'client/task/{id}/invite/{taskerId}',
  access: 'client',
  body: 'json',
})

export const declineInvitation = command<typeof schemas.declineInvitation>('invitations.decline', {
  method: 'POST',
  path: 'user/task/{id}/decline-invitation',
  access: 'tasker',
  body: 'json',
})

export const listInvitations = query<typeof schemas.listInvitations>('invitations.list', {
  path: 'client/task/{id}/invitations',
  access: 'signedIn',
})

export const listOwnInvitations = query<typeof schemas.listOwnInvitations>('invitations.listOwn', {
  path: 'user/invitations',
  access: 'tasker',
})

export const listInvitableTasks = query<typeof schemas.listInvitableTasks>(
  'invitations.listInvitableTasks',
  { path: 'client/invite/{taskerId}', access: 'client' },
)

export const showTask = command<typeof schemas.showTask>('invitations.showTask', {
  method: 'POST',
  path: 'client/task/{id}/show',
  access: 'client',
  body: 'json',
})

export const waitLonger = command<typeof schemas.waitLonger>('invitations.waitLonger', {
  method: 'POST',
  path: 'client/task/{id}/wait-longer',
  access: 'client',
  body: 'json',
})
