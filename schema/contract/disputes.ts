import type * as schemas from './disputes.schemas.ts'
import { command, queueableCommand, query } from './endpoint.ts'

export type { Dispute } from './dispute-rows.schemas.ts'

export const openDispute = queueableCommand<typeof schemas.openDispute>('disputes.open', {
  method: 'POST',
  path: 'user/task/{id}/dispute',
  access: 'signedIn',
  body: 'files',
})

export const answerDispute = queueableCommand<typeof schemas.answerDispute>('disputes.answer', {
  method: 'POST',
  path: 'user/task/{id}/dispute/answer',
  access: 'signedIn',
  body: 'files',
})

export const findDispute = query<typeof schemas.findDispute>('disputes.find', {
  path: 'user/task/{id}/dispute',
  access: 'signedIn',
})

export const offerSplit = command<typeof schemas.offerSplit>('disputes.offer', {
  method: 'POST',
  path: 'user/task/{id}/dispute/offer',
  access: 'signedIn',
  body: 'json',
})

export const withdrawOffer = command<typeof schemas.withdrawOffer>('disputes.withdrawOffer', {
  method: 'DELETE',
  path: 'user/task/{id}/dispute/offer',
  access: 'signedIn',
})

export const settleDispute = command<typeof schemas.settleDispute>('disputes.settle', {
  method: 'POST',
  path: 'user/task/{id}/settle',
  access: 'signedIn',
  body: 'json',
})

export const listDisputes = query<typeof schemas.listDisputes>('disputes.list', {
  path: 'admin/disputes',
  access: 'admin',
})

export const readDispute = query<typeof schemas.readDispute>('disputes.read', {
  path: 'admin/dispute/{id}',
  access: 'admin',
})

export const decideDispute = command<typeof schemas.decideDispute>('disputes.decide', {
  method: 'PUT',
  path: 'admin/dispute/{id}',
  access: 'admin',
  decidesMoney: true,
  body: 'json',
})
