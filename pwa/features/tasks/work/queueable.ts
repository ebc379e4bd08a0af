import { messages } from '#pwa/features/tasks/messages.ts'
import { storedFileUrl } from '#pwa/outbox/file-url.ts'
import { queueable } from '#pwa/outbox/queueable.ts'
import * as contract from '#schema/contract/tasks.ts'
import type { Submission } from '#schema/contract/tasks.ts'
import type { Id } from '#schema/domain/ids.ts'
import { statusLabelOf } from '#schema/domain/task.ts'

export const submissionDraftKey = (taskId: string) => `submit:${taskId}`

const UNSENT_PREFIX = 'unsent:'
export const isUnsentVersion = ({ _id }: Submission) => _id.startsWith(UNSENT_PREFIX)

export const submitWork = queueable(contract.submitWork, {
  lane: ({ id }) => `task:${id}`,
  ref: ({ id }) => id,
  describe: () => messages.unsentWork,
  form: ({ id, submissionNotes, submissionFile }) => ({
    draft: submissionDraftKey(id),
    path: `/submit-task/${id}`,
    fields: { notes: submissionNotes, file: submissionFile ?? null },
  }),
  async optimistic(view, { id, submissionNotes, submissionFile }, { queuedAt }) {
    const at = new Date(queuedAt).toISOString()
    const task = await view.get('tasks', id)
    if (!task) return
    // The time to decide starts when the server receives the submission, so it is not known yet.
    await view.update('tasks', id, {
      status: 'submitted',
      taskStatus: statusLabelOf('submitted'),
      submissionNotes,
      submittedAt: at,
      autoApproveAt: null,
      updatedAt: at,
    })
    const row = await view.get('submissions', id)
    const earlier = row?.submissions ?? []
    const next: Submission = {
      _id: `${UNSENT_PREFIX}${queuedAt}` as Id<'submission'>,
      version: Math.max(0, ...earlier.map(({ version }) => version)) + 1,
      submissionNotes,
      submissionFile: storedFileUrl(submissionFile),
      submissionFileType: submissionFile?.type ?? null,
      files: [],
      changeRequest: null,
      createdAt: at,
    }
    view.put('submissions', { ...row, task: id, submissions: [next, ...earlier] })
  },
})
