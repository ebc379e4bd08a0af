import type * as schemas from './arrivals.schemas.ts'
import { queueableCommand } from './endpoint.ts'

export const arrive = queueableCommand<typeof schemas.arrive>('arrivals.arrive', {
  method: 'POST',
  path: 'user/task/{id}/arrive',
  access: 'signedIn',
  body: 'json',
})

export const leave = queueableCommand<typeof schemas.leave>('arrivals.leave', {
  method: 'POST',
  path: 'user/task/{id}/leave',
  access: 'signedIn',
  body: 'json',
})
