import { messageFor } from '#pwa/api/errors.ts'
import { Steps } from '#pwa/features/tasks/detail/steps.tsx'
import { useCommand } from '#pwa/sync/use-command.ts'
import { useNow } from '#pwa/ui/browser/use-now.ts'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '#pwa/ui/form/form.tsx'
import { NairaField } from '#pwa/ui/form/naira-field.tsx'
import { useFarAmount } from '#pwa/ui/form/use-far-amount.tsx'
import { formatMoment } from '#pwa/ui/format/format-time.ts'
import { offerCancel } from '#schema/contract/cancel.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { koboFromText } from '#schema/domain/amount-text.ts'
import { answerByOf, lateAt } from '#schema/domain/cancel.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import { taskMoneyOf } from '#schema/domain/stage-money.ts'
import { isUnderway } from '#schema/domain/stages.ts'
import type { LifeTask } from '#schema/domain/task-actions.ts'
import { messages } from './messages.ts'
import { MoneyParts } from './money-parts.tsx'
import { ReasonFields, useReason } from './reason-fields.tsx'
import { useOfflineReason } from './use-ending.ts'

function stepsOf(task: Task, life: LifeTask, now: number): string[] {
  const late = lateAt(life)
  return [
    ...messages.offerSteps(
      formatNaira(taskMoneyOf({ stages: life.stages, price: task.price }).held),
      task.tasker?.username ?? '',
      formatMoment(answerByOf(now)),
    ),
    ...(late === null ? [] : [messages.offerLater(formatMoment(late))]),
  ]
}

/** The client offers the tasker a part of the hold; it needs the tasker's agreement or silence. */
export function OfferForm({ task, life }: { task: Task; life: LifeTask }) {
  const now = useNow()
  const { run, busy } = useCommand(offerCancel)
  const offline = useOfflineReason()
  const fields = useReason(task._id)
  const { amount } = fields
  const { confirmAmount, question } = useFarAmount()
  const other = task.tasker?.username ?? ''
  const { held } = taskMoneyOf({ stages: life.stages, price: task.price })
  const part = koboFromText(amount)
  const isPossible = part !== null && part <= held
  const submit = async () => {
    const checked = fields.check()
    if (!checked || !isPossible || !(await confirmAmount(part, held))) return
    const { reason: note, reopen } = checked
    const { message } = await run({ id: task._id, amount: part, note, reopen })
    await fields.clear()
    toast(message)
  }
  return (
    <>
      <Steps title={messages.offerTitle} steps={stepsOf(task, life, now)} />
      <Form onSubmit={submit} messageOf={messageFor}>
        <NairaField
          label={messages.offerAmount(other)}
          name="amount"
          value={amount}
          onValue={(typed) => fields.change({ amount: typed })}
          min={0 as Kobo}
          max={held}
          hint={messages.offerRange(formatNaira(held))}
          whole
          required
        />
        {isPossible && (
          <MoneyParts
            id={task._id}
            paid={part}
            refunded={(held - part) as Kobo}
            parties={{ isTasker: false, other }}
          />
        )}
        <ReasonFields of={fields} other={other} hasReopen={!isUnderway(life)} />
        <SubmitButton busy={busy} disabledReason={offline}>
          {messages.offerSend}
        </SubmitButton>
        {question}
      </Form>
    </>
  )
}
