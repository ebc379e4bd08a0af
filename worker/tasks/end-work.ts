import { and, eq, inArray } from 'drizzle-orm'
import { holdOf } from '#schema/domain/hold.ts'
import type { TaskId, UserId } from '#schema/domain/ids.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { proposalAfterUndo, returnsOnReopen } from '#schema/domain/proposal.ts'
import { isUnderway } from '#schema/domain/stages.ts'
import { rejectMoneyAtRest } from '#schema/domain/standing.ts'
import type { TaskEventKind } from '#schema/domain/task-event.ts'
import { proposals } from '#schema/tables/index.ts'
import type { Db } from '#worker/db/client.ts'
import { prepare, queryBuilder, type Slots } from '#worker/db/prepared.ts'
import { first, type QueryResults } from '#worker/db/read.ts'
import { recordEvent } from '#worker/db/task-events.ts'
import { assertRowsChanged, type Effect } from '#worker/db/write.ts'
import { movementsOf } from '#worker/ledger/holds.ts'
import { standingOfTask } from '#worker/ledger/standing.ts'
import { notify } from '#worker/notices/notify.ts'
import { changedForProposals } from './changes.ts'
import { endHold } from './end-hold.ts'
import { toTasker } from './notices.ts'
import { restoreProposals } from './pending-proposals.ts'
import { selectTask, type TaskRow } from './queries.ts'
import { endedStagesOf } from './stages.ts'
import { UNASSIGNED } from './unassigned.ts'
import { nextVersion, updateTask } from './update.ts'

/** The applicants who were not selected, and the assignee's own proposal. */
const selectOtherProposals = prepare(({ id }: Slots<{ id: TaskId }>) =>
  queryBuilder
    .select({
      id: proposals.id,
      taskerId: proposals.taskerId,
      status: proposals.status,
      reason: proposals.reason,
      createdAt: proposals.createdAt,
    })
    .from(proposals)
    .where(and(eq(proposals.taskId, id), inArray(proposals.status, ['accepted', 'rejected']))),
)

/** What ending the work needs to know. */
export const endingQueries = (id: TaskId) => ({
  task: first(selectTask({ id })),
  movements: movementsOf({ task: id }),
  standing: first(standingOfTask({ task: id })),
  others: selectOtherProposals({ id }),
})
export type Ending = QueryResults<ReturnType<typeof endingQueries>>
export type EndingTask = TaskRow & { taskerId: UserId }

export type EndOfWork = {
  kind: TaskEventKind
  /** Null for Onise itself. */
  actor: UserId | null
  note: string | null
  /** The tasker's part of the hold. */
  released: Kobo
  /** The task opens again, without its tasker. */
  reopen: boolean
  now: number
}

type Undone = Ending['others'][number] & { fate: ReturnType<typeof proposalAfterUndo> }

const undoProposal = (db: Db, task: TaskRow, undone: Undone, now: number): Effect => [
  db
    .update(proposals)
    .set({ ...undone.fate, updatedAt: now })
    .where(and(eq(proposals.id, undone.id), eq(proposals.status, 'accepted'))),
  assertRowsChanged('proposal_state'),
  changedForProposals(task, [undone]),
]

function reopenProposals(
  db: Db,
  task: EndingTask,
  others: Ending['others'],
  { actor, now }: EndOfWork,
): Effect {
  const undone = others
    .filter(({ status }) => status === 'accepted')
    .map((each) => ({ ...each, fate: proposalAfterUndo(each, actor, now) }))
  const revived = others.filter((each) => returnsOnReopen(each, now))
  const pendingAgain = [...revived, ...undone.filter(({ fate }) => fate.status === 'pending')]
  return [
    undone.map((each) => undoProposal(db, task, each, now)),
    restoreProposals(task, revived, 'not_selected', now),
    notify(
      ...pendingAgain.flatMap(({ taskerId }) =>
        toTasker({ ...task, taskerId }, { kind: 'proposalReopened', now }),
      ),
    ),
  ]
}

const reopened = (task: EndingTask) => ({ ...UNASSIGNED, price: task.budget ?? task.price })

/** Ends the work of a task in progress: the hold is divided, and the task is cancelled or opens again. */
export function endWork(db: Db, task: EndingTask, ending: Omit<Ending, 'task'>, end: EndOfWork) {
  const { kind, actor, note, released, now } = end
  const { movements, standing, others } = ending
  const hold = holdOf(movements)
  if ((hold.held <= 0 && task.stages === null) || !standing)
    throw new Error(`task ${task.id} in progress has no hold`)
  if (released > 0)
    rejectMoneyAtRest({ debt: 0 as Kobo, hasOpenDispute: standing.hasOpenDispute }, 'approve')
  const ended = endedStagesOf(task, released, now)
  // What was paid stays part of this todo.
  const reopen = end.reopen && !isUnderway(task)
  const update = reopen
    ? { status: 'pending' as const, ...reopened(task), ...nextVersion(task, now) }
    : { status: 'cancelled' as const, cancelOffer: null, ...ended, ...nextVersion(task, now) }
  const updated: TaskRow = { ...task, ...update, ...(reopen && { assignee: null }) }
  // Created in the order of the timeline, which follows their ids.
  const entry = recordEvent(db, { task, kind, actor, now, note })
  const money = endHold(db, { task, hold, debts: standing, released, ...ended, actor, now })
  const again = reopen ? reopenProposals(db, task, others, end) : []
  const effects: Effect = [
    // The money first: its assertion reads the time of the award, which a task that opens again loses.
    money,
    updateTask(db, task, update),
    entry,
    reopen ? [recordEvent(db, { task, kind: 'reopened', actor, now }), again] : [],
  ]
  return { updated, hold, effects }
}
