import type { EntryView } from '#pwa/outbox/entry-view.ts'
import { isFailed } from '#pwa/outbox/entry.ts'
import { replaceWaiting } from '#pwa/outbox/placement.ts'
import { enqueue } from '#pwa/outbox/queue.ts'
import { useFormEntry } from '#pwa/outbox/use-form-entry.ts'
import { useUnsentEntries } from '#pwa/outbox/use-unsent-entries.ts'
import { useSession } from '#pwa/session/session.tsx'
import { requestChanges as endpoint } from '#schema/contract/tasks.ts'
import type { Id, TaskId } from '#schema/domain/ids.ts'
import { changesDraftKey, requestChanges } from './queueable.ts'

/** The request that the server has not acknowledged. */
export const usePendingRequest = (taskId: TaskId): EntryView | null =>
  useUnsentEntries().findLast(({ command, ref }) => command === endpoint.name && ref === taskId) ??
  null

/** `state` is null until the form is sent, and after a rejection. */
export function useRequestChanges(id: TaskId) {
  const session = useSession()
  const { submit: submitForm, entry } = useFormEntry()
  const submit = (note: string, submission: Id<'submission'> | undefined) =>
    submitForm((key) => {
      const input = { id, note, ...(submission && { submission }) }
      const options = { key, draft: changesDraftKey(id), place: replaceWaiting(requestChanges, id) }
      return enqueue(session, requestChanges, input, options)
    })
  return { submit, state: entry && !isFailed(entry) ? entry.state : null }
}
