import { useNavigate } from '@tanstack/react-router'
import { TEXTS } from '#schema/domain/texts.ts'
import { useDraft } from '#pwa/replica/use-draft.ts'
import { useWaiting } from '#pwa/replica/use-view.ts'
import { useSession } from '#pwa/session/session.tsx'
import { SkeletonPage } from '#pwa/ui/skeleton.tsx'
import { toast } from '#pwa/ui/toast-store.ts'
import type { MyTask } from './client-tasks.ts'
import { words } from './client-words.ts'
import { changeTask } from './sending.ts'
import { draftOf, editDraft, type TaskDraft } from './task-draft.ts'
import { TaskForm } from './task-form.tsx'

/** The form, and the todo's time when it was opened: the server compares it with its own (R8). */
type EditDraft = TaskDraft & { updatedAt: string }

/** An open todo's form, filled with what it says now. */
export function EditForm({ task }: { task: MyTask }) {
  const session = useSession()
  const navigate = useNavigate()
  const unsent = useWaiting(task._id)
  const draft = useDraft<EditDraft>(editDraft(task._id), {
    ...draftOf(task),
    updatedAt: task.updatedAt,
  })
  if (!draft.ready) return <SkeletonPage />

  const refused = unsent?.state === 'refused' ? unsent : null
  const { updatedAt, ...fields } = draft.fields
  const send = async () => {
    const outcome = await changeTask(session, {
      id: task._id,
      draft: fields,
      // Refused as outdated once, it has been looked at anew since.
      updatedAt: refused ? task.updatedAt : updatedAt,
      unsent,
    })
    if (outcome === 'refused') return
    if (outcome === 'sent') toast(TEXTS.taskEdited)
    else toast(words.whenEditSaved, 'news')
    await navigate({ to: '/client-dashboard' })
  }

  const isChanged = JSON.stringify(fields) !== JSON.stringify(draftOf(task))
  return (
    <TaskForm
      {...(isChanged && { onReset: () => void draft.clear() })}
      draft={fields}
      onChange={draft.change}
      onSend={send}
      send={words.save}
      sending={words.saving}
      currentPicture={task.taskImage}
      refused={refused && { words: refused.words ?? '', fields: refused.fields }}
    />
  )
}
