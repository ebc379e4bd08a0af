import type * as v from 'valibot'
import type * as schemas from './community.schemas.ts'
import { command, query } from './endpoint.ts'

export type Community = v.InferOutput<typeof schemas.Community>
export type Update = v.InferOutput<typeof schemas.Update>

export const readCommunity = query<typeof schemas.readCommunity>('community.read', {
  path: 'community',
  access: 'signedIn',
})

export const listUpdates = query<typeof schemas.listUpdates>('community.listUpdates', {
  path: 'updates',
  access: 'signedIn',
})

export const postUpdate = command<typeof schemas.postUpdate>('community.postUpdate', {
  method: 'POST',
  path: 'admin/updates',
  access: 'admin',
  body: 'files',
})

export const retractUpdate = command<typeof schemas.retractUpdate>('community.retractUpdate', {
  method: 'DELETE',
  path: 'admin/updates/{id}',
  access: 'admin',
  body: 'json',
})
