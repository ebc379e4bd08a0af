import type { EntryView } from '#pwa/outbox/entry-view.ts'
import { restoreFiles } from '#pwa/outbox/files.ts'
import { enqueue, findLatestKey, replaceInput } from '#pwa/outbox/queue.ts'
import type { Device } from '#pwa/outbox/queueable.ts'
import { waitForAnswer, whenSettled } from '#pwa/outbox/watch-entry.ts'
import type { EntryState } from '#pwa/replica/database.ts'
import * as contract from '#schema/contract/tasks.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { createTask, editTask } from './queueable.ts'
import { editDraftKey, inputFromDraft, NEW_TASK_DRAFT, type TaskDraft } from './task-draft.ts'

type NewTask = { id: TaskId; draft: TaskDraft; onSent: () => void }

/** Enqueues a new task. Its id is made on the phone, so that it can be edited before it is sent. */
export async function postTask(
  device: Device,
  { id, draft, onSent }: NewTask,
): Promise<EntryState> {
  const input = { _id: id, ...inputFromDraft(draft) }
  const key = await enqueue(device, createTask, input, { draft: NEW_TASK_DRAFT })
  void whenSettled(device, key).then((state) => state === 'sent' && onSent())
  return waitForAnswer(device, key)
}

const TASK_COMMANDS: readonly string[] = [contract.createTask.name, contract.editTask.name]

type Edit = {
  id: TaskId
  draft: TaskDraft
  /** The version that the form was opened with. */
  base: TaskDraft
  updatedAt: string
  pending: EntryView | null
}

/** Changes the queued command in place. Null if it is not queued or was already sent. */
async function replaceQueued(device: Device, { draft, pending }: Edit): Promise<string | null> {
  if (!pending || pending.state === 'failed' || !TASK_COMMANDS.includes(pending.command))
    return null
  const { _id, id, ifMatch, taskImage, taskThumbnail } = pending.input
  const ids = Object.entries({ _id, id, ifMatch }).filter(([, value]) => value !== undefined)
  const pictures = draft.taskImage
    ? {}
    : await restoreFiles(device.replica, { taskImage, taskThumbnail })
  const input = {
    ...Object.fromEntries(ids),
    ...inputFromDraft(draft),
    ...pictures,
  }
  const result = await replaceInput(device, pending.key, input)
  return result === 'replaced' ? pending.key : null
}

/** Changes the queued command of an open task, or enqueues an edit. */
export async function saveTaskEdit(device: Device, edit: Edit): Promise<EntryState> {
  const replacedKey = await replaceQueued(device, edit)
  if (replacedKey) return waitForAnswer(device, replacedKey)
  const { id, draft, base, updatedAt } = edit
  // Behind an earlier command the server's version is not known yet; its response sets it (`rebase`).
  const after = await findLatestKey(device, id, TASK_COMMANDS)
  const isBaseKnown = !after && updatedAt !== ''
  const input = { id, ...(isBaseKnown && { ifMatch: updatedAt }), ...inputFromDraft(draft) }
  const options = { draft: editDraftKey(id), after, original: base }
  return waitForAnswer(device, await enqueue(device, editTask, input, options))
}
