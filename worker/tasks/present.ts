import type { Answer } from '#schema/contract/endpoint.ts'
import type { findTask, listOpenTasks } from '#schema/contract/tasks.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { AUTO_APPROVE_MS } from '#schema/domain/limits.ts'
import type { UserType } from '#schema/domain/person.ts'
import { labelOf } from '#schema/domain/task.ts'
import type { Deps } from '../context.ts'
import { pageOf, type Page } from '../db/paging.ts'
import { linkFor } from '../files/store.ts'
import type { SubmissionRow, TaskRow } from './queries.ts'
import { isParty } from './rules.ts'

export type Reader = { id: UserId; userType: UserType }
export type ShownTask = Answer<typeof listOpenTasks>['tasks'][number]
type ShownSubmission = Answer<typeof findTask>['submissions'][number]

/** R28: shown so that both know; the clock that keeps it comes with its own issue. */
const autoApproveAt = ({ status, submittedAt }: TaskRow) =>
  status === 'submitted' && submittedAt !== null ? submittedAt + AUTO_APPROVE_MS : null

/** A task as this reader may see it: what concerns only the two parties stays with them and the admins (R7, R12). */
export function presentTask(task: TaskRow, reader: Reader): ShownTask {
  const ours = isParty(task, reader)
  return {
    _id: task.id,
    title: task.title,
    description: task.description,
    price: task.price,
    duration: task.duration,
    projectType: task.projectType,
    location: task.location,
    skills: task.skills,
    taskImage: task.taskImage,
    status: task.status,
    taskStatus: labelOf(task.status),
    client: task.clientId,
    tasker: task.doer,
    createdAt: task.createdAt,
    updatedAt: task.updatedAt,
    postedBy: task.owner,
    field: task.trade,
    submissionNotes: ours ? task.submissionNotes : null,
    address: ours ? task.address : null,
    agreedDate: ours ? task.agreedDate : null,
    submittedAt: ours ? task.submittedAt : null,
    autoApproveAt: ours ? autoApproveAt(task) : null,
  }
}

/** A page of tasks, read by the time that the list is sorted by. */
export function presentTasks(
  rows: readonly TaskRow[],
  reader: Reader,
  page: Page,
  by: 'createdAt' | 'updatedAt',
) {
  const { shown, nextCursor } = pageOf(rows, page, (row) => ({ at: row[by], id: row.id }))
  return { tasks: shown.map((row) => presentTask(row, reader)), nextCursor }
}

/** Handed-in work with links that open for this reader only. */
export const presentSubmissions = (
  deps: Deps,
  rows: readonly SubmissionRow[],
  reader: Reader,
  now: number,
): Promise<ShownSubmission[]> =>
  Promise.all(
    rows.map(async ({ id, version, notes, file, fileType, createdAt }) => ({
      _id: id,
      version,
      submissionNotes: notes,
      submissionFile: file === null ? null : await linkFor(deps, file, reader.id, now),
      submissionFileType: fileType,
      createdAt,
    })),
  )
