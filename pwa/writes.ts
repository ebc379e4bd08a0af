import { updateProfile } from '#pwa/features/accounts/writes.ts'
import { applyForTask, editProposal, withdrawProposal } from '#pwa/features/proposals/writes.ts'
import { submitWork } from '#pwa/features/tasks/work-writes.ts'
import { createTask, editTask } from '#pwa/features/tasks/writes.ts'
import type { Write } from '#pwa/replica/write.ts'

/** Everything a person can do without a signal; each feature adds its own. */
export const writes: readonly Write[] = [
  createTask,
  editTask,
  applyForTask,
  editProposal,
  withdrawProposal,
  submitWork,
  updateProfile,
]
