import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { createTask } from '#schema/contract/tasks.ts'
import { newId, type TaskId } from '#schema/domain/ids.ts'
import { OPEN_TASKS_MAX, REDIRECT_MS } from '#schema/domain/limits.ts'
import { REFUSALS } from '#schema/domain/refusal.ts'
import { TEXTS } from '#schema/domain/texts.ts'
import { usePostedTasks } from '#pwa/features/tasks/client-tasks.ts'
import { words } from '#pwa/features/tasks/client-words.ts'
import type { Outcome } from '#pwa/replica/outcome.ts'
import { PostedNote } from '#pwa/features/tasks/posted-note.tsx'
import { postTask } from '#pwa/features/tasks/sending.ts'
import { EMPTY_DRAFT, NEW_TODO, type TaskDraft } from '#pwa/features/tasks/task-draft.ts'
import { TaskForm } from '#pwa/features/tasks/task-form.tsx'
import { useDraft } from '#pwa/replica/use-draft.ts'
import { useUnsent } from '#pwa/replica/use-view.ts'
import { useSession, useUser } from '#pwa/session/session.tsx'
import { Page } from '#pwa/ui/page.tsx'
import { SkeletonPage } from '#pwa/ui/skeleton.tsx'
import { toast } from '#pwa/ui/toast-store.ts'

export const Route = createFileRoute('/_guarded/create-task')({ component: CreateTask })

type Posted = { id: TaskId; outcome: Exclude<Outcome, 'refused'> }

/** Why this person cannot post now; known here, so that nobody writes for nothing (R5, R7). */
function useWhyNotPost(): string | null {
  const user = useUser()
  const tasks = usePostedTasks()
  const open = tasks?.filter(({ status }) => status === 'pending').length ?? 0
  if (user && user.userType !== 'client') return REFUSALS.wrong_role
  return open >= OPEN_TASKS_MAX ? REFUSALS.too_many_open : null
}

function CreateTask() {
  const session = useSession()
  const navigate = useNavigate()
  const draft = useDraft<TaskDraft>(NEW_TODO, EMPTY_DRAFT)
  const [posted, setPosted] = useState<Posted | null>(null)
  const why = useWhyNotPost()
  const refused = useUnsent().findLast(
    ({ kind, state }) => kind === createTask.name && state === 'refused',
  )

  // SPEC 9: two seconds, then /dashboard, whose guard leads a client on to /client-dashboard (F15).
  useEffect(() => {
    if (!posted) return
    const timer = setTimeout(() => void navigate({ to: '/dashboard', replace: true }), REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [posted, navigate])

  const post = async () => {
    const id = newId('task')
    const tell = () => toast(TEXTS.taskPosted)
    const outcome = await postTask(session, { id, draft: draft.fields, tell })
    if (outcome === 'refused') return
    setPosted({ id, outcome })
  }

  return (
    <Page title={words.postTitle} back="/client-dashboard">
      {posted ? (
        <PostedNote {...posted} />
      ) : draft.ready ? (
        <TaskForm
          draft={draft.fields}
          onChange={draft.change}
          onSend={post}
          send={words.post}
          sending={words.posting}
          why={why}
          refused={refused ? { words: refused.words ?? '', fields: refused.fields } : null}
        />
      ) : (
        <SkeletonPage />
      )}
    </Page>
  )
}
