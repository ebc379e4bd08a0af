import { canReplace, isFailed } from '#pwa/outbox/entry.ts'
import { isServerRow, OptimisticView } from '#pwa/outbox/optimistic-view.ts'
import { latestOf, type Place } from '#pwa/outbox/placement.ts'
import { enqueue } from '#pwa/outbox/queue.ts'
import type { Device } from '#pwa/outbox/queueable.ts'
import { waitForAnswer, whenSettled } from '#pwa/outbox/watch-entry.ts'
import type { EntryState, OutboxEntry } from '#pwa/replica/database.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { createTask, editTask } from './queueable.ts'
import {
  draftFromTask,
  editDraftKey,
  inputFromDraft,
  isSameDraft,
  NEW_TASK_DRAFT,
  type TaskDraft,
} from './task-draft.ts'

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

type Edit = {
  id: TaskId
  draft: TaskDraft
  /** The version that the form was opened with; no time when it was opened on what had not been sent. */
  base: TaskDraft
  updatedAt: string
}

/** The version that the form is based on, once what it was opened on has been sent; no time until then. */
async function baseVersion(device: Device, { id, base, updatedAt }: Edit): Promise<string> {
  if (updatedAt !== '') return updatedAt
  const task = await (await OptimisticView.load(device)).get('tasks', id)
  if (!task || !isServerRow(task)) return ''
  // Of a task that another device has changed since, its first version, so that the server reports the conflict.
  return isSameDraft(base, draftFromTask(task)) ? task.updatedAt : task.createdAt
}

/** The queued command with the form's fields; a picture that the form does not replace stays, and for whom it is. */
function withFields({ input }: OutboxEntry, fields: Record<string, unknown>) {
  const { _id, id, ifMatch, forUserId, taskImage, taskThumbnail } = input
  const pictures = fields['taskImage'] ? {} : { taskImage, taskThumbnail }
  const kept = Object.entries({ _id, id, ifMatch, forUserId, ...pictures })
  return { ...fields, ...Object.fromEntries(kept.filter(([, value]) => value !== undefined)) }
}

const placeEdit = (id: TaskId, updatedAt: string): Place => ({
  commands: [createTask, editTask],
  decide(entries, { id: _id, ...fields }) {
    // The new edit replaces a failed one, even if it does not come from its draft.
    const discards = entries.filter(
      (entry) => entry.ref === id && entry.command === editTask.command.name && isFailed(entry),
    )
    const latest = latestOf(entries, id)
    if (latest && canReplace(latest))
      return { replaces: latest, input: withFields(latest, fields), discards }
    // Behind an earlier command the server's version is not known yet; its response sets it (`rebase`).
    const isBaseKnown = !latest && updatedAt !== ''
    const input = { id, ...(isBaseKnown && { ifMatch: updatedAt }), ...fields }
    return { input, after: latest?.key, discards }
  },
})

/** Changes the queued command of an open task, or enqueues an edit. */
export async function saveTaskEdit(device: Device, edit: Edit): Promise<EntryState> {
  const { id, draft, base: original } = edit
  const updatedAt = await baseVersion(device, edit)
  const options = { draft: editDraftKey(id), original, place: placeEdit(id, updatedAt) }
  const key = await enqueue(device, editTask, { id, ...inputFromDraft(draft) }, options)
  return waitForAnswer(device, key)
}
