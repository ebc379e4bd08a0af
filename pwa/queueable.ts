import {
  setShowsOnline,
  setShowsPhone,
  updateProfile,
} from './features/accounts/profile/queueable.ts'
import { arrive, leave } from './features/arrivals/queueable.ts'
import { deleteMessage, editMessage, markSeen, sendMessage } from './features/chats/queueable.ts'
import { setListing } from './features/directory/queueable.ts'
import { readNotices, setNotices } from './features/notices/queueable.ts'
import {
  acceptCounter,
  counterProposal,
  declineCounter,
} from './features/proposals/counter/queueable.ts'
import { applyForTask, editProposal, withdrawProposal } from './features/proposals/queueable.ts'
import { changeReview, replyToReview, reviewTask } from './features/reviews/queueable.ts'
import { setSaved } from './features/saved/queueable.ts'
import { requestChanges } from './features/tasks/changes/queueable.ts'
import { answerDispute, openDispute } from './features/tasks/dispute/queueable.ts'
import {
  askForMaterials,
  declineMaterials,
  sendReceipts,
} from './features/tasks/materials/queueable.ts'
import {
  declineChange,
  proposeChange,
  withdrawChange,
} from './features/tasks/plan-change/queueable.ts'
import { createTask, editTask } from './features/tasks/post/queueable.ts'
import { answerQuestion, askQuestion } from './features/tasks/questions/queueable.ts'
import { submitWork } from './features/tasks/work/queueable.ts'
import { report } from './features/trust/queueable.ts'
import { sendVerification } from './features/verification/queueable.ts'
import {
  addWorkPicture,
  deleteWorkPicture,
  editWorkPicture,
  orderWorkPictures,
} from './features/works/queueable.ts'
import type { Queueable } from './outbox/queueable.ts'

/** Every command that may wait in the outbox; each feature defines its own. */
export const queueableCommands: readonly Queueable[] = [
  createTask,
  editTask,
  applyForTask,
  editProposal,
  withdrawProposal,
  counterProposal,
  acceptCounter,
  declineCounter,
  submitWork,
  arrive,
  leave,
  requestChanges,
  askForMaterials,
  declineMaterials,
  sendReceipts,
  proposeChange,
  withdrawChange,
  declineChange,
  openDispute,
  answerDispute,
  askQuestion,
  answerQuestion,
  updateProfile,
  setShowsPhone,
  setShowsOnline,
  setListing,
  reviewTask,
  changeReview,
  replyToReview,
  sendMessage,
  editMessage,
  deleteMessage,
  markSeen,
  readNotices,
  report,
  setNotices,
  sendVerification,
  addWorkPicture,
  editWorkPicture,
  orderWorkPictures,
  deleteWorkPicture,
  setSaved,
]
