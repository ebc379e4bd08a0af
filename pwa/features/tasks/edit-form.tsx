import { useNavigate } from '@tanstack/react-router'
import type { Task } from '#schema/contract/tasks.ts'
import { TEXTS } from '#schema/domain/texts.ts'
import { discard } from '#pwa/replica/outbox.ts'
import type { Unsent } from '#pwa/replica/unsent.ts'
import { useDraft } from '#pwa/replica/use-draft.ts'
import { useWaiting } from '#pwa/replica/use-view.ts'
import { useSession } from '#pwa/session/session.tsx'
import { SkeletonPage } from '#pwa/ui/skeleton.tsx'
import { toast } from '#pwa/ui/toast-store.ts'
import type { MyTask } from './client-tasks.ts'
import { words } from './client-words.ts'
import { EditConflict } from './edit-conflict.tsx'
import { changeTask } from './sending.ts'
import { draftOf, editDraft, type TaskDraft } from './task-draft.ts'
import { TaskForm } from './task-form.tsx'

/** The form, and the todo as it was when it was opened: its time is what the server compares with its own (R8). */
type EditDraft = TaskDraft & { updatedAt: string; base: TaskDraft }

/** A no to the version that was looked at, by If-Match or by SPEC's own field. */
const STALE: readonly unknown[] = ['edited_elsewhere', 'moved_on']

/** The todo as the server has it by now, whether a pull brought it or the no itself. */
function newestOf(task: MyTask, refused: Unsent | null): Task {
  const told = refused?.current as Task | null | undefined
  return told && told.updatedAt > task.updatedAt ? told : task
}

/** An open todo's form, filled with what it says now. */
export function EditForm({ task }: { task: MyTask }) {
  const session = useSession()
  const navigate = useNavigate()
  const unsent = useWaiting(task._id)
  const draft = useDraft<EditDraft>(editDraft(task._id), {
    ...draftOf(task),
    updatedAt: task.updatedAt,
    base: draftOf(task),
  })
  if (!draft.ready) return <SkeletonPage />

  const refused = unsent?.state === 'refused' ? unsent : null
  const isStale = refused !== null && STALE.includes(refused.code)
  const { updatedAt, base, ...fields } = draft.fields
  const send = async (whole: TaskDraft, on: { updatedAt: string; base: TaskDraft }) => {
    const outcome = await changeTask(session, { id: task._id, draft: whole, ...on, unsent })
    // What it mends is settled with it, also when the form was written anew meanwhile.
    if (refused) await discard(session, refused.key)
    if (outcome === 'refused') return
    if (outcome === 'sent') toast(TEXTS.taskEdited)
    else toast(words.whenEditSaved, 'news')
    await navigate({ to: '/client-dashboard' })
  }

  const theirs = newestOf(task, refused)
  const onTheirs = { updatedAt: theirs.updatedAt, base: draftOf(theirs) }
  // Once the form stands on the newest version there is nothing left to compare.
  if (isStale && theirs.updatedAt !== updatedAt)
    return (
      <EditConflict
        mine={fields}
        theirs={draftOf(theirs)}
        base={refused.seen as TaskDraft | null}
        onSend={(whole) => send(whole, onTheirs)}
        onLetGo={async () => {
          await discard(session, refused.key)
          await draft.clear()
          toast(words.conflict.theirsKept, 'news')
          await navigate({ to: '/client-dashboard' })
        }}
        onChangeMore={(whole) => draft.change({ ...whole, ...onTheirs })}
      />
    )

  const isChanged = JSON.stringify(fields) !== JSON.stringify(draftOf(task))
  return (
    <TaskForm
      {...(isChanged && { onReset: () => void draft.clear() })}
      draft={fields}
      onChange={draft.change}
      onSend={() => send(fields, { updatedAt, base })}
      send={words.save}
      sending={words.saving}
      currentPicture={task.taskImage}
      refused={refused && !isStale ? { words: refused.words ?? '', fields: refused.fields } : null}
    />
  )
}
