import { messages } from '#pwa/features/tasks/messages.ts'
import type { Shown } from '#pwa/outbox/optimistic-view.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { formatDate } from '#pwa/ui/format/format-time.ts'
import type { Task } from '#schema/contract/tasks.ts'
import type { Naira } from '#schema/domain/money.ts'

type Props = {
  task: Shown<Task>
  /** Price of the accepted proposal; null if it is not on this phone. */
  price: Naira | null
}

/** The money held for the assignee, and what happens to it next. */
export function HoldNote({ task, price }: Props) {
  const { status, agreedDate, postedBy, autoApproveAt } = task
  const paidOnApproval = messages.paidOnApproval(postedBy.username)
  if (status === 'in-progress')
    return (
      <Notice icon="shield" title={messages.held(price)}>
        {agreedDate && `${messages.submitBy(formatDate(agreedDate))} `}
        {paidOnApproval}
      </Notice>
    )
  if (status === 'submitted')
    return (
      <Notice icon="shield" title={messages.held(price)}>
        {autoApproveAt ? messages.paidOn(autoApproveAt, postedBy.username) : paidOnApproval}
      </Notice>
    )
  if (status === 'completed') return <Notice icon="money" title={messages.paid(price)} />
  if (status === 'disputed')
    return (
      <Notice tone="wait" icon="lock" title={messages.held(price)}>
        {messages.disputed}
      </Notice>
    )
  return null
}
