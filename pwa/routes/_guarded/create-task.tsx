import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { pullProfile, useProfile } from '#pwa/features/accounts/profile/reads.ts'
import { ForOne, type Person } from '#pwa/features/tasks/ask/for-one.tsx'
import { usePostedTasks } from '#pwa/features/tasks/client/client-tasks.ts'
import { messages } from '#pwa/features/tasks/client/messages.ts'
import { Prefill } from '#pwa/features/tasks/post/prefill.tsx'
import { postTask } from '#pwa/features/tasks/post/submit-task.ts'
import {
  draftFromTask,
  EMPTY_DRAFT,
  NEW_TASK_DRAFT,
  parseTrade,
  type TaskDraft,
} from '#pwa/features/tasks/post/task-draft.ts'
import { TaskForm } from '#pwa/features/tasks/post/task-form.tsx'
import { useTask } from '#pwa/features/tasks/reads.ts'
import { DELIVERY_MESSAGES } from '#pwa/outbox/delivery-messages.ts'
import { useDraft } from '#pwa/outbox/use-draft.ts'
import { useUnsentEntries } from '#pwa/outbox/use-unsent-entries.ts'
import type { EntryState } from '#pwa/replica/database.ts'
import { useRedirectToDashboard } from '#pwa/routes/-redirect.ts'
import { textSearch } from '#pwa/routes/-search.ts'
import { useSession, useUser } from '#pwa/session/session.tsx'
import { Badge } from '#pwa/ui/display/badge.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { SkeletonPage } from '#pwa/ui/feedback/skeleton.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Page } from '#pwa/ui/layout/page.tsx'
import { createTask } from '#schema/contract/tasks.ts'
import { TASK_FIELDS } from '#schema/domain/fields.ts'
import { isId, newId, type TaskId, type UserId } from '#schema/domain/ids.ts'
import { OPEN_TASKS_MAX } from '#schema/domain/limits.ts'
import { ERROR_MESSAGES } from '#schema/domain/messages/errors.ts'
import { GENERAL_MESSAGES } from '#schema/domain/messages/general.ts'

/** A trade or a title from a link, a finished todo to post once more, or a professional whom it is for. */
export const Route = createFileRoute('/_guarded/create-task')({
  validateSearch: textSearch<'field' | 'title' | 'again' | 'for'>,
  component: CreateTask,
})

type Posted = { id: TaskId; state: EntryState }

/** Shown before the form is filled in, not after the server has rejected it. */
function useWhyNotPost(): string | null {
  const user = useUser()
  const tasks = usePostedTasks()
  const open = tasks?.filter(({ status }) => status === 'pending').length ?? 0
  if (user && user.userType !== 'client') return ERROR_MESSAGES.wrong_role
  return open >= OPEN_TASKS_MAX ? ERROR_MESSAGES.too_many_open : null
}

/** What the address fills in; undefined until the earlier todo is read. */
function usePrefill(): Partial<TaskDraft> | undefined {
  const { field, title, again } = Route.useSearch()
  const earlier = useTask((again ?? '') as TaskId)
  const forUserId = useWanted()
  const only = forUserId && { forUserId }
  if (again)
    return earlier === null ? { ...only } : earlier && { ...draftFromTask(earlier), ...only }
  const trade = parseTrade(field ?? '')
  const start = title?.slice(0, TASK_FIELDS.title.max)
  return { ...(start && { title: start }), ...(trade && { field: trade }), ...only }
}

/** Whom the address names. */
function useWanted(): UserId | null {
  const { for: id } = Route.useSearch()
  return id && isId(id) ? (id as UserId) : null
}

/** A professional by name, also without a network once the profile or a todo with them was seen. */
function usePerson(id: string): Person | null {
  const session = useSession()
  const { again } = Route.useSearch()
  const profile = useProfile(session, id as UserId)
  useQuery({ ...pullProfile(session, id as UserId), enabled: id !== '' })
  const tasker = useTask((again ?? '') as TaskId)?.tasker
  const known = profile ?? (tasker?._id === id ? tasker : null)
  return id === '' ? null : { id, name: known?.username ?? '' }
}

type ForProps = { chosen: string; onChange: (some: Pick<TaskDraft, 'forUserId'>) => void }

/** An earlier draft is for whom the address names, until the client chooses everybody. */
function ForWhom({ chosen, onChange }: ForProps) {
  const wanted = useWanted() ?? ''
  const choose = (forUserId: string) => onChange({ forUserId })
  const chooseOther = useEffectEvent((id: string) => {
    if (id !== '' && chosen !== id) choose(id)
  })
  useEffect(() => chooseOther(wanted), [wanted])
  return <ForOne chosen={usePerson(chosen)} wanted={usePerson(wanted)} onChange={choose} />
}

type NewTaskFormProps = { prefill: Partial<TaskDraft>; onPosted: (posted: Posted) => void }

function NewTaskForm({ prefill, onPosted }: NewTaskFormProps) {
  const session = useSession()
  const draft = useDraft<TaskDraft>(NEW_TASK_DRAFT, { ...EMPTY_DRAFT, ...prefill })
  const whyNot = useWhyNotPost()
  const rejected = useUnsentEntries().findLast(
    ({ command, state }) => command === createTask.name && state === 'failed',
  )
  const post = async () => {
    const id = newId('task')
    const onSent = () => toast(GENERAL_MESSAGES.taskPosted)
    const state = await postTask(session, { id, draft: draft.fields, onSent })
    if (state !== 'failed') onPosted({ id, state })
  }
  if (!draft.isReady) return <SkeletonPage />
  return (
    <>
      {(prefill.title || prefill.field) && (
        <Prefill fields={draft.fields} prefill={prefill} onChange={draft.change} />
      )}
      <ForWhom chosen={draft.fields.forUserId ?? ''} onChange={draft.change} />
      <TaskForm
        draft={draft.fields}
        onChange={draft.change}
        onSubmit={post}
        submitLabel={messages.post}
        busyLabel={messages.posting}
        disabledReason={whyNot}
        rejection={rejected?.reason ?? null}
      />
    </>
  )
}

type Props = {
  id: TaskId
  /** The entry's state when the form closed; later changes come with the task. */
  state: EntryState
}

/** Shown after posting: whether the task was sent. */
function PostedNote({ id, state }: Props) {
  const task = useTask(id)
  const isSent = task ? task.delivery.state === 'sent' : state === 'sent'
  return (
    <div className="stack" role="status">
      <Notice
        tone={isSent ? 'good' : 'wait'}
        icon={isSent ? 'done' : 'phone'}
        title={isSent ? GENERAL_MESSAGES.taskPosted : messages.postQueued}
      >
        {messages.takingYou}
      </Notice>
      <div className="row">
        <Badge tone={isSent ? 'good' : 'wait'} icon={isSent ? 'check' : 'phone'}>
          {isSent ? DELIVERY_MESSAGES.sent : DELIVERY_MESSAGES.saved}
        </Badge>
        {task && <span className="strong">{task.title}</span>}
      </div>
    </div>
  )
}

function CreateTask() {
  const prefill = usePrefill()
  const [posted, setPosted] = useState<Posted | null>(null)
  useRedirectToDashboard(posted !== null)
  return (
    <Page title={messages.postTitle} back="/client-dashboard">
      {posted && <PostedNote {...posted} />}
      {!posted && prefill && <NewTaskForm prefill={prefill} onPosted={setPosted} />}
    </Page>
  )
}
