import { useState } from 'react'
import type { PendingEntry } from '#pwa/outbox/pending.ts'
import { discardEntry, enqueue } from '#pwa/outbox/queue.ts'
import { useEntryOutcome } from '#pwa/outbox/use-entry-outcome.ts'
import { usePendingEntries } from '#pwa/outbox/use-view.ts'
import { useSession } from '#pwa/session/session.tsx'
import { submitWork as submitWorkEndpoint } from '#schema/contract/tasks.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { submissionDraftKey, submitWork } from './queueable.ts'

export type SubmissionFields = { notes: string; file: File | null }

/** The task's submission that the server has not acknowledged. */
export const usePendingSubmission = (taskId: TaskId): PendingEntry | null =>
  usePendingEntries().findLast(
    ({ command, ref }) => command === submitWorkEndpoint.name && ref === taskId,
  ) ?? null

/** Enqueues a submission in place of one that is still queued. `outcome` is null until then, and after a failure. */
export function useSubmit(taskId: TaskId) {
  const session = useSession()
  const [key, setKey] = useState<string | null>(null)

  const submit = async ({ notes, file }: SubmissionFields, pending: PendingEntry | null) => {
    const input = { id: taskId, submissionNotes: notes, ...(file && { submissionFile: file }) }
    const options = { draft: submissionDraftKey(taskId) }
    const newKey = await enqueue(session, submitWork, input, options)
    // After enqueueing: if the phone is full, the old submission stays.
    if (pending && pending.state !== 'failed') await discardEntry(session, pending.key)
    setKey(newKey)
  }
  const outcome = useEntryOutcome(key)
  return { submit, outcome: outcome === 'failed' ? null : outcome }
}
