import { useState } from 'react'
import { newId, type ProposalId, type TaskId } from '#schema/domain/ids.ts'
import { revise, say } from '#pwa/replica/outbox.ts'
import { useReplica } from '#pwa/replica/use-view.ts'
import { unsentOn, type Unsent } from '#pwa/replica/unsent.ts'
import { useSession, type Session } from '#pwa/session/session.tsx'
import type { ProposalFields } from './check.ts'
import type { MyProposal } from './reads.ts'
import { applyForTask, editDraft, editProposal, proposalDraft } from './writes.ts'

/** Where something just said has got to: with the server, or no further than this phone. */
export type Said = 'saved' | 'sent' | 'refused'

/** What waits here and has not gone out is changed where it stands. False once the server may have heard it (R51). */
const changesInPlace = async (session: Session, { key, state }: Unsent, input: object) =>
  state !== 'refused' && (await revise(session, key, input)) === 'revised'

/** R15: other terms for what has been sent, or may have been: said behind it, and one with it should it be refused. */
async function change(session: Session, id: ProposalId, fields: ProposalFields, clears: string) {
  const input = { id, ...fields }
  const all = await unsentOn(session)
  const before = all.findLast(({ ref, state }) => ref === id && state !== 'refused')
  const isEdit = before?.kind === editProposal.command.name
  if (isEdit && (await changesInPlace(session, before, input))) return before.key
  return say(session, editProposal, input, { clears, after: before?.key })
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
    const clears = proposalDraft(taskId)
    const _id = (unsent?.ref ?? newId('proposal')) as ProposalId
    const input = { taskId, _id, title, ...fields }
    if (unsent && unsent.state !== 'refused') {
      const isChanged = await changesInPlace(session, unsent, input)
      return setKey(isChanged ? unsent.key : await change(session, _id, fields, clears))
    }
    const leaving = earlier.map(({ delivery }) => delivery).find(({ state }) => state === 'saved')
    const after = leaving?.state === 'saved' ? leaving.key : undefined
    setKey(await say(session, applyForTask, input, { clears, after }))
  }
  return { send, said: useSaid(key) }
}

/** R15: changes what the client already has. */
export function useEdit(id: ProposalId) {
  const session = useSession()
  const [key, setKey] = useState<string | null>(null)
  const send = async (fields: ProposalFields) =>
    setKey(await change(session, id, fields, editDraft(id)))
  return { send, said: useSaid(key) }
}
