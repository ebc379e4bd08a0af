import { messages } from '#pwa/features/proposals/messages.ts'
import type { EntryView } from '#pwa/outbox/entry-view.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { formatTaskTime } from '#pwa/ui/format/format-time.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { formatNaira } from '#schema/domain/money.ts'
import { projectTypeLabel } from '#schema/domain/task.ts'
import { skillLabel } from '#schema/domain/trades.ts'

/** The task as the server had it when it rejected the proposal because of a change. */
const changedTask = (pending: EntryView | null): Task | undefined =>
  pending?.reason?.code === 'edited_elsewhere' ? (pending.reason.current as Task) : undefined

/** The newest version of the task that this phone knows. */
export function newestTask(task: Task | null | undefined, pending: EntryView | null) {
  const changed = changedTask(pending)
  return changed && changed.updatedAt > (task?.updatedAt ?? '') ? changed : task
}

const FIELDS: Record<string, (task: Task) => string> = {
  price: ({ price }) => formatNaira(price),
  location: ({ location }) => location,
  projectType: ({ projectType }) => projectTypeLabel(projectType),
  duration: (task) => formatTaskTime(task),
  skills: ({ skills }) =>
    skills
      .map((skill) => skillLabel(skill))
      .toSorted()
      .join(', '),
  title: ({ title }) => title,
  description: ({ description }) => description,
}

type Props = { pending: EntryView; task: Task }

/** What the client changed while the proposal waited on the phone. */
function TaskChanges({ pending, task }: Props) {
  const seen = pending.original as Task | null
  const changes = Object.entries(FIELDS).flatMap(([field, textOf]) =>
    seen && textOf(seen) !== textOf(task)
      ? [messages.taskChange(field, textOf(seen), textOf(task))]
      : [],
  )
  return (
    <Notice tone="wait" icon="alert" title={messages.taskChanged} alert>
      <ul>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      {messages.taskChangedHint}
    </Notice>
  )
}

export const renderTaskChanges = (pending: EntryView | null, task: Task | null | undefined) =>
  task && pending && changedTask(pending) ? <TaskChanges pending={pending} task={task} /> : null
