import { feeOnRelease } from '#schema/domain/hold.ts'
import type { UserId } from '#schema/domain/ids.ts'
import type { Kobo } from '#schema/domain/money.ts'
import type { Effect } from '#worker/background/context.ts'
import type { Db } from '#worker/db/client.ts'
import { cancelAgreedEmail } from '#worker/mail/task-emails.ts'
import { endWork, type Ending } from './end-work.ts'
import type { TaskRow } from './queries.ts'

/** By the tasker, or by silence: then the actor is null. */
export function acceptOffer(
  db: Db,
  task: TaskRow,
  ending: Omit<Ending, 'task'>,
  { actor, now }: { actor: UserId | null; now: number },
): { effect: Effect; updated: TaskRow } {
  const { taskerId, cancelOffer: offer, title } = task
  if (!taskerId || !offer) throw new Error(`task ${task.id} has no offer`)
  const { effect, updated, hold } = endWork(db, { ...task, taskerId }, ending, {
    kind: 'cancelAgreed',
    actor,
    note: null,
    released: offer.amount,
    reopen: offer.reopen,
    now,
  })
  const agreed = {
    paid: (offer.amount - feeOnRelease(hold, offer.amount, task.feeBps)) as Kobo,
    refunded: (hold.held - offer.amount) as Kobo,
    isSilent: actor === null,
  }
  const emails = ending.parties.map((to) => cancelAgreedEmail(to, { title, now }, agreed).write)
  return { effect: { ...effect, writes: [...effect.writes, ...emails] }, updated }
}
