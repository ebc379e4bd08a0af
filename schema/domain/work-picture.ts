import type { ErrorCode } from './errors.ts'
import type { WorkPictureId } from './ids.ts'
import { WORK_OBJECTION_MS, WORK_PICTURES_MAX } from './limits.ts'
import { whyNotStartWork } from './report.ts'
import type { TaskStatus } from './task.ts'
import type { UserType } from './user.ts'

type Adding = { userType: UserType; suppressedAt: number | null; pictures: number }

/** Only professionals show earlier work, and no more than a profile can hold. */
export function whyNotAddWorkPicture({ pictures, ...user }: Adding): ErrorCode | null {
  if (user.userType !== 'tasker') return 'wrong_role'
  return whyNotStartWork(user) ?? (pictures < WORK_PICTURES_MAX ? null : 'too_many_work_pictures')
}

type TakingOver = Adding & {
  status: TaskStatus
  /** The client has objected to this picture before. */
  isRefused: boolean
}

/** A picture of the work of a todo of one's own that both sides have completed. */
export function whyNotTakeOver({ status, isRefused, ...adding }: TakingOver): ErrorCode | null {
  if (status !== 'completed') return 'moved_on'
  return isRefused ? 'picture_refused' : whyNotAddWorkPicture(adding)
}

/** A picture from somebody's todo may show a home, so its client can object before anybody else sees it. */
export const visibleAtOf = (now: number, { isTakenOver }: { isTakenOver: boolean }): number =>
  now + (isTakenOver ? WORK_OBJECTION_MS : 0)

/** Until everybody sees it. Later it can be reported. */
export const whyNotObject = ({ visibleAt }: { visibleAt: number }, now: number): ErrorCode | null =>
  now < visibleAt ? null : 'objection_over'

/**
 * The pictures in the wanted order. What the list does not name, because another device has added it since, stays behind
 * in its order.
 */
export function inWantedOrder<P extends { id: WorkPictureId }>(
  pictures: readonly P[],
  wanted: readonly string[],
): P[] {
  const placeOf = new Map(wanted.map((id, place) => [id, place]))
  const place = ({ id }: P) => placeOf.get(id) ?? wanted.length
  return pictures.toSorted((a, b) => place(a) - place(b))
}

type Hideable = { suppressedAt: number | null; objectedAt: number | null }

/** Reports or the client of the todo have hidden it from everybody but its owner. */
export const isWorkPictureHidden = ({ suppressedAt, objectedAt }: Hideable): boolean =>
  suppressedAt !== null || objectedAt !== null
