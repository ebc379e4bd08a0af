import { command } from './endpoint.ts'
import type * as schemas from './review-removal.schemas.ts'

export const removeReview = command<typeof schemas.removeReview>('reviews.remove', {
  method: 'DELETE',
  path: 'admin/review/{id}',
  access: 'admin',
  body: 'json',
})
