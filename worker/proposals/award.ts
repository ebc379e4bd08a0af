import { and, eq, isNull } from 'drizzle-orm'
import { awardTask } from '#schema/contract/proposals.ts'
import { agreedDay } from '#schema/domain/days.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { Refusal, refuseIf } from '#schema/domain/refusal.ts'
import { TEXTS } from '#schema/domain/texts.ts'
import { proposals, users } from '#schema/tables/index.ts'
import { faceColumns, walletOf } from '../accounts/queries.ts'
import { commit, guard, type Change } from '../db/commit.ts'
import { first } from '../db/read.ts'
import { done, serve } from '../http/serve.ts'
import { changeTask, inFeed, lawful, touched } from '../tasks/change.ts'
import { changedFor, liveOn, rejectAll, sameLive } from '../tasks/live-proposals.ts'
import { presentTask } from '../tasks/present.ts'
import { taskBy } from '../tasks/queries.ts'
import { hold } from '../wallet/postings.ts'
import { earlierTerms, roundsOf } from './queries.ts'
import { refuseIfShort, whyNotAward } from './rules.ts'

/** R16–R18: the todo is assigned, the price held, this proposal accepted and the others told, all in one batch or not at all. */
export const award = serve(awardTask, async (ctx, { taskId, taskerId, version }) => {
  const { db, me, now, deps } = ctx
  const facts = await ctx.read({
    task: first(taskBy(db, taskId)),
    rounds: roundsOf(db, taskId, taskerId),
    earlier: earlierTerms(db, taskId, taskerId),
    live: liveOn(db, taskId),
    tasker: first(
      db
        .select(faceColumns)
        .from(users)
        .where(and(eq(users.id, taskerId), isNull(users.suspendedAt), isNull(users.closedAt))),
    ),
    wallet: first(walletOf(db, me)),
  })
  const { actor, task, tasker, live } = facts
  const [proposal = null, ...before] = facts.rounds
  if (taskerId === me) throw new Refusal('own_task', 'You cannot assign a todo to yourself.')
  if (!task) throw new Refusal('not_found')
  const message = TEXTS.taskAwarded
  if (task.clientId === me && task.status !== 'pending' && task.taskerId === taskerId)
    return done({ message, task: presentTask(task, actor) })

  const earlier = [...facts.earlier, ...before]
  refuseIf(
    whyNotAward({
      ...{ task: lawful(task), client: me, proposal },
      ...{ taskerStands: tasker !== null, seen: version, earlier },
    }),
  )
  if (!proposal || !tasker) throw new Refusal('not_found')
  refuseIfShort(facts.wallet?.balance ?? (0 as Kobo), proposal.price)

  const changed = {
    status: 'in-progress' as const,
    taskerId,
    price: proposal.price,
    feeBps: deps.settings.PLATFORM_FEE_BPS,
    agreedDate: agreedDay(proposal.date, now),
    awardedAt: now,
    ...touched(task, now),
  }
  const held = hold({
    ...{ task: taskId, title: task.title, client: me, now },
    ...{ price: proposal.price, attempt: 1 },
  })
  const others = live.filter(({ id }) => id !== proposal.id)
  const accept = db
    .update(proposals)
    .set({ status: 'accepted', updatedAt: now })
    .where(
      and(
        eq(proposals.id, proposal.id),
        eq(proposals.status, 'pending'),
        eq(proposals.version, proposal.version),
      ),
    )
  const told: Change[] = [
    { scope: `u:${me}`, entity: 'task', id: taskId },
    { scope: `u:${me}`, entity: 'trx', id: held.id },
    { scope: `u:${me}`, entity: 'me', id: me },
    { scope: `u:${taskerId}`, entity: 'task', id: taskId },
    ...changedFor(me, live),
    inFeed(task.trade, task, 'del'),
  ]
  return commit({
    writes: [
      ...changeTask(db, task, changed),
      ...held.writes,
      // A proposal that came in meanwhile would be left waiting on a todo that is taken.
      sameLive(taskId, live),
      accept,
      guard('proposal_state'),
      ...rejectAll(others, 'not_selected', now),
    ],
    changes: told,
    answer: { message, task: presentTask({ ...task, ...changed, doer: tasker }, actor) },
  })
})
