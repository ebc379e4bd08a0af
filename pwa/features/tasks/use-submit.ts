import { useState } from 'react'
import { submitWork as submitWorkCall } from '#schema/contract/tasks.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { discard, say } from '#pwa/replica/outbox.ts'
import type { Unsent } from '#pwa/replica/unsent.ts'
import { useReplica, useUnsent } from '#pwa/replica/use-view.ts'
import { useSession } from '#pwa/session/session.tsx'
import { submitWork, workDraft } from './work-writes.ts'

export type WorkFields = { notes: string; file: File | null }

/** Work for this todo that the server has not taken: waiting, on its way, or refused. */
export const useUnsentWork = (taskId: TaskId): Unsent | null =>
  useUnsent().findLast(({ kind, ref }) => kind === submitWorkCall.name && ref === taskId) ?? null

/** Hands in work. What still waits here is replaced rather than sent before it. */
export function useSubmit(taskId: TaskId) {
  const session = useSession()
  const [key, setKey] = useState<string | null>(null)

  const send = async ({ notes, file }: WorkFields, unsent: Unsent | null) => {
    const input = { id: taskId, submissionNotes: notes, ...(file && { submissionFile: file }) }
    const said = await say(session, submitWork, input, { clears: workDraft(taskId) })
    // Only now: on a full phone there would be neither.
    if (unsent && unsent.state !== 'refused') await discard(session, unsent.key)
    setKey(said)
  }
  const said = useReplica(
    async ({ replica }) => {
      if (key === null) return null
      const entry = await replica.outbox.get({ key })
      if (!entry || entry.state === 'acked') return 'sent' as const
      return entry.state === 'conflict' || entry.state === 'failed' ? null : ('saved' as const)
    },
    [key],
  )
  return { send, said: said ?? null }
}
