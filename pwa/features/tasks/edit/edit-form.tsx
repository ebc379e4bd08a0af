import { useNavigate } from '@tanstack/react-router'
import type { PostedTask } from '#pwa/features/tasks/client/client-tasks.ts'
import { messages } from '#pwa/features/tasks/client/messages.ts'
import { saveTaskEdit } from '#pwa/features/tasks/post/submit-task.ts'
import {
  draftFromTask,
  editDraftKey,
  isSameDraft,
  type TaskDraft,
} from '#pwa/features/tasks/post/task-draft.ts'
import { TaskForm } from '#pwa/features/tasks/post/task-form.tsx'
import type { EntryView } from '#pwa/outbox/entry-view.ts'
import { isServerRow } from '#pwa/outbox/optimistic-view.ts'
import { discardEntry } from '#pwa/outbox/queue.ts'
import { useDraft } from '#pwa/outbox/use-draft.ts'
import { useUnsentEntry } from '#pwa/outbox/use-unsent-entries.ts'
import { useSession } from '#pwa/session/session.tsx'
import { useLeave } from '#pwa/ui/browser/use-leave.ts'
import { SkeletonPage } from '#pwa/ui/feedback/skeleton.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { koboFromText } from '#schema/domain/amount-text.ts'
import { GENERAL_MESSAGES } from '#schema/domain/messages/general.ts'
import { EditConflict } from './edit-conflict.tsx'

/**
 * The task when the form was opened; the server compares `updatedAt` with its own. Empty when the form was opened on
 * what this phone had not sent yet: that time is the phone's.
 */
type Base = { updatedAt: string; base: TaskDraft }
type EditDraft = TaskDraft & Base

/** The edit was based on an old version, compared by If-Match or by the field `updatedAt`. */
const STALE_CODES: readonly unknown[] = ['edited_elsewhere', 'moved_on']

const baseOf = (task: Task): Base => ({ updatedAt: task.updatedAt, base: draftFromTask(task) })

/** The server's newest version: from the replica, or from the rejection. */
function newestVersion(task: PostedTask, failed: EntryView | null): Task {
  const current = failed?.reason?.current as Task | undefined
  return current && current.updatedAt > task.updatedAt ? current : task
}

/** Saves or discards the edit, and leaves the screen unless the server rejects it. */
function useEditActions(task: PostedTask, failed: EntryView | null) {
  const session = useSession()
  const navigate = useNavigate()
  const leave = useLeave(() => navigate({ to: '/client-dashboard' }))
  const save = async (draft: TaskDraft, base: Base) => {
    const state = await saveTaskEdit(session, { id: task._id, draft, ...base })
    if (state === 'failed') return
    if (state === 'sent') toast(GENERAL_MESSAGES.taskEdited)
    else toast(messages.editQueued, 'news')
    leave()
  }
  const discard = async (clearDraft: () => Promise<void>) => {
    if (failed) await discardEntry(session, failed.key)
    await clearDraft()
    toast(messages.conflict.theirsAccepted, 'news')
    leave()
  }
  return { save, discard }
}

/** The form of an open task. */
export function EditForm({ task }: { task: PostedTask }) {
  const pending = useUnsentEntry(task._id)
  const draft = useDraft<EditDraft>(editDraftKey(task._id), {
    ...draftFromTask(task),
    ...baseOf(task),
    ...(!isServerRow(task) && { updatedAt: '' }),
  })
  const failed = pending?.state === 'failed' ? pending : null
  const { save, discard } = useEditActions(task, failed)
  if (!draft.isReady) return <SkeletonPage />

  const isStale = failed !== null && STALE_CODES.includes(failed.reason?.code)
  const { updatedAt, base, ...fields } = draft.fields
  const newest = newestVersion(task, failed)
  // A form that is based on the newest version has nothing left to compare.
  if (isStale && newest.updatedAt !== updatedAt)
    return (
      <EditConflict
        mine={fields}
        theirs={draftFromTask(newest)}
        base={failed.original as TaskDraft | null}
        onSubmit={(merged) => save(merged, baseOf(newest))}
        onDiscard={() => discard(draft.clear)}
        onEditMore={(merged) => draft.change({ ...merged, ...baseOf(newest) })}
      />
    )

  const isChanged = !isSameDraft(fields, draftFromTask(task))
  return (
    <TaskForm
      {...(isChanged && { onReset: () => void draft.clear() })}
      draft={fields}
      onChange={draft.change}
      onSubmit={() => save(fields, { updatedAt, base })}
      submitLabel={messages.save}
      busyLabel={messages.saving}
      postedPrice={koboFromText(base.price) ?? undefined}
      postedDay={base.neededBy ?? ''}
      currentPicture={task.taskImage}
      rejection={isStale ? null : (failed?.reason ?? null)}
    />
  )
}
