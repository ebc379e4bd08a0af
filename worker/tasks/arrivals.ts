import { and, desc, eq, inArray } from 'drizzle-orm'
import { arrive, leave } from '#schema/contract/arrivals.ts'
import {
  acceptedTime,
  presenceOf,
  whyNotArrive,
  whyNotLeave,
  type Presence,
} from '#schema/domain/arrival.ts'
import { dayOf, type Day } from '#schema/domain/days.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import type { Id, TaskId } from '#schema/domain/ids.ts'
import { GENERAL_FACTS } from '#schema/domain/messages/general.ts'
import { taskEvents } from '#schema/tables/index.ts'
import type { Context } from '#worker/context.ts'
import { prepare, queryBuilder, type RowOf, type Slots } from '#worker/db/prepared.ts'
import { first } from '#worker/db/read.ts'
import { recordEvent } from '#worker/db/task-events.ts'
import { commit } from '#worker/db/write.ts'
import { done, route } from '#worker/http/serve.ts'
import { counterOf, isOneTooMany, resetAttempts, type Counter } from '#worker/limits/rate-limit.ts'
import { isArrivalCode } from './arrival-codes.ts'
import { currentTask } from './due.ts'
import { selectTask, type TaskRow } from './queries.ts'
import { nextVersion, toDomainTask, updateTask, type Current } from './update.ts'

/** More than one day may have. */
const PRESENCES_MAX = 20

/** Latest first. */
const selectPresences = prepare(({ taskId }: Slots<{ taskId: TaskId }>) =>
  queryBuilder
    .select({ kind: taskEvents.kind, data: taskEvents.data, createdAt: taskEvents.createdAt })
    .from(taskEvents)
    .where(and(eq(taskEvents.taskId, taskId), inArray(taskEvents.kind, ['arrived', 'left'])))
    .orderBy(desc(taskEvents.id))
    .limit(PRESENCES_MAX),
)
type PresenceRow = RowOf<typeof selectPresences>

/** Those of the present professional. */
const presencesOf = (task: TaskRow, rows: readonly PresenceRow[]): Presence[] =>
  rows
    .filter(({ createdAt }) => createdAt >= (task.awardedAt ?? 0))
    .flatMap((row) => presenceOf(row) ?? [])

type Input = { id: TaskId; _id?: Id<'arrival'> | undefined; at?: number | undefined }

async function readPresences(ctx: Context, { id, _id, at }: Input) {
  const { rows, ...found } = await ctx.read({
    task: first(selectTask({ id })),
    rows: selectPresences({ taskId: id }),
  })
  // A repeat after its idempotency record has expired.
  const isRepeat = _id !== undefined && rows.some(({ data }) => data?.['ref'] === _id)
  const task = await currentTask(ctx, found.task)
  return {
    task,
    isRepeat,
    presences: presencesOf(task, rows),
    time: acceptedTime(at, task, ctx.now),
  }
}

type Recorded = { kind: Presence['kind']; time: number | null; ref: string | undefined }

/** A version of its own, so that both phones read the timeline again. */
const recordPresence = (
  { db, userId, now }: Context,
  task: Current<TaskRow>,
  { kind, time, ref }: Recorded,
) => [
  updateTask(db, task, nextVersion(task, now)),
  recordEvent(db, {
    task,
    kind,
    actor: userId,
    now,
    data: { at: time, ...(ref !== undefined && { ref }) },
  }),
]

const counterFor = ({ deps }: Context, id: TaskId, day: Day): Counter =>
  counterOf(deps, 'arrival', `${id}:${day}`)

/** Counted before the comparison, so that fifty guesses at once share five attempts. */
async function throwIfWrong(ctx: Context, id: TaskId, digits: string, days: readonly Day[]) {
  const [day = dayOf(ctx.now)] = days
  if (await isOneTooMany(ctx, counterFor(ctx, id, day))) throw new DomainError('arrival_locked')
  if (!isArrivalCode(ctx.deps.settings, { id, digits, days }))
    throw new DomainError('wrong_arrival_code')
}

export const arriveRoute = route(arrive, async (ctx, { digits, ...input }) => {
  const { task, isRepeat, presences, time } = await readPresences(ctx, input)
  const message = GENERAL_FACTS.arrived
  if (isRepeat) return done({ message })
  const at = time ?? ctx.now
  throwIf(whyNotArrive(toDomainTask(task), presences, { userId: ctx.userId, at }))
  // A phone whose day is wrong shows the code of the right one.
  const days = [...new Set([dayOf(at), dayOf(ctx.now)])]
  await throwIfWrong(ctx, task.id, digits, days)
  return commit({
    effects: [
      recordPresence(ctx, task, { kind: 'arrived', time, ref: input._id }),
      resetAttempts(counterFor(ctx, task.id, dayOf(at))),
    ],
    response: { message },
  })
})

export const leaveRoute = route(leave, async (ctx, input) => {
  const { task, isRepeat, presences, time } = await readPresences(ctx, input)
  const message = GENERAL_FACTS.left
  if (isRepeat) return done({ message })
  throwIf(whyNotLeave(toDomainTask(task), presences, ctx.userId))
  return commit({
    effects: recordPresence(ctx, task, { kind: 'left', time, ref: input._id }),
    response: { message },
  })
})
