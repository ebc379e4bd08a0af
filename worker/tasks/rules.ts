import type { ErrorCode } from '#schema/domain/errors.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { OPEN_TASKS_MAX, POSTS_PER_DAY } from '#schema/domain/limits.ts'
import type { TaskStatus } from '#schema/domain/task.ts'
import type { UserType } from '#schema/domain/user.ts'

type Parties = { clientId: UserId; taskerId: UserId | null }
type Reader = { id: UserId; userType: UserType }

/** The client, the assignee and admins see the address and the submissions. */
export const canSeePrivateFields = (task: Parties, { id, userType }: Reader): boolean =>
  task.clientId === id || task.taskerId === id || userType === 'admin'

/** An open task is visible to every user, later only to its parties, its applicants and admins. */
export const whyNotSee = (
  task: Parties & { status: TaskStatus },
  reader: Reader,
  hasApplied: boolean,
): ErrorCode | null =>
  task.status === 'pending' || hasApplied || canSeePrivateFields(task, reader) ? null : 'not_found'

export function whyNotCreate(poster: { openTasks: number; postsToday: number }): ErrorCode | null {
  if (poster.openTasks >= OPEN_TASKS_MAX) return 'too_many_open'
  return poster.postsToday >= POSTS_PER_DAY ? 'too_many_posts' : null
}

type Terms = {
  price: number
  location: string
  projectType: string
  skills: readonly string[]
  duration: number
}

/** Fields that matter to an applicant and are different now, by their names in the API. */
export function changedTerms(before: Terms, after: Terms): string[] {
  const fields = (['price', 'location', 'projectType', 'duration'] as const).filter(
    (field) => before[field] !== after[field],
  )
  const sortedSkills = ({ skills }: Terms) => skills.toSorted().join()
  return sortedSkills(before) === sortedSkills(after) ? fields : [...fields, 'skills']
}
