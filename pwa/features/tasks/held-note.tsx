import type { Task } from '#schema/contract/tasks.ts'
import type { Shown } from '#pwa/replica/view.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { dateWords } from '#pwa/ui/time-words.ts'
import { words } from './words.ts'

type Props = {
  task: Shown<Task>
  /** What was agreed: the price of my accepted proposal, when this phone knows it. */
  price: number | null
}

function whenPaid({ autoApproveAt, delivery, postedBy: { username } }: Shown<Task>): string {
  if (delivery.state === 'saved') return words.whenPaidAfterSending(username)
  return autoApproveAt ? words.whenPaid(autoApproveAt, username) : words.whenPaidBefore(username)
}

/** What is held for the assigned professional, and when it becomes theirs (R17, R27, R28). */
export function HeldNote({ task, price }: Props) {
  const { status, agreedDate, postedBy } = task
  if (status === 'in-progress')
    return (
      <Notice icon="shield" title={words.held(price)}>
        {agreedDate && `${words.submitBy(dateWords(agreedDate))} `}
        {words.whenPaidBefore(postedBy.username)}
      </Notice>
    )
  if (status === 'submitted')
    return (
      <Notice icon="shield" title={words.held(price)}>
        {whenPaid(task)}
      </Notice>
    )
  if (status === 'completed') return <Notice icon="money" title={words.paid(price)} />
  if (status === 'disputed')
    return (
      <Notice tone="wait" icon="lock" title={words.held(price)}>
        {words.disputed}
      </Notice>
    )
  return null
}
