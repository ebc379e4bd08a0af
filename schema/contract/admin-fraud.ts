import type * as schemas from './admin-fraud.schemas.ts'
import { command, query } from './endpoint.ts'

export const listSharingGroups = query<typeof schemas.listSharingGroups>('adminFraud.list', {
  path: 'admin/fraud',
  access: 'admin',
})

/** By any account of the group. */
export const readSharingGroup = query<typeof schemas.readSharingGroup>('adminFraud.read', {
  path: 'admin/fraud/{id}',
  access: 'admin',
})

export const decideSharingGroup = command<typeof schemas.decideSharingGroup>('adminFraud.decide', {
  method: 'POST',
  path: 'admin/fraud/{id}/decision',
  access: 'admin',
  body: 'json',
})
