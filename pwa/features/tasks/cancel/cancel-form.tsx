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
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import { taskMoneyOf } from '#schema/domain/stage-money.ts'
import { currentStageOf, isUnderway, isUnfunded, mayLeaveFreely } from '#schema/domain/stages.ts'
import type { LifeTask } from '#schema/domain/task-actions.ts'
import { messages } from './messages.ts'
import { ReasonFields, useReason } from './reason-fields.tsx'
import { useLeave, useOfflineReason } from './use-ending.ts'

type Words = { title: string; steps: readonly string[]; label: string }

/** What comes back; nothing when the stage of now is not held, and no later one either. */
const heldOfTask = (task: Task, { stages }: LifeTask) =>
  taskMoneyOf({ stages, price: task.price }).held

const backSteps = (held: Kobo, client: string) =>
  held > 0 ? [messages.goesBack(formatNaira(held), client)] : [messages.nothingHeld]

/** A stage is paid already, or the one of now is not held. */
function stagedWords(task: Task, life: LifeTask, now: number): Words {
  const held = heldOfTask(task, life)
  const steps = [
    ...backSteps(held, task.postedBy.username),
    ...(isUnderway(life) ? [messages.paidStays] : []),
    mayLeaveFreely(life, now) ? messages.noMark : messages.mark,
    isUnderway(life) ? messages.closes : messages.opensAgain,
  ]
  return { title: messages.whatHappens, steps, label: messages.leave }
}

function taskerWords(task: Task, life: LifeTask, now: number): Words {
  if (isUnderway(life) || mayLeaveFreely(life, now)) return stagedWords(task, life, now)
  const [amount, client] = [formatNaira(heldOfTask(task, life)), task.postedBy.username]
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

function whyAlone(task: Task, life: LifeTask, now: number): string {
  const stage = currentStageOf(life)
  if (stage && isUnfunded(life)) return messages.aloneWithoutHold(stage.title)
  const graceEnd = graceEndsAt(life)
  return now < graceEnd
    ? messages.aloneInGrace(formatMoment(graceEnd))
    : messages.aloneWhenLate(formatDate(task.agreedDate ?? ''))
}

function clientWords(task: Task, life: LifeTask, now: number): Words {
  const held = heldOfTask(task, life)
  const [amount, tasker] = [formatNaira(held), task.tasker?.username ?? '']
  const why = whyAlone(task, life, now)
  const kept = isUnderway(life) ? [messages.paidStaysWith(tasker)] : []
  return {
    title: messages.aloneTitle,
    steps:
      held > 0
        ? [...messages.aloneSteps(amount, tasker, why), ...kept]
        : [why, messages.nothingHeld, ...kept, messages.noUndo],
    label: held > 0 ? messages.cancelAlone(amount) : messages.leave,
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
        <ReasonFields of={fields} other={other} hasReopen={!isTasker && !isUnderway(life)} />
        <SubmitButton tone="danger" busy={busy} disabledReason={offline}>
          {label}
        </SubmitButton>
      </Form>
    </>
  )
}
