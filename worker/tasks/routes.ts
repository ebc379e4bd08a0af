import type { Route } from '#worker/http/serve.ts'
import { acceptChangeRoute } from './accept-change.ts'
import { approveTaskRoute } from './approve.ts'
import { arriveRoute, leaveRoute } from './arrivals.ts'
import {
  acceptCancelOfferRoute,
  offerCancelRoute,
  withdrawCancelOfferRoute,
} from './cancel-offer.ts'
import { cancelTaskRoute } from './cancel.ts'
import { createTaskRoute } from './create.ts'
import { deleteTaskRoute } from './delete.ts'
import { findTaskRoute } from './detail.ts'
import { editTaskRoute } from './edit.ts'
import { fundStageRoute } from './fund-stage.ts'
import { listDeletedTasksRoute, listPostedTasksRoute, statusListRoutes } from './list.ts'
import { askForMaterialsRoute, declineMaterialsRoute } from './materials.ts'
import { declineChangeRoute, proposeChangeRoute, withdrawChangeRoute } from './plan-change.ts'
import { answerQuestionRoute, askQuestionRoute } from './questions.ts'
import { giveBackMaterialsRoute, sendReceiptsRoute } from './receipts.ts'
import { releaseMaterialsRoute } from './release-materials.ts'
import { removeTaskRoute } from './remove-as-admin.ts'
import { repostTaskRoute } from './repost.ts'
import { requestChangesRoute } from './request-changes.ts'
import { restoreTaskRoute } from './restore.ts'
import { listOpenTasksRoute } from './search.ts'
import { showTaskRoute, waitLongerRoute } from './show.ts'
import { submitWorkRoute } from './submit.ts'

export const taskRoutes: readonly Route[] = [
  createTaskRoute,
  editTaskRoute,
  deleteTaskRoute,
  removeTaskRoute,
  restoreTaskRoute,
  showTaskRoute,
  waitLongerRoute,
  listPostedTasksRoute,
  listOpenTasksRoute,
  findTaskRoute,
  ...statusListRoutes,
  listDeletedTasksRoute,
  askQuestionRoute,
  answerQuestionRoute,
  arriveRoute,
  leaveRoute,
  submitWorkRoute,
  requestChangesRoute,
  approveTaskRoute,
  fundStageRoute,
  proposeChangeRoute,
  withdrawChangeRoute,
  declineChangeRoute,
  acceptChangeRoute,
  askForMaterialsRoute,
  declineMaterialsRoute,
  releaseMaterialsRoute,
  sendReceiptsRoute,
  giveBackMaterialsRoute,
  cancelTaskRoute,
  repostTaskRoute,
  offerCancelRoute,
  withdrawCancelOfferRoute,
  acceptCancelOfferRoute,
]
