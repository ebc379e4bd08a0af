import { and, eq, isNull, not } from 'drizzle-orm'
import { awardTask } from '#schema/contract/proposals.ts'
import { replacedCounter } from '#schema/domain/counter-offer.ts'
import { agreedDay } from '#schema/domain/days.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import { holdOf, type Hold } from '#schema/domain/hold.ts'
import type { TaskId, UserId } from '#schema/domain/ids.ts'
import { GENERAL_FACTS } from '#schema/domain/messages/general.ts'
import { PROPOSAL_FACTS } from '#schema/domain/messages/proposals.ts'
import type { Kobo } from '#schema/domain/money.ts'
import type { ChoiceReason } from '#schema/domain/proposal.ts'
import { whyNotStartWork } from '#schema/domain/report.ts'
import {
  awardedStages,
  heldOf,
  partsBetween,
  type Funding,
  type Stage,
} from '#schema/domain/stages.ts'
import { rejectMoneyAtRest } from '#schema/domain/standing.ts'
import { isAssigned } from '#schema/domain/task.ts'
import { whyNotMoveMoney } from '#schema/domain/user.ts'
import { users } from '#schema/tables/index.ts'
import { selectBalance, userSummaryColumns } from '#worker/accounts/queries.ts'
import type { Context } from '#worker/context.ts'
import { changedForWallet } from '#worker/db/own-changes.ts'
import { prepare, queryBuilder, type Slots } from '#worker/db/prepared.ts'
import { first } from '#worker/db/read.ts'
import { recordEvent } from '#worker/db/task-events.ts'
import { assertThat, commit } from '#worker/db/write.ts'
import { done, route } from '#worker/http/serve.ts'
import { holdMoney, movementsOf } from '#worker/ledger/holds.ts'
import { assertNotDisputed, standingOf, throwIfInsufficient } from '#worker/ledger/standing.ts'
import { notify, type NewNotice } from '#worker/notices/notify.ts'
import { selectSetting, settingOf } from '#worker/settings/queries.ts'
import { currentTask } from '#worker/tasks/due.ts'
import {
  assertPendingUnchanged,
  rejectProposals,
  notSelected,
  selectPendingProposals,
  type ProposalRef,
} from '#worker/tasks/pending-proposals.ts'
import { presentTask } from '#worker/tasks/present.ts'
import { selectTask, type TaskRow } from '#worker/tasks/queries.ts'
import { nextVersion, toDomainTask, updateTask, type Current } from '#worker/tasks/update.ts'
import { isBlockedSql } from '#worker/trust/blocks.ts'
import { selectEarlierTerms, selectRounds, type ProposalRow } from './queries.ts'
import { whyNotAward } from './rules.ts'
import { updatePending } from './update.ts'

/** No row when the account is limited, or when client and tasker have blocked each other. */
const selectActiveTasker = prepare(({ id, clientId }: Slots<{ id: UserId; clientId: UserId }>) =>
  queryBuilder
    .select(userSummaryColumns)
    .from(users)
    .where(
      and(
        eq(users.id, id),
        isNull(users.suspendedAt),
        isNull(users.suppressedAt),
        isNull(users.closedAt),
        not(isBlockedSql(id, clientId)),
      ),
    ),
)

const readAward = (ctx: Context, taskId: TaskId, taskerId: UserId) =>
  ctx.read({
    task: first(selectTask({ id: taskId })),
    rounds: selectRounds({ taskId, taskerId }),
    earlierTerms: selectEarlierTerms({ taskId, taskerId }),
    pending: selectPendingProposals({ taskId }),
    tasker: first(selectActiveTasker({ id: taskerId, clientId: ctx.userId })),
    wallet: first(selectBalance(ctx.userId)),
    movements: movementsOf({ task: taskId }),
    standing: first(standingOf({ user: ctx.userId })),
    fee: first(selectSetting({ name: 'platformFeeBps' })),
  })

type Read = Awaited<ReturnType<typeof readAward>>
type Award = Pick<Read, 'actor' | 'pending' | 'tasker' | 'fee'> & {
  task: Current<TaskRow>
  proposal: ProposalRow
  hold: Hold
  agreement: ReturnType<typeof agreementOf>
  choice: ChoiceReason | undefined
}

/** What an award of a proposal begins: its stages, the day of the work that comes first, and what is held for it. */
function agreementOf({ price, date, stages: plan }: ProposalRow, funding: Funding, now: number) {
  if (plan === null) return { stages: null, agreedDate: agreedDay(date, now), held: price }
  const stages = awardedStages(plan, funding, now)
  return { stages, agreedDate: agreedDay(plan[0]?.date ?? date, now), held: heldOf(stages) }
}

/** To the tasker who was chosen, and to those who were not. */
function noticesOf(
  { id: taskId, clientId, client, title }: TaskRow,
  taskerId: UserId,
  others: readonly ProposalRef[],
  { amount, stages, now }: { amount: Kobo; stages: Stage[] | null; now: number },
): NewNotice[] {
  const about = { taskId, otherUserId: clientId, now }
  const count = stages?.length ?? 0
  const chosen = { title, name: client.username, amount, ...(stages && { count }) }
  return [
    { ...about, to: taskerId, kind: stages ? 'awardedInStages' : 'awarded', data: chosen },
    ...notSelected(others, { ...about, title, reason: 'not_selected' }),
  ]
}

/** One batch assigns the task, holds its price, accepts the proposal and rejects all others. */
function commitAward(ctx: Context, award: Award) {
  const { actor, task, tasker, proposal, pending, hold, fee } = award
  const { stages, agreedDate, held } = award.agreement
  const { db, userId, now, deps } = ctx
  const update = {
    status: 'in-progress' as const,
    taskerId: proposal.taskerId,
    budget: task.price,
    price: proposal.price,
    feeBps: settingOf(deps.settings, 'platformFeeBps', fee),
    stages,
    agreedDate,
    awardedAt: now,
    // A dispute about an earlier hold does not count.
    dispute: null,
    revisions: 0,
    changeRequest: null,
    // The professional who was asked alone has answered.
    askedUntil: null,
    askEnd: null,
    ...nextVersion(task, now),
  }
  const awarded = { ...task, ...update, assignee: tasker }
  const parts = partsBetween(null, stages, 'held')
  const journal = holdMoney(
    { id: task.id, title: task.title, hold },
    { actor: userId, client: userId, amount: held, stages: parts, now },
  )
  const others = pending.filter(({ id }) => id !== proposal.id)
  return commit({
    effects: [
      updateTask(db, task, update),
      recordEvent(db, { task, kind: 'awarded', actor: userId, now, amount: held }),
      assertNotDisputed(userId),
      assertThat('user_state', not(isBlockedSql(userId, proposal.taskerId))),
      journal.writes,
      // A proposal that was sent since the read would stay pending on an assigned task.
      assertPendingUnchanged(task.id, pending),
      updatePending(db, task, proposal, {
        status: 'accepted',
        counter: replacedCounter(proposal.counter),
        updatedAt: now,
      }),
      rejectProposals(task, others, { reason: 'not_selected', choice: award.choice ?? null, now }),
      changedForWallet(userId, journal.id),
      notify(...noticesOf(task, proposal.taskerId, others, { amount: held, stages, now })),
    ],
    response: { message: GENERAL_FACTS.taskAwarded, task: presentTask(awarded, actor) },
  })
}

export const awardTaskRoute = route(
  awardTask,
  async (ctx, { taskId, taskerId, version, choice, funding }) => {
    const { userId } = ctx
    const { rounds, earlierTerms, wallet, movements, standing, ...read } = await readAward(
      ctx,
      taskId,
      taskerId,
    )
    const { actor, tasker, pending, fee } = read
    if (taskerId === userId) throw new DomainError('own_task', PROPOSAL_FACTS.awardToSelf)
    const task = await currentTask(ctx, read.task)
    if (task.clientId === userId && isAssigned(task.status) && task.taskerId === taskerId)
      return done({ message: GENERAL_FACTS.taskAwarded, task: presentTask(task, actor) })

    const [proposal = null, ...earlierRounds] = rounds
    throwIf(
      whyNotAward({
        task: toDomainTask(task),
        clientId: userId,
        proposal,
        isTaskerActive: tasker !== null,
        seenVersion: version,
        earlierTerms: [...earlierTerms, ...earlierRounds],
      }),
    )
    if (!proposal || !tasker) throw new DomainError('not_found')
    throwIf(whyNotStartWork(actor))
    if (task.suppressedAt !== null) throw new DomainError('task_under_review')
    throwIf(whyNotMoveMoney(actor))
    if (standing) rejectMoneyAtRest(standing, 'award')
    const agreement = agreementOf(proposal, funding, ctx.now)
    throwIfInsufficient(wallet?.balance ?? (0 as Kobo), agreement.held)
    const hold = holdOf(movements)
    return commitAward(ctx, {
      actor,
      task,
      tasker,
      proposal,
      pending,
      fee,
      hold,
      agreement,
      choice,
    })
  },
)
