import type { HandlerResult } from '#schema/contract/endpoint.ts'
import type { findTask, listOpenTasks } from '#schema/contract/task-reads.ts'
import type { DisputeSummary } from '#schema/domain/dispute.ts'
import { factOf } from '#schema/domain/facts.ts'
import { PRIVATE_TASK_FIELDS, PUBLIC_TASK_FIELDS, recordOf } from '#schema/domain/fields.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { REMOVAL_MESSAGES, titleFact } from '#schema/domain/messages/removal.ts'
import { planChangeAfter } from '#schema/domain/open-change.ts'
import { statusLabelOf } from '#schema/domain/task.ts'
import type { UserType } from '#schema/domain/user.ts'
import type { Deps } from '#worker/context.ts'
import { pageOf, type Page } from '#worker/db/paging.ts'
import { presentEvidence, type StoredEvidence } from '#worker/files/evidence.ts'
import { presentReviews } from './present-reviews.ts'
import type { SubmissionRow, TaskRow } from './queries.ts'
import { canSeePrivateFields, isHiddenFrom } from './rules.ts'

const presentDisputeSummary = ({ id, ...summary }: DisputeSummary) => ({ _id: id, ...summary })

export type Reader = { id: UserId; userType: UserType }
type PresentedTask = HandlerResult<typeof listOpenTasks>['tasks'][number]
type PresentedReceipts = NonNullable<HandlerResult<typeof findTask>['receipts']>
type PresentedSubmission = HandlerResult<typeof findTask>['submissions'][number]

/** Beside a title: the fact of one that Onise hid. */
export const titleSays = (title: string) => factOf(titleFact(title)) ?? undefined

const HIDDEN = {
  title: REMOVAL_MESSAGES.hiddenTitle,
  titleSays: titleSays(REMOVAL_MESSAGES.hiddenTitle),
  description: '',
  taskImage: null,
  taskThumbnail: null,
  submissionNotes: null,
  ...recordOf(PRIVATE_TASK_FIELDS, () => null),
}

/** For the two, and administrators. */
function presentAsk(task: TaskRow, reader: Reader): PresentedTask['forUser'] {
  const { askedId, askedName, askedUntil: until, askEnd: end } = task
  if (askedId === null || askedName === null) return null
  if (!canSeePrivateFields(task, reader) && askedId !== reader.id) return null
  return { _id: askedId, username: askedName, until, end }
}

/** Left out where there is only one, so that lists stay as small. */
const presentStages = ({ stages }: Pick<TaskRow, 'stages'>): Pick<PresentedTask, 'stages'> =>
  stages === null ? {} : { stages }

/** Left out as well when the task has just changed in what it is about, which ends it. */
type Agreed = Omit<Parameters<typeof planChangeAfter>[0], 'client'> &
  Pick<TaskRow, 'clientId' | 'updatedAt'>
function presentPlanChange(task: Agreed): Pick<PresentedTask, 'planChange'> {
  const { planChange } = task
  const current = { ...task, client: task.clientId }
  if (planChangeAfter(current, current, task.updatedAt) === null || !planChange) return {}
  const { id, terms, by, note, before, after, proposedAt, until } = planChange
  const { kind } = terms
  return { planChange: { _id: id, kind, by, note, before, after, proposedAt, until } }
}

/** The task as this reader may see it. */
export function presentTask(row: TaskRow, reader: Reader): PresentedTask {
  const task = isHiddenFrom(row, reader) ? { ...row, ...HIDDEN } : { ...row, titleSays: undefined }
  const canSeePrivate = canSeePrivateFields(task, reader)
  return {
    _id: task.id,
    ...recordOf(PUBLIC_TASK_FIELDS, (name) => task[name]),
    ...recordOf(PRIVATE_TASK_FIELDS, (name) => (canSeePrivate ? task[name] : null)),
    place: task.place,
    titleSays: task.titleSays,
    price: task.price,
    duration: task.duration,
    neededBy: task.neededBy,
    span: task.span,
    projectType: task.projectType,
    skills: task.skills,
    taskImage: task.taskImage,
    taskThumbnail: task.taskThumbnail,
    status: task.status,
    taskStatus: statusLabelOf(task.status),
    client: task.clientId,
    tasker: task.assignee,
    createdAt: task.createdAt,
    updatedAt: task.updatedAt,
    postedBy: task.client,
    field: task.trade,
    submissionNotes: canSeePrivate ? task.submissionNotes : null,
    agreedDate: canSeePrivate ? task.agreedDate : null,
    submittedAt: canSeePrivate ? task.submittedAt : null,
    // docs/rules.md#work-is-approved-automatically-after-5-days
    reviewState: presentReviews(task, reader),
    changeRequest:
      canSeePrivate && task.changeRequest ? { ...task.changeRequest, count: task.revisions } : null,
    autoApproveAt: canSeePrivate && task.status === 'submitted' ? task.autoApproveAt : null,
    dispute: canSeePrivate && task.dispute ? presentDisputeSummary(task.dispute) : null,
    awardedAt: canSeePrivate ? task.awardedAt : null,
    cancelOffer: canSeePrivate ? task.cancelOffer : null,
    removedFrom: canSeePrivate ? task.removedFrom : null,
    forUser: presentAsk(row, reader),
    ...(canSeePrivate ? { ...presentStages(task), ...presentPlanChange(task) } : {}),
  }
}

/** One page. `sortedBy` is the column that the rows are sorted by. */
export function presentTasks(
  rows: readonly TaskRow[],
  reader: Reader,
  page: Page,
  sortedBy: 'createdAt' | 'updatedAt',
) {
  const { shown, nextCursor } = pageOf(rows, page, (row) => ({ at: row[sortedBy], id: row.id }))
  return { tasks: shown.map((row) => presentTask(row, reader)), nextCursor }
}

type EvidenceOfTask = StoredEvidence & { subjectId: string }

/** A submission of an earlier version of the worker has its only file in its own row. */
const filesOf = (
  { id, file, fileType, createdAt }: SubmissionRow,
  evidence: readonly EvidenceOfTask[],
): StoredEvidence[] => {
  const files = evidence.filter(({ subjectId }) => subjectId === id)
  if (files.length > 0 || file === null) return files
  const unmarked = { sha256: null, capturedAt: null, isSame: null }
  return [{ key: file, position: 0, type: fileType ?? '', ...unmarked, createdAt }]
}

/** With file links that only this reader can open. */
export const presentSubmissions = (
  deps: Deps,
  rows: readonly SubmissionRow[],
  evidence: readonly EvidenceOfTask[],
  { reader, now }: { reader: UserId; now: number },
): Promise<PresentedSubmission[]> =>
  Promise.all(
    rows.map(async (row) => {
      const files = await presentEvidence(filesOf(row, evidence), { deps, reader, now })
      return {
        _id: row.id,
        version: row.version,
        ...(row.stage !== null && { stage: row.stage }),
        submissionNotes: row.notes,
        submissionFile: files[0]?.url ?? null,
        submissionFileType: files[0]?.type ?? null,
        files,
        changeRequest:
          row.changeNote === null || row.changesRequestedAt === null
            ? null
            : { note: row.changeNote, at: row.changesRequestedAt },
        createdAt: row.createdAt,
      }
    }),
  )

/** Of each stage whose receipts are there. */
export async function presentReceipts(
  task: TaskRow,
  evidence: readonly EvidenceOfTask[],
  reader: Reader,
  linking: { deps: Deps; reader: UserId; now: number },
): Promise<{ receipts?: PresentedReceipts }> {
  if (!canSeePrivateFields(task, reader)) return {}
  const proven = (task.stages ?? []).filter(({ materials }) => materials?.provenAt)
  if (proven.length === 0) return {}
  const receipts = proven.map(async ({ n, materials }) => {
    const files = evidence.filter(({ subjectId }) => subjectId === materials?.id)
    return { stage: n, files: await presentEvidence(files, linking) }
  })
  return { receipts: await Promise.all(receipts) }
}
