import type * as schemas from './directory.schemas.ts'
import { query, queueableCommand } from './endpoint.ts'

export type { Professional } from './directory.schemas.ts'

export const listProfessionals = query<typeof schemas.listProfessionals>('directory.list', {
  path: 'professionals',
  access: 'anyone',
})

export const setListing = queueableCommand<typeof schemas.setListing>('directory.setListing', {
  method: 'PUT',
  path: 'professionals/listing',
  access: 'tasker',
  body: 'json',
})
