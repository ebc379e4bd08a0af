import {
  evidenceInput,
  NO_EVIDENCE,
  type EvidenceFields,
} from '#pwa/features/tasks/evidence/evidence.ts'
import type { EntryView } from '#pwa/outbox/entry-view.ts'
import { isFailed, isUntried } from '#pwa/outbox/entry.ts'
import type { Place } from '#pwa/outbox/placement.ts'
import { enqueue } from '#pwa/outbox/queue.ts'
import { useFormEntry } from '#pwa/outbox/use-form-entry.ts'
import { useUnsentEntries } from '#pwa/outbox/use-unsent-entries.ts'
import { useSession } from '#pwa/session/session.tsx'
import { submitWork as submitWorkEndpoint } from '#schema/contract/tasks.ts'
import type { Id, TaskId } from '#schema/domain/ids.ts'
import { submissionDraftKey, submitWork } from './queueable.ts'

export type SubmissionFields = EvidenceFields & { notes: string }
export const EMPTY_SUBMISSION: SubmissionFields = { ...NO_EVIDENCE, notes: '' }

/** The task's submission that the server has not acknowledged. */
export const usePendingSubmission = (taskId: TaskId): EntryView | null =>
  useUnsentEntries().findLast(
    ({ command, ref }) => command === submitWorkEndpoint.name && ref === taskId,
  ) ?? null

/** One that may have been sent stays in front. */
const placeSubmission = (taskId: TaskId): Place => ({
  commands: [submitWork],
  decide: (entries) => ({
    discards: entries.filter((entry) => entry.ref === taskId && isUntried(entry)),
  }),
})

/** Enqueues a submission in place of one that is still queued. `state` is null until then, and after a failure. */
export function useSubmit(taskId: TaskId) {
  const session = useSession()
  const { submit: submitForm, entry } = useFormEntry()

  const submit = ({ notes, ...evidence }: SubmissionFields) =>
    submitForm((key) => {
      const input = {
        id: taskId,
        _id: key as Id<'submission'>,
        submissionNotes: notes,
        ...evidenceInput(evidence),
      }
      const options = { key, draft: submissionDraftKey(taskId), place: placeSubmission(taskId) }
      return enqueue(session, submitWork, input, options)
    })
  return { submit, state: entry && !isFailed(entry) ? entry.state : null }
}
