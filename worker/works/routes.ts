import type { Route } from '#worker/http/serve.ts'
import { addWorkPictureRoute } from './add.ts'
import { deleteWorkPictureRoute, editWorkPictureRoute, orderWorkPicturesRoute } from './change.ts'
import { listTaskPicturesRoute, objectToPictureRoute, takeOverPictureRoute } from './take-over.ts'

export const workPictureRoutes: readonly Route[] = [
  addWorkPictureRoute,
  editWorkPictureRoute,
  orderWorkPicturesRoute,
  deleteWorkPictureRoute,
  listTaskPicturesRoute,
  takeOverPictureRoute,
  objectToPictureRoute,
]
