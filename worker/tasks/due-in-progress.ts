import { deadAt } from '#schema/domain/cancel.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import { RECEIPTS_MS, receiptsDueAt } from '#schema/domain/materials.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { answerReminderAt } from '#schema/domain/quiet-hours.ts'
import {
  currentStageOf,
  isUnfunded,
  missingOf,
  STAGE_FUND_MS,
  STAGE_FUND_REMINDER_MS,
  withoutReceipts,
  withStage,
  type Stage,
} from '#schema/domain/stages.ts'
import { inProgressDueAt } from '#schema/domain/task-due.ts'
import type { BackgroundContext } from '#worker/background/context.ts'
import { selectLatestMessage } from '#worker/chats/latest-message.ts'
import { first } from '#worker/db/read.ts'
import { recordEvent, selectLatestOfParties } from '#worker/db/task-events.ts'
import type { Effect } from '#worker/db/write.ts'
import { notify } from '#worker/notices/notify.ts'
import { acceptOffer } from './accept-offer.ts'
import type { DueHandler } from './due-handler.ts'
import { endSilentChange, remindOfChange } from './due-plan-change.ts'
import { endingQueries, endWork, type Ending } from './end-work.ts'
import { toClient, toParties, toTasker } from './notices.ts'
import type { TaskRow } from './queries.ts'
import { askToFund } from './stages.ts'
import { nextVersion, updateDueAt, updateTask } from './update.ts'

const isSilent = ({ cancelOffer }: TaskRow, now: number) =>
  cancelOffer !== null && now >= cancelOffer.answerBy

function acceptSilently(background: BackgroundContext, task: TaskRow, ending: Ending, now: number) {
  const { db } = background
  // Money that the bank may take back is not released; the task is due again a day later.
  if (task.cancelOffer && task.cancelOffer.amount > 0 && ending.standing?.hasOpenDispute)
    return updateDueAt(task, now + DAY_MS)
  return acceptOffer(db, task, ending, { actor: null, now }).effects
}

function abandon(
  background: BackgroundContext,
  task: TaskRow,
  ending: Ending,
  now: number,
): Effect {
  const { db } = background
  const { taskerId } = task
  if (!taskerId) throw new Error(`task ${task.id} in progress has no assignee`)
  const { effects, hold } = endWork(db, { ...task, taskerId }, ending, {
    kind: 'abandoned',
    actor: null,
    note: null,
    released: 0 as Kobo,
    reopen: false,
    now,
  })
  return [
    effects,
    notify(...toParties(task, { kind: 'abandoned', data: { amount: hold.held }, now })),
  ]
}

const isMissed = (materials: Stage['materials'], now: number) =>
  !!materials?.releasedAt &&
  materials.missedAt === null &&
  now >= materials.releasedAt + RECEIPTS_MS

/** A day after the stage began the client, and a day later the professional, is told that it is not held. */
function remindToFund(task: TaskRow, now: number): Effect {
  const stage = currentStageOf(task)
  const waited = now - (stage?.startedAt ?? now)
  if (!stage || !isUnfunded(task) || waited < STAGE_FUND_REMINDER_MS) return []
  if (waited < STAGE_FUND_MS) return askToFund(task, now)
  // Told once: what is due later in this stage is something else.
  if (task.dueAt === null || task.dueAt > (stage.startedAt ?? 0) + STAGE_FUND_MS) return []
  const data = { amount: missingOf(stage), note: stage.title }
  return notify(...toTasker(task, { kind: 'stageUnfunded', data, now }))
}

/** Of the materials that were released 7 days ago: the client reads what is possible, once. */
function tellReceiptsMissing(background: BackgroundContext, task: TaskRow, now: number): Effect {
  const [stage] = withoutReceipts(task.stages).filter(({ materials }) => isMissed(materials, now))
  if (!stage?.materials || !task.stages) return []
  const { materials } = stage
  const missed = { ...materials, missedAt: now }
  const stages = withStage(task.stages, stage.n, () => ({ materials: missed }))
  const amount = (materials.released ?? 0) as Kobo
  const data = { amount, name: task.assignee?.username ?? '' }
  const { db } = background
  const event = { stage: stage.n, title: stage.title }
  return [
    updateTask(db, task, { stages, ...nextVersion(task, now) }),
    recordEvent(db, { task, kind: 'receiptsMissed', actor: null, now, amount, data: event }),
    notify(
      ...toClient(task, { kind: 'receiptsMissing', data, now }),
      ...toTasker(task, { kind: 'receiptsOverdue', now }),
    ),
  ]
}

/** Moves the task on to what is due next, so that it reminds once. */
function remindToAnswer(task: TaskRow, activeAt: number, now: number): Effect {
  const { cancelOffer } = task
  const moved = [
    updateDueAt(task, inProgressDueAt(task, now, activeAt)),
    remindToFund(task, now),
    remindOfChange(task, now),
  ]
  if (!cancelOffer || now < answerReminderAt(cancelOffer.answerBy)) return moved
  const { amount, answerBy } = cancelOffer
  return [
    ...moved,
    notify(
      ...toTasker(task, {
        kind: 'cancelOfferReminder',
        data: { amount, at: answerBy },
        deadline: answerBy,
        now,
      }),
    ),
  ]
}

/** Silence accepts an offer, after a reminder; work without a submission, in which nobody writes or does anything, is cancelled. */
export const settleTaskInProgress: DueHandler = async (background, { id }, now) => {
  const { message, event, ...ending } = await background.readNamed(() => ({
    ...endingQueries(id),
    message: first(selectLatestMessage({ id })),
    event: first(selectLatestOfParties({ id })),
  }))
  const { task } = ending
  if (task?.status !== 'in-progress') return null
  const ended = endSilentChange(background.db, task, now)
  if (ended) return ended
  if (isSilent(task, now)) return acceptSilently(background, task, ending, now)
  const activeAt = Math.max(message?.at ?? 0, event?.at ?? 0)
  const dead = deadAt(task, activeAt)
  if (dead !== null && now >= dead) return abandon(background, task, ending, now)
  const receiptsAt = receiptsDueAt(task.stages)
  return receiptsAt !== null && now >= receiptsAt
    ? tellReceiptsMissing(background, task, now)
    : remindToAnswer(task, activeAt, now)
}
