import { agreedDay } from '#schema/domain/days.ts'
import type { Kobo } from '#schema/domain/money.ts'
import {
  afterEnd,
  afterStage,
  currentStageOf,
  hasNextStage,
  isUnfunded,
  missingOf,
} from '#schema/domain/stages.ts'
import { notify } from '#worker/notices/notify.ts'
import { toClient } from './notices.ts'
import type { TaskRow } from './queries.ts'

/** What belongs to the work of one stage, and begins anew with the next one. */
const NEW_STAGE = {
  status: 'in-progress',
  revisions: 0,
  changeRequest: null,
  submissionNotes: null,
  submittedAt: null,
  autoApproveAt: null,
  cancelOffer: null,
} as const

/** The current stage has ended with this payment: the task with its next stage, or null after the last. */
export function nextStageOf(task: TaskRow, paid: Kobo, now: number) {
  if (task.stages === null || !hasNextStage(task)) return null
  const stages = afterStage(task.stages, paid, now)
  const next = currentStageOf({ stages })
  if (!next) throw new Error(`task ${task.id} has no next stage`)
  return { ...NEW_STAGE, stages, agreedDate: agreedDay(next.date, now) }
}

/** The stages when the last one ends with this payment. */
export const lastStageOf = (task: TaskRow, paid: Kobo, now: number) =>
  task.stages === null ? {} : { stages: afterStage(task.stages, paid, now) }

/** The stages when the plan ends before its last one, with this part of the hold for the professional. */
export const endedStagesOf = ({ stages }: Pick<TaskRow, 'stages'>, released: Kobo, now: number) =>
  stages === null ? {} : { stages: afterEnd(stages, released, now) }

/** Tells the client what is missing of the stage that begins. */
export function askToFund(task: TaskRow, now: number) {
  const stage = currentStageOf(task)
  if (!stage || !isUnfunded(task)) return []
  const data = { amount: missingOf(stage), note: stage.title, name: task.assignee?.username ?? '' }
  return notify(...toClient(task, { kind: 'stageToFund', data, now }))
}
