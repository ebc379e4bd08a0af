import { command, queueableCommand } from './endpoint.ts'
import type * as schemas from './reviews.schemas.ts'

export const reviewTask = queueableCommand<typeof schemas.reviewTask>('reviews.write', {
  method: 'POST',
  path: 'user/task/{id}/review',
  access: 'signedIn',
  body: 'json',
})

export const changeReview = queueableCommand<typeof schemas.changeReview>('reviews.change', {
  method: 'PATCH',
  path: 'user/task/{id}/review',
  access: 'signedIn',
  body: 'json',
})

export const skipReview = command<typeof schemas.skipReview>('reviews.skip', {
  method: 'POST',
  path: 'user/task/{id}/skip-review',
  access: 'signedIn',
  body: 'json',
})

export const replyToReview = queueableCommand<typeof schemas.replyToReview>('reviews.reply', {
  method: 'POST',
  path: 'user/task/{id}/review-reply',
  access: 'signedIn',
  body: 'json',
})
