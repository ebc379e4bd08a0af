import {
  applyDraftKey,
  applyForTask,
  editDraftKey,
  editProposal,
  withdrawProposal,
} from '#pwa/features/proposals/queueable.ts'
import { canReplace, isFailed, isUnsent, isWaiting } from '#pwa/outbox/entry.ts'
import { latestOf, type Place, type Placement } from '#pwa/outbox/placement.ts'
import { enqueue } from '#pwa/outbox/queue.ts'
import { useFormEntry } from '#pwa/outbox/use-form-entry.ts'
import type { OutboxEntry } from '#pwa/replica/database.ts'
import { withReopen } from '#pwa/replica/with-reopen.ts'
import { useSession } from '#pwa/session/session.tsx'
import type { Task } from '#schema/contract/tasks.ts'
import { newId, type ProposalId, type TaskId } from '#schema/domain/ids.ts'
import type { ProposalFields } from './validate-proposal.ts'

type Entries = readonly OutboxEntry[]

const COMMANDS = [applyForTask, editProposal, withdrawProposal]
const isOf = ({ command }: OutboxEntry, queueable: (typeof COMMANDS)[number]) =>
  command === queueable.command.name

/** Changes a queued edit in place, or adds an edit behind the latest entry about the proposal. */
function placeEdit(entries: Entries, id: string, fields: ProposalFields): Placement {
  const input = { id, ...fields }
  const latest = latestOf(entries, id)
  if (latest && isOf(latest, editProposal) && canReplace(latest)) return { replaces: latest, input }
  return { definition: editProposal, input, after: latest?.key, original: undefined }
}

type Application = {
  fields: ProposalFields
  /** As the user sees it. */
  task: Task | null
}

/** Changes an application that waits; one that may have been sent gets an edit. */
const placeApplication = (
  taskId: TaskId,
  fields: ProposalFields,
  storedIds: readonly string[],
): Place => ({
  commands: COMMANDS,
  decide(entries, input) {
    const applications = entries.filter(
      (entry) => isOf(entry, applyForTask) && entry.input['taskId'] === taskId,
    )
    const latest = applications.findLast((entry) => isUnsent(entry) && !entry.isDiscarded)
    const own = latest ? { ...input, _id: latest.ref } : input
    if (latest && canReplace(latest)) return { replaces: latest, input: own }
    if (latest && !isFailed(latest)) return placeEdit(entries, latest.ref, fields)
    // A new proposal has to wait until the withdrawal of an earlier one is sent.
    const earlier = new Set([...storedIds, ...applications.map(({ ref }) => ref)])
    const withdrawal = entries.findLast(
      (entry) => isOf(entry, withdrawProposal) && isWaiting(entry) && earlier.has(entry.ref),
    )
    return { input: own, after: withdrawal?.key }
  },
})

export function useApplyForTask(taskId: TaskId) {
  const session = useSession()
  const { submit: submitForm, entry } = useFormEntry()
  const submit = ({ fields, task }: Application) =>
    submitForm(async (key) => {
      const seen = task && { ifMatch: task.updatedAt }
      const title = task?.title ?? ''
      const { stages, ...single } = fields
      const plan = stages && { stages }
      const input = { taskId, _id: newId('proposal'), title, ...seen, ...single, ...plan }
      const { proposals } = session.replica
      const storedIds = await withReopen(session.replica, () =>
        proposals.where('task').equals(taskId).primaryKeys(),
      )
      return enqueue(session, applyForTask, input, {
        key,
        draft: applyDraftKey(taskId),
        original: task ? { ...task } : undefined,
        place: placeApplication(taskId, fields, storedIds),
      })
    })
  return { submit, entry }
}

/** `draft`: the key of the form, when it was opened as another one. */
export function useEditProposal(id: ProposalId, draft = editDraftKey(id)) {
  const session = useSession()
  const { submit: submitForm, entry } = useFormEntry()
  const submit = (fields: ProposalFields) =>
    submitForm((key) => {
      const place = {
        commands: COMMANDS,
        decide: (entries: Entries) => placeEdit(entries, id, fields),
      }
      return enqueue(session, editProposal, { id, ...fields }, { key, draft, place })
    })
  return { submit, entry }
}
