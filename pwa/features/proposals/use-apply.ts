import { useState } from 'react'
import { newId, type ProposalId, type TaskId } from '#schema/domain/ids.ts'
import { discard, revise, say } from '#pwa/replica/outbox.ts'
import { useReplica } from '#pwa/replica/use-view.ts'
import type { Unsent } from '#pwa/replica/unsent.ts'
import type { Write } from '#pwa/replica/write.ts'
import { useSession, type Session } from '#pwa/session/session.tsx'
import { toast } from '#pwa/ui/toast-store.ts'
import type { ProposalFields } from './check.ts'
import type { MyProposal } from './reads.ts'
import { words } from './words.ts'
import { applyForTask, editDraft, editProposal, proposalDraft } from './writes.ts'

/** Where something just said has got to: with the server, or no further than this phone. */
export type Said = 'saved' | 'sent' | 'refused'

type Place = { unsent: Unsent | null; draft: string; after?: string | undefined }

/**
 * Says something, anew or in the place of what is not yet taken. Once the server may have heard a version of it,
 * that version is let go and another is said: whichever comes first counts, never both (R14). Null when it just went.
 */
async function sayInPlace(session: Session, write: Write, input: object, place: Place) {
  const { unsent, draft, after } = place
  const isWaiting = unsent !== null && unsent.state !== 'refused'
  if (isWaiting && (await revise(session, unsent.key, input)) === 'revised') return unsent.key
  if (isWaiting && !(await discard(session, unsent.key))) {
    toast(words.goneOut, 'news')
    return null
  }
  return say(session, write, input, { clears: draft, ...(after && { after }) })
}

function useSaid(key: string | null): Said | null {
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
  return key === null ? null : (said ?? 'saved')
}

/** R13: applies for a todo. */
export function useApply(taskId: TaskId) {
  const session = useSession()
  const [key, setKey] = useState<string | null>(null)
  /** `earlier` is all withdrawn, and one that is still being taken back must be gone first (R14). */
  const send = async (
    fields: ProposalFields,
    title: string,
    unsent: Unsent | null,
    earlier: readonly MyProposal[],
  ) => {
    const leaving = earlier.map(({ delivery }) => delivery).find(({ state }) => state === 'saved')
    const after = leaving?.state === 'saved' ? leaving.key : undefined
    const _id = (unsent?.ref ?? newId('proposal')) as ProposalId
    const input = { taskId, _id, title, ...fields }
    const draft = proposalDraft(taskId)
    setKey(await sayInPlace(session, applyForTask, input, { unsent, draft, after }))
  }
  return { send, said: useSaid(key) }
}

/** R15: changes what the client already has. */
export function useEdit(id: ProposalId) {
  const session = useSession()
  const [key, setKey] = useState<string | null>(null)
  const send = async (fields: ProposalFields, unsent: Unsent | null) => {
    const input = { id, ...fields }
    setKey(await sayInPlace(session, editProposal, input, { unsent, draft: editDraft(id) }))
  }
  return { send, said: useSaid(key) }
}
