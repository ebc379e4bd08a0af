import { useState } from 'react'
import type { EntryView } from '#pwa/outbox/entry-view.ts'
import { isFailed } from '#pwa/outbox/entry.ts'
import { discardEntry, enqueue } from '#pwa/outbox/queue.ts'
import { useOutboxEntry } from '#pwa/outbox/use-outbox-entry.ts'
import { useUnsentEntries } from '#pwa/outbox/use-unsent-entries.ts'
import { useSession } from '#pwa/session/session.tsx'
import { submitWork as submitWorkEndpoint } from '#schema/contract/tasks.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { submissionDraftKey, submitWork } from './queueable.ts'

export type SubmissionFields = { notes: string; file: File | null }

/** The task's submission that the server has not acknowledged. */
export const usePendingSubmission = (taskId: TaskId): EntryView | null =>
  useUnsentEntries().findLast(
    ({ command, ref }) => command === submitWorkEndpoint.name && ref === taskId,
  ) ?? null

/** Enqueues a submission in place of one that is still queued. `state` is null until then, and after a failure. */
export function useSubmit(taskId: TaskId) {
  const session = useSession()
  const [key, setKey] = useState<string | null>(null)

  const submit = async ({ notes, file }: SubmissionFields, pending: EntryView | null) => {
    const input = { id: taskId, submissionNotes: notes, ...(file && { submissionFile: file }) }
    const options = { draft: submissionDraftKey(taskId) }
    const newKey = await enqueue(session, submitWork, input, options)
    // After enqueueing: if the phone is full, the old submission stays.
    if (pending && pending.state !== 'failed') await discardEntry(session, pending.key)
    setKey(newKey)
  }
  const entry = useOutboxEntry(key)
  return { submit, state: entry && !isFailed(entry) ? entry.state : null }
}
