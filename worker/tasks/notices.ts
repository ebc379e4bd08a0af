import { autoApproveAtOf } from '#schema/domain/approval.ts'
import type { DisputeOutcome, Split } from '#schema/domain/dispute.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { NOTICE_LINE_FACTS } from '#schema/domain/messages/notice-lines.ts'
import type { NoticeData, NoticeKind } from '#schema/domain/notice.ts'
import type { PlanChange } from '#schema/domain/plan-change.ts'
import type { NewNotice } from '#worker/notices/notify.ts'
import type { TaskRow } from './queries.ts'

type About = {
  kind: NoticeKind
  data?: Omit<NoticeData, 'title'>
  deadline?: number | null
  now: number
}
type Parties = Pick<TaskRow, 'id' | 'clientId' | 'taskerId' | 'title'>

const toOne = (
  { id: taskId, title }: Parties,
  [to, otherUserId]: readonly [UserId | null, UserId | null],
  { data, ...about }: About,
): NewNotice[] => (to ? [{ ...about, to, taskId, otherUserId, data: { title, ...data } }] : [])

/** Notices for the parties of a task. */
export const toClient = (task: Parties, about: About): NewNotice[] =>
  toOne(task, [task.clientId, task.taskerId], about)

export const toTasker = (task: Parties, about: About): NewNotice[] =>
  toOne(task, [task.taskerId, task.clientId], about)

export const toParties = (task: Parties, about: About): NewNotice[] => [
  ...toClient(task, about),
  ...toTasker(task, about),
]

export const toOtherParty = (task: Parties, user: UserId, about: About): NewNotice[] =>
  user === task.clientId ? toTasker(task, about) : toClient(task, about)

/** What a change of the agreement changes, as sentences. */
export function changeLines({ terms, before, after }: PlanChange): string[] {
  const [was] = before
  const [is] = after
  if (terms.kind === 'order')
    return [NOTICE_LINE_FACTS.changeOrder(after.map(({ title }) => title).join(', '))]
  if (terms.kind === 'stage') {
    const { title, amount, date } = terms.stage
    return [NOTICE_LINE_FACTS.changeStage(title, amount, date)]
  }
  if (!was || !is) return []
  return [
    terms.kind === 'price'
      ? NOTICE_LINE_FACTS.changePrice(is.title, was.amount, is.amount)
      : NOTICE_LINE_FACTS.changeDate(is.title, was.date, is.date),
  ]
}

type Ended = { split: Split; outcome: DisputeOutcome; now: number }

/** To both, with what was paid and what went back. */
export const disputeEnded = (task: Parties, { split, outcome, now }: Ended): NewNotice[] =>
  toParties(task, {
    kind: 'disputeEnded',
    data: { amount: split.release, rest: split.refund, outcome },
    now,
  })

type Opened = { openedBy: UserId; answerBy: number }

/** To the side that has to answer; an open offer to end the work has ended with it. */
export const disputeOpened = (
  task: Parties & Pick<TaskRow, 'cancelOffer'>,
  { openedBy, answerBy }: Opened,
  now: number,
): NewNotice[] =>
  toOtherParty(task, openedBy, {
    kind: 'disputeOpened',
    data: { at: answerBy, ...(task.cancelOffer && { lines: [NOTICE_LINE_FACTS.openOfferEnded] }) },
    deadline: answerBy,
    now,
  })

/** The same side again, shortly before its time ends. */
export const disputeReminder = (
  task: Parties,
  { openedBy, answerBy }: Opened,
  now: number,
): NewNotice[] =>
  toOtherParty(task, openedBy, {
    kind: 'disputeReminder',
    data: { at: answerBy },
    deadline: answerBy,
    now,
  })

/** To the client, with the time of the automatic approval; an open offer to end the work has ended with it. */
export const workSubmitted = (task: TaskRow, name: string, now: number): NewNotice[] =>
  toClient(task, {
    kind: 'submitted',
    data: {
      name,
      at: autoApproveAtOf(now),
      ...(task.cancelOffer && { lines: [NOTICE_LINE_FACTS.offerEnded] }),
    },
    now,
  })

/** To the taskers whose proposals are pending. */
export const termsChanged = (
  task: Parties,
  pending: readonly { taskerId: UserId }[],
  { terms, now }: { terms: readonly string[]; now: number },
): NewNotice[] =>
  terms.length === 0
    ? []
    : pending.flatMap(({ taskerId }) =>
        toTasker(
          { ...task, taskerId },
          { kind: 'taskChanged', data: { lines: [NOTICE_LINE_FACTS.changed(terms)] }, now },
        ),
      )
