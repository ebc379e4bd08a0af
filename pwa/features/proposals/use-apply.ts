import { useState } from 'react'
import { newId, type ProposalId, type TaskId } from '#schema/domain/ids.ts'
import { discard, revise, say } from '#pwa/replica/outbox.ts'
import { useReplica } from '#pwa/replica/use-view.ts'
import type { Unsent } from '#pwa/replica/unsent.ts'
import { useSession } from '#pwa/session/session.tsx'
import { toast } from '#pwa/ui/toast-store.ts'
import type { ProposalFields } from './check.ts'
import { words } from './words.ts'
import { applyForTask, proposalDraft } from './writes.ts'

/** Where a proposal just said has got to: with the server, or no further than this phone. */
export type Said = 'saved' | 'sent' | 'refused'

/**
 * Says a proposal, anew or in the place of one not yet taken. Once the server may have heard a version of it,
 * that version is let go and another is said: whichever comes first counts, never both (R14).
 */
export function useApply(taskId: TaskId) {
  const session = useSession()
  const [key, setKey] = useState<string | null>(null)

  const send = async (fields: ProposalFields, title: string, unsent: Unsent | null) => {
    const _id = unsent?.ref ?? newId('proposal')
    const input = { taskId, _id: _id as ProposalId, title, ...fields }
    const isWaiting = unsent !== null && unsent.state !== 'refused'
    if (isWaiting && (await revise(session, unsent.key, input)) === 'revised')
      return setKey(unsent.key)
    if (isWaiting && !(await discard(session, unsent.key))) return void toast(words.goneOut, 'news')
    setKey(await say(session, applyForTask, input, { clears: proposalDraft(taskId) }))
  }
  const said = useReplica(
    async ({ replica }): Promise<Said | null> => {
      if (key === null) return null
      const entry = await replica.outbox.get({ key })
      // An entry leaves the outbox only when the server's own row has come home.
      if (!entry || entry.state === 'acked') return 'sent'
      return entry.state === 'queued' || entry.state === 'sending' ? 'saved' : 'refused'
    },
    [key],
  )
  return { send, said: key === null ? null : (said ?? 'saved') }
}
