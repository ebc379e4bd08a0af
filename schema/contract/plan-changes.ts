import { command, queueableCommand } from './endpoint.ts'
import type * as schemas from './plan-changes.schemas.ts'

export type { ShownPlanChange } from './plan-change-row.schemas.ts'

export const proposeChange = queueableCommand<typeof schemas.proposeChange>('planChanges.propose', {
  method: 'POST',
  path: 'user/task/{id}/change',
  access: 'signedIn',
  body: 'json',
})

export const withdrawChange = queueableCommand<typeof schemas.withdrawChange>(
  'planChanges.withdraw',
  {
    method: 'DELETE',
    path: 'user/task/{id}/change/{change}',
    access: 'signedIn',
  },
)

export const declineChange = queueableCommand<typeof schemas.declineChange>('planChanges.decline', {
  method: 'POST',
  path: 'user/task/{id}/change/{change}/decline',
  access: 'signedIn',
  body: 'json',
})

export const acceptChange = command<typeof schemas.acceptChange>('planChanges.accept', {
  method: 'POST',
  path: 'user/task/{id}/change/{change}/accept',
  access: 'signedIn',
  body: 'json',
})
