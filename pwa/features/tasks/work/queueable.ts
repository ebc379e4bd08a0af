import { messages } from '#pwa/features/tasks/messages.ts'
import { storedFileUrl } from '#pwa/outbox/file-url.ts'
import { queueable, type StoredInput } from '#pwa/outbox/queueable.ts'
import type { RequestInput } from '#schema/contract/endpoint.ts'
import * as contract from '#schema/contract/tasks.ts'
import type { Submission } from '#schema/contract/tasks.ts'
import { EVIDENCE_FIELDS } from '#schema/domain/evidence.ts'
import type { Id } from '#schema/domain/ids.ts'
import { statusLabelOf } from '#schema/domain/task.ts'

export const submissionDraftKey = (taskId: string) => `submit:${taskId}`

const UNSENT_PREFIX = 'unsent:'
export const isUnsentVersion = ({ _id }: Submission) => _id.startsWith(UNSENT_PREFIX)

type Input = StoredInput<RequestInput<typeof contract.submitWork>>

/** The server has not checked them yet. */
const filesOf = (input: Input, at: string): Submission['files'] =>
  [input.submissionFile, ...EVIDENCE_FIELDS.map((name) => input[name])].flatMap((file) => {
    const url = storedFileUrl(file)
    const unchecked = { sha256: null, capturedAt: null, isSame: null, receivedAt: at }
    return file && url ? [{ url, type: file.type, ...unchecked }] : []
  })

export const submitWork = queueable(contract.submitWork, {
  lane: ({ id }) => `task:${id}`,
  ref: ({ id }) => id,
  describe: () => messages.unsentWork,
  form: ({ id, _id, submissionNotes: notes, submissionFile, uploadId: _upload, ...evidence }) => ({
    draft: submissionDraftKey(id),
    path: `/submit-task/${id}`,
    fields: { ...evidence, notes, evidence1: evidence.evidence1 ?? submissionFile ?? null },
  }),
  async optimistic(view, input, { queuedAt }) {
    const { id, submissionNotes } = input
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
    const files = filesOf(input, at)
    const next: Submission = {
      _id: `${UNSENT_PREFIX}${queuedAt}` as Id<'submission'>,
      version: Math.max(0, ...earlier.map(({ version }) => version)) + 1,
      submissionNotes,
      submissionFile: files[0]?.url ?? null,
      submissionFileType: files[0]?.type ?? null,
      files,
      changeRequest: null,
      createdAt: at,
    }
    view.put('submissions', { ...row, task: id, submissions: [next, ...earlier] })
  },
})
