import { messageFor } from '#pwa/api/errors.ts'
import { partiesOf } from '#pwa/features/tasks/detail/parties.ts'
import { Steps } from '#pwa/features/tasks/detail/steps.tsx'
import { useSession } from '#pwa/session/session.tsx'
import { useCommand } from '#pwa/sync/use-command.ts'
import { useNow } from '#pwa/ui/browser/use-now.ts'
import { Form, SubmitButton } from '#pwa/ui/form/form.tsx'
import { formatDate, formatMoment } from '#pwa/ui/format/format-time.ts'
import { cancelTask } from '#schema/contract/cancel.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { freeDeclineEndsAt, graceEndsAt, isFreeDecline } from '#schema/domain/cancel.ts'
import { formatNaira } from '#schema/domain/money.ts'
import type { LifeTask } from '#schema/domain/task-actions.ts'
import { messages } from './messages.ts'
import { ReasonFields, useReason } from './reason-fields.tsx'
import { useLeave, useOfflineReason } from './use-ending.ts'

type Words = { title: string; steps: readonly string[]; label: string }

function taskerWords(task: Task, life: LifeTask, now: number): Words {
  const [amount, client] = [formatNaira(task.price), task.postedBy.username]
  if (!isFreeDecline(life, now))
    return {
      title: messages.whatHappens,
      steps: messages.leaveSteps(amount, client),
      label: messages.leave,
    }
  const until = formatMoment(freeDeclineEndsAt(life))
  return {
    title: messages.whatHappens,
    steps: messages.declineSteps(amount, client, until),
    label: messages.decline,
  }
}

function clientWords(task: Task, life: LifeTask, now: number): Words {
  const amount = formatNaira(task.price)
  const graceEnd = graceEndsAt(life)
  const why =
    now < graceEnd
      ? messages.aloneInGrace(formatMoment(graceEnd))
      : messages.aloneWhenLate(formatDate(task.agreedDate ?? ''))
  return {
    title: messages.aloneTitle,
    steps: messages.aloneSteps(amount, task.tasker?.username ?? '', why),
    label: messages.cancelAlone(amount),
  }
}

/** Ends the work with a full refund: the tasker's way, and the client's when no agreement is needed. */
export function CancelForm({ task, life }: { task: Task; life: LifeTask }) {
  const { userId } = useSession()
  const now = useNow()
  const { isTasker, other } = partiesOf(task, userId)
  const { run, busy } = useCommand(cancelTask)
  const leave = useLeave(task, isTasker)
  const offline = useOfflineReason()
  const fields = useReason(task._id)
  const { label, ...steps } = (isTasker ? taskerWords : clientWords)(task, life, now)
  const submit = async () => {
    const input = fields.check()
    if (!input) return
    const { message } = await run({ id: task._id, ...input })
    await fields.clear()
    await leave(message)
  }
  return (
    <>
      <Steps {...steps} />
      <Form onSubmit={submit} messageOf={messageFor}>
        <ReasonFields of={fields} other={other} hasReopen={!isTasker} />
        <SubmitButton tone="danger" busy={busy} disabledReason={offline}>
          {label}
        </SubmitButton>
      </Form>
    </>
  )
}
