import { feeOnRelease } from '#schema/domain/hold.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { NOTICE_LINE_FACTS } from '#schema/domain/messages/notice-lines.ts'
import type { Kobo } from '#schema/domain/money.ts'
import type { Db } from '#worker/db/client.ts'
import type { Effect } from '#worker/db/write.ts'
import { notify } from '#worker/notices/notify.ts'
import { endWork, type Ending } from './end-work.ts'
import { toParties } from './notices.ts'
import type { TaskRow } from './queries.ts'

/** By the tasker, or by silence: then the actor is null. */
export function acceptOffer(
  db: Db,
  task: TaskRow,
  ending: Omit<Ending, 'task'>,
  { actor, now }: { actor: UserId | null; now: number },
): { effects: Effect; updated: TaskRow } {
  const { taskerId, cancelOffer: offer } = task
  if (!taskerId || !offer) throw new Error(`task ${task.id} has no offer`)
  const { effects, updated, hold } = endWork(db, { ...task, taskerId }, ending, {
    kind: 'cancelAgreed',
    actor,
    note: null,
    released: offer.amount,
    reopen: offer.reopen,
    now,
  })
  const accepted = notify(
    ...toParties(task, {
      kind: 'cancelAgreed',
      data: {
        amount: (offer.amount - feeOnRelease(hold, offer.amount, task.feeBps)) as Kobo,
        rest: (hold.held - offer.amount) as Kobo,
        lines: [actor === null ? NOTICE_LINE_FACTS.offerSilent : NOTICE_LINE_FACTS.offerAccepted],
      },
      now,
    }),
  )
  return { effects: [effects, accepted], updated }
}
