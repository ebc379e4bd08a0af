import type * as schemas from './counter-offers.schemas.ts'
import { queueableCommand } from './endpoint.ts'

export const counterProposal = queueableCommand<typeof schemas.counterProposal>(
  'proposals.counter',
  {
    method: 'POST',
    path: 'user/proposal/{id}/counter',
    access: 'signedIn',
    body: 'json',
  },
)

export const acceptCounter = queueableCommand<typeof schemas.acceptCounter>(
  'proposals.acceptCounter',
  {
    method: 'POST',
    path: 'user/proposal/{id}/counter/{counterId}/accept',
    access: 'signedIn',
    body: 'json',
  },
)

export const declineCounter = queueableCommand<typeof schemas.declineCounter>(
  'proposals.declineCounter',
  {
    method: 'POST',
    path: 'user/proposal/{id}/counter/{counterId}/decline',
    access: 'signedIn',
    body: 'json',
  },
)
