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
import { useFormEntry } from '#pwa/outbox/use-form-entry.ts'
import { useSession, type Session } from '#pwa/session/session.tsx'
import type { Task } from '#schema/contract/tasks.ts'
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
  { key, draft }: { key: string; draft: string },
): Promise<string> {
  const input = { id, ...fields }
  const entries = await unsentEntries(session)
  const latest = entries.findLast(({ ref, state }) => ref === id && state !== 'failed')
  const isEdit = latest?.command === editProposal.command.name
  if (isEdit && (await replaceQueued(session, latest, input))) return latest.key
  return enqueue(session, editProposal, input, { key, draft, after: latest?.key })
}

/** A new proposal has to wait until the withdrawal of an earlier one is sent. */
const queuedWithdrawalKey = (earlier: readonly MyProposal[]): string | undefined =>
  earlier.map(({ delivery }) => delivery).find(isWaiting)?.key

type Application = {
  fields: ProposalFields
  /** As the user sees it. */
  task: Task | null
  pending: EntryView | null
  /** The user's other proposals for the task, all of them over. */
  earlier: readonly MyProposal[]
}

export function useApplyForTask(taskId: TaskId) {
  const session = useSession()
  const { submit: submitForm, entry } = useFormEntry()
  const submit = ({ fields, task, pending, earlier }: Application) =>
    submitForm(async (key) => {
      const draft = applyDraftKey(taskId)
      const _id = (pending?.ref ?? newId('proposal')) as ProposalId
      const seen = task && { ifMatch: task.updatedAt }
      const input = { taskId, _id, title: task?.title ?? '', ...seen, ...fields }
      if (pending && pending.state !== 'failed') {
        const isReplaced = await replaceQueued(session, pending, input)
        return isReplaced ? pending.key : enqueueEdit(session, _id, fields, { key, draft })
      }
      const after = queuedWithdrawalKey(earlier)
      const original = task ? { ...task } : undefined
      return enqueue(session, applyForTask, input, { key, draft, after, original })
    })
  return { submit, entry }
}

export function useEditProposal(id: ProposalId) {
  const session = useSession()
  const { submit: submitForm, entry } = useFormEntry()
  const submit = (fields: ProposalFields) =>
    submitForm((key) => enqueueEdit(session, id, fields, { key, draft: editDraftKey(id) }))
  return { submit, entry }
}
