import type * as schemas from './cancel.schemas.ts'
import { command } from './endpoint.ts'

export const cancelTask = command<typeof schemas.cancelTask>('cancel.cancel', {
  method: 'POST',
  path: 'user/task/{id}/cancel',
  access: 'signedIn',
  body: 'json',
})

export const repostTask = command<typeof schemas.repostTask>('cancel.repost', {
  method: 'POST',
  path: 'client/repost-task/{id}',
  access: 'signedIn',
  body: 'json',
})

export const offerCancel = command<typeof schemas.offerCancel>('cancel.offer', {
  method: 'POST',
  path: 'client/task/{id}/cancel-offer',
  access: 'signedIn',
  body: 'json',
})

export const withdrawCancelOffer = command<typeof schemas.withdrawCancelOffer>(
  'cancel.withdrawOffer',
  {
    method: 'DELETE',
    path: 'client/task/{id}/cancel-offer',
    access: 'signedIn',
  },
)

export const acceptCancelOffer = command<typeof schemas.acceptCancelOffer>('cancel.acceptOffer', {
  method: 'POST',
  path: 'user/task/{id}/cancel-offer/accept',
  access: 'signedIn',
  body: 'json',
})
