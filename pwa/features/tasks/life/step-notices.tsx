import { partiesOf } from '#pwa/features/tasks/detail/parties.ts'
import { useView } from '#pwa/outbox/use-view.ts'
import { useSession } from '#pwa/session/session.tsx'
import { useNow } from '#pwa/ui/browser/use-now.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import type { Task } from '#schema/contract/tasks.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { nextStepOf, type NextStep } from '#schema/domain/next-step.ts'
import { messages } from './messages.ts'
import { stepWords } from './next-step-words.ts'
import { stepTaskOf } from './step-task.ts'

/** Steps that this user must take, and work that is late. */
const ATTENTION: ReadonlySet<NextStep['kind']> = new Set([
  'answerOffer',
  'makeChanges',
  'submitLate',
  'workLate',
  'mayCancel',
])

function wordsFor(task: Task, userId: UserId, now: number): string | null {
  const { isTasker, other } = partiesOf(task, userId)
  const side = isTasker ? 'tasker' : 'client'
  const step = nextStepOf(stepTaskOf(task), side, now)
  return ATTENTION.has(step.kind) ? stepWords(step, side, other) : null
}

export function StepNotices() {
  const { userId } = useSession()
  const now = useNow()
  const tasks = useView(
    async (view) => (await view.rows('tasks')).filter(({ status }) => status === 'in-progress'),
    [],
  )
  return tasks?.map((task) => {
    const words = wordsFor(task, userId, now)
    return (
      words && (
        <Notice
          key={task._id}
          tone="wait"
          title={task.title}
          action={
            <LinkButton to="/single-task/$id" params={{ id: task._id }} size="small" tone="plain">
              {messages.seeTodo}
            </LinkButton>
          }
        >
          {words}
        </Notice>
      )
    )
  })
}
