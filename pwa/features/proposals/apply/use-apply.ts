import { useState } from 'react'
import type { MyProposal } from '#pwa/features/proposals/mine/my-proposals.ts'
import {
  applyDraftKey,
  applyForTask,
  editDraftKey,
  editProposal,
} from '#pwa/features/proposals/queueable.ts'
import { unsentEntries, type EntryView } from '#pwa/outbox/entry-view.ts'
import { isWaiting } from '#pwa/outbox/entry.ts'
import { enqueue, replaceInput } from '#pwa/outbox/queue.ts'
import { useOutboxEntry } from '#pwa/outbox/use-outbox-entry.ts'
import { useSession, type Session } from '#pwa/session/session.tsx'
import { newId, type ProposalId, type TaskId } from '#schema/domain/ids.ts'
import type { ProposalFields } from './validate-proposal.ts'

/** Changes a queued entry in place; false if it may have been sent already. */
const replaceQueued = async (session: Session, { key, state }: EntryView, input: object) =>
  state !== 'failed' && (await replaceInput(session, key, input)) === 'replaced'

/** Changes a queued edit in place, or enqueues an edit behind the latest entry about the proposal. Returns the key. */
async function enqueueEdit(
  session: Session,
  id: ProposalId,
  fields: ProposalFields,
  draft: string,
): Promise<string> {
  const input = { id, ...fields }
  const entries = await unsentEntries(session)
  const latest = entries.findLast(({ ref, state }) => ref === id && state !== 'failed')
  const isEdit = latest?.command === editProposal.command.name
  if (isEdit && (await replaceQueued(session, latest, input))) return latest.key
  return enqueue(session, editProposal, input, { draft, after: latest?.key })
}

/** A new proposal has to wait until the withdrawal of an earlier one is sent. */
const queuedWithdrawalKey = (earlier: readonly MyProposal[]): string | undefined =>
  earlier.map(({ delivery }) => delivery).find(isWaiting)?.key

type Application = {
  fields: ProposalFields
  title: string
  pending: EntryView | null
  /** The user's other proposals for the task, all withdrawn. */
  earlier: readonly MyProposal[]
}

export function useApplyForTask(taskId: TaskId) {
  const session = useSession()
  const [key, setKey] = useState<string | null>(null)
  const submit = async ({ fields, title, pending, earlier }: Application) => {
    const draft = applyDraftKey(taskId)
    const _id = (pending?.ref ?? newId('proposal')) as ProposalId
    const input = { taskId, _id, title, ...fields }
    if (pending && pending.state !== 'failed') {
      const isReplaced = await replaceQueued(session, pending, input)
      return setKey(isReplaced ? pending.key : await enqueueEdit(session, _id, fields, draft))
    }
    const after = queuedWithdrawalKey(earlier)
    setKey(await enqueue(session, applyForTask, input, { draft, after }))
  }
  return { submit, entry: useOutboxEntry(key) }
}

export function useEditProposal(id: ProposalId) {
  const session = useSession()
  const [key, setKey] = useState<string | null>(null)
  const submit = async (fields: ProposalFields) =>
    setKey(await enqueueEdit(session, id, fields, editDraftKey(id)))
  return { submit, entry: useOutboxEntry(key) }
}
