import type { DisputeId } from '#schema/domain/dispute.ts'
import type { ErrorCode } from '#schema/domain/errors.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { OPEN_TASKS_MAX, POSTS_PER_DAY } from '#schema/domain/limits.ts'
import { spanOf, type Span } from '#schema/domain/needed-by.ts'
import type { TaskStatus } from '#schema/domain/task.ts'
import type { UserType } from '#schema/domain/user.ts'

type Parties = { clientId: UserId; taskerId: UserId | null }
type Reader = { id: UserId; userType: UserType }

/** The client, the assignee and admins see the address and the submissions. */
export const canSeePrivateFields = (task: Parties, { id, userType }: Reader): boolean =>
  task.clientId === id || task.taskerId === id || userType === 'admin'

/** An administrator hid it from everyone else. */
export const isHiddenFrom = (
  { hiddenAt }: { hiddenAt: number | null },
  { userType }: Pick<Reader, 'userType'>,
): boolean => hiddenAt !== null && userType !== 'admin'

/** Also what happened before the award of the present assignee, with another one. */
export const canSeeEarlierWork = (
  { clientId }: Pick<Parties, 'clientId'>,
  { id, userType }: Reader,
): boolean => clientId === id || userType === 'admin'

type Content = Parties & { hiddenAt: number | null; dispute: { id: DisputeId } | null }

export const canSeeSubmission = (
  task: Content,
  submission: { taskerId: UserId },
  reader: Reader,
): boolean =>
  !isHiddenFrom(task, reader) &&
  (canSeeEarlierWork(task, reader) ||
    (task.taskerId === reader.id && submission.taskerId === reader.id))

/** The task names only the dispute of the present assignee. */
export const canSeeDispute = (task: Content, dispute: { id: DisputeId }, reader: Reader): boolean =>
  !isHiddenFrom(task, reader) &&
  (canSeeEarlierWork(task, reader) ||
    (task.taskerId === reader.id && task.dispute?.id === dispute.id))

/** Of the reader to the client of a task. */
type Visibility = {
  hasApplied: boolean
  isBlocked: boolean
  isSuppressed: boolean
  isForOther: boolean
}

/**
 * An open task is visible to every user, later only to its parties, its applicants and admins; to its parties alone
 * after a block, and while reports hide it. One for one person is not visible to others.
 */
export function whyNotSee(
  task: Parties & { status: TaskStatus },
  reader: Reader,
  { hasApplied, isBlocked, isSuppressed, isForOther }: Visibility,
): ErrorCode | null {
  if (canSeePrivateFields(task, reader)) return null
  if (isBlocked || isSuppressed) return 'not_found'
  return (task.status === 'pending' && !isForOther) || hasApplied ? null : 'not_found'
}

/** Neither proposals nor their edits reach a task that a block or reports hide, or that another one is asked for. */
export const whyNotOffer = (visibility: Omit<Visibility, 'hasApplied'> | null): ErrorCode | null =>
  visibility?.isBlocked || visibility?.isSuppressed || visibility?.isForOther ? 'not_found' : null

export function whyNotCreate(poster: { openTasks: number; postsToday: number }): ErrorCode | null {
  if (poster.openTasks >= OPEN_TASKS_MAX) return 'too_many_open'
  return poster.postsToday >= POSTS_PER_DAY ? 'too_many_posts' : null
}

type Terms = {
  price: number
  location: string
  place: string | null
  projectType: string
  skills: readonly string[]
  duration: number
  neededBy: string | null
  span: Span | null
}

/** The same words may name another place. One that was not known before is no change. */
const isElsewhere = ({ place: before }: Terms, { place: after }: Terms) =>
  before !== null && after !== null && before !== after

/** Fields that matter to an applicant and are different now, by their names in the API. */
export function changedTerms(before: Terms, after: Terms): string[] {
  // All of the time has the name of the duration, which older apps have words for.
  const timeOf = (terms: Terms) => {
    const span = spanOf(terms)
    return [terms.neededBy, span, span === 'months' && terms.duration].join()
  }
  const fields = [
    ...(['price', 'location', 'projectType'] as const).filter(
      (field) =>
        before[field] !== after[field] || (field === 'location' && isElsewhere(before, after)),
    ),
    ...(timeOf(before) === timeOf(after) ? [] : ['duration']),
  ]
  const sortedSkills = ({ skills }: Terms) => skills.toSorted().join()
  return sortedSkills(before) === sortedSkills(after) ? fields : [...fields, 'skills']
}
