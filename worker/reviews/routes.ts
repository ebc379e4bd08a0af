import type { Route } from '#worker/http/serve.ts'
import { changeReviewRoute, skipReviewRoute } from './change.ts'
import { readProfileRoute } from './profile.ts'
import { removeReviewRoute } from './remove.ts'
import { replyToReviewRoute } from './reply.ts'
import { reviewTaskRoute } from './write.ts'

export const reviewRoutes: readonly Route[] = [
  reviewTaskRoute,
  changeReviewRoute,
  skipReviewRoute,
  replyToReviewRoute,
  removeReviewRoute,
  readProfileRoute,
]
