import { desc, eq, sql } from 'drizzle-orm'
import type { HandlerResult } from '#schema/contract/endpoint.ts'
import { findTask } from '#schema/contract/task-reads.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import type { TaskId, UserId } from '#schema/domain/ids.ts'
import { priceThirdOf } from '#schema/domain/proposal.ts'
import { isPhoneShown } from '#schema/domain/shown-phone.ts'
import { taskEvents, users } from '#schema/tables/index.ts'
import { presentClientRecord, presentRatings } from '#worker/accounts/present.ts'
import { selectClientOf } from '#worker/accounts/queries.ts'
import type { Context } from '#worker/context.ts'
import { prepare, queryBuilder, type RowOf, type Slots } from '#worker/db/prepared.ts'
import { first } from '#worker/db/read.ts'
import { selectEvidence } from '#worker/files/evidence.ts'
import { faultText } from '#worker/http/fault-text.ts'
import { route } from '#worker/http/serve.ts'
import { currentPass } from '#worker/passes/issue.ts'
import { selectOwnPass } from '#worker/passes/queries.ts'
import { selectSetting, settingOf } from '#worker/settings/queries.ts'
import { isBlockedSql } from '#worker/trust/blocks.ts'
import { presentArrivalCodes } from './arrival-codes.ts'
import { presentDispute } from './disputes/present.ts'
import { selectDispute, selectStatements } from './disputes/queries.ts'
import { selectInvitation } from './invitation.ts'
import { selectStanding } from './pending-proposals.ts'
import { presentReceipts, presentSubmissions, presentTask, type Reader } from './present.ts'
import {
  selectApplication,
  selectSubmissions,
  selectTask,
  selectTaskVisibility,
  type TaskRow,
} from './queries.ts'
import { presentQuestions, selectQuestions } from './questions.ts'
import {
  canSeeDispute,
  canSeeSubmission,
  whyNotSee,
  canSeeEarlierWork,
  canSeePrivateFields,
  isHiddenFrom,
} from './rules.ts'

type PresentedEvent = HandlerResult<typeof findTask>['events'][number]

const EVENTS_MAX = 200

/** Newest first. */
const selectEvents = prepare(({ taskId }: Slots<{ taskId: TaskId }>) =>
  queryBuilder
    .select({
      id: taskEvents.id,
      kind: taskEvents.kind,
      note: taskEvents.note,
      amount: taskEvents.amount,
      data: taskEvents.data,
      createdAt: taskEvents.createdAt,
      actor: { _id: users.id, username: users.username, userType: users.userType },
    })
    .from(taskEvents)
    .leftJoin(users, eq(users.id, taskEvents.actorId))
    .where(eq(taskEvents.taskId, taskId))
    .orderBy(desc(taskEvents.id))
    .limit(EVENTS_MAX),
)
type EventRow = RowOf<typeof selectEvents>

/** Administrators act in the name of Onise. */
const present = ({ id, actor, kind, note, amount, data, createdAt }: EventRow): PresentedEvent => ({
  _id: id,
  kind,
  actor: actor && actor.userType !== 'admin' ? { _id: actor._id, username: actor.username } : null,
  note,
  amount,
  data,
  createdAt,
})

/** Oldest first. Only for the parties and admins; the assignee sees what happened since the award. */
function presentEvents(
  newestFirst: readonly EventRow[],
  task: TaskRow,
  reader: Reader,
): PresentedEvent[] {
  if (!canSeePrivateFields(task, reader)) return []
  const seesAll = canSeeEarlierWork(task, reader)
  const award = newestFirst.findIndex(({ kind }) => kind === 'awarded')
  const visible = seesAll ? newestFirst : newestFirst.slice(0, award + 1)
  return visible.map(present).toReversed()
}

/** The other party as a reader of the task sees it; no row for who is no party. */
const selectOtherParty = prepare(({ id, userId }: Slots<{ id: TaskId; userId: UserId }>) =>
  queryBuilder
    .select({
      phone: users.phone,
      showsPhone: users.showsPhone,
      phoneProvenAt: users.phoneProvenAt,
      closedAt: users.closedAt,
      suspendedAt: users.suspendedAt,
      isBlocked: isBlockedSql(userId, sql`users.id`)
        .mapWith(Boolean)
        .as('blocked'),
    })
    .from(users)
    .where(
      eq(
        users.id,
        sql`(SELECT CASE ${userId} WHEN client_id THEN tasker_id WHEN tasker_id THEN client_id END
          FROM tasks WHERE id = ${id})`,
      ),
    ),
)

/** Decided at each reading, so that it is gone as soon as its owner withdraws it or one blocks the other. */
const presentOtherPhone = (
  task: TaskRow,
  other: RowOf<typeof selectOtherParty> | null,
  { reader, now }: { reader: Reader; now: number },
) =>
  other?.phone && !isHiddenFrom(task, reader) && isPhoneShown(task, other, now)
    ? { otherPhone: other.phone }
    : null

const presentStanding = (standing: RowOf<typeof selectStanding> | null) =>
  standing?.applied ? { applied: standing.applied, third: priceThirdOf(standing) } : null

/** The professional's own, made when it is first read. A page that shows no pass for once is better than none. */
async function presentPass(ctx: Context, task: TaskRow, stored: { token: string } | null) {
  if (task.taskerId !== ctx.userId) return null
  const pass = await currentPass(ctx, task, stored).catch((error: unknown) => {
    ctx.deps.log({ fault: faultText(error), where: 'a pass' })
    return undefined
  })
  return pass === undefined ? null : { pass }
}

/** What each party needs where they meet: the professional a pass, the client the code. */
const presentDoor = async (ctx: Context, task: TaskRow, stored: { token: string } | null) =>
  task.clientId === ctx.userId
    ? { arrivalCodes: presentArrivalCodes(ctx.deps.settings, task, ctx.now) }
    : presentPass(ctx, task, stored)
const presentInvitation = ({ createdAt, declinedAt }: RowOf<typeof selectInvitation>) => ({
  createdAt,
  declinedAt,
})

export const findTaskRoute = route(findTask, async (ctx, { id }) => {
  const { userId, now, deps, read } = ctx
  const { actor, task, application, submissions, evidence, events, ...rest } = await read({
    task: first(selectTask({ id })),
    application: first(selectApplication({ taskId: id, taskerId: userId })),
    visibility: first(selectTaskVisibility({ id, userId })),
    submissions: selectSubmissions(id),
    evidence: selectEvidence({ taskId: id }),
    events: selectEvents({ taskId: id }),
    dispute: first(selectDispute({ task: id })),
    statements: selectStatements({ task: id }),
    standing: first(selectStanding({ taskId: id, taskerId: userId })),
    client: first(selectClientOf({ taskId: id })),
    invitation: first(selectInvitation({ taskId: id, taskerId: userId })),
    fee: first(selectSetting({ name: 'platformFeeBps' })),
    other: first(selectOtherParty({ id, userId })),
    asked: selectQuestions({ taskId: id }),
    ownPass: first(selectOwnPass({ taskId: id, userId })),
  })
  const {
    dispute,
    statements,
    visibility,
    standing,
    client,
    fee,
    other,
    invitation,
    asked,
    ownPass,
  } = rest
  if (!task || !visibility || !client) throw new DomainError('not_found')
  throwIf(whyNotSee(task, actor, { ...visibility, hasApplied: application !== null }))
  const linking = { deps, reader: actor.id, now }
  return {
    task: presentTask(task, actor),
    feeBps: task.taskerId === null ? settingOf(deps.settings, 'platformFeeBps', fee) : task.feeBps,
    submissions: await presentSubmissions(
      deps,
      submissions.filter((each) => canSeeSubmission(task, each, actor)),
      evidence,
      { reader: actor.id, now },
    ),
    ...(await presentReceipts(task, evidence, actor, linking)),
    events: presentEvents(events, task, actor),
    dispute:
      dispute && canSeeDispute(task, dispute, actor)
        ? await presentDispute({ task, dispute, statements, evidence }, linking)
        : null,
    standing: presentStanding(standing),
    clientRecord: presentClientRecord(client.counts, client.since),
    clientRatings: presentRatings(client.ratings),
    ...presentOtherPhone(task, other, { reader: actor, now }),
    invitation: invitation && presentInvitation(invitation),
    questions: presentQuestions(asked, task.clientId, actor),
    ...(await presentDoor(ctx, task, ownPass)),
  }
})
