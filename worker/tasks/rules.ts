import type { UserId } from '#schema/domain/ids.ts'
import { OPEN_TASKS_MAX, POSTS_PER_DAY } from '#schema/domain/limits.ts'
import type { UserType } from '#schema/domain/person.ts'
import type { RefusalCode } from '#schema/domain/refusal.ts'
import type { TaskStatus } from '#schema/domain/task.ts'

type Joined = { clientId: UserId; taskerId: UserId | null }
type Reader = { id: UserId; userType: UserType }

/** Owner, assigned tasker, admin: who may know the address and read the work (R7, R12). */
export const isParty = (task: Joined, { id, userType }: Reader): boolean =>
  task.clientId === id || task.taskerId === id || userType === 'admin'

/** R12: open to anybody signed in; later only to the parties and to those who applied. */
export const whyNotSee = (
  task: Joined & { status: TaskStatus },
  reader: Reader,
  applied: boolean,
): RefusalCode | null =>
  task.status === 'pending' || applied || isParty(task, reader) ? null : 'not_found'

/** R7. */
export function whyNotPost({ open, today }: { open: number; today: number }): RefusalCode | null {
  if (open >= OPEN_TASKS_MAX) return 'too_many_open'
  return today >= POSTS_PER_DAY ? 'too_many_posts' : null
}

type Terms = {
  price: number
  location: string
  projectType: string
  skills: readonly string[]
  duration: number
}

/** What of the task changed that an applicant reckoned with, in the wire's names (R8). */
export function changedTerms(before: Terms, after: Terms): string[] {
  const plain = (['price', 'location', 'projectType', 'duration'] as const).filter(
    (field) => before[field] !== after[field],
  )
  const sorted = ({ skills }: Terms) => skills.toSorted().join()
  return sorted(before) === sorted(after) ? plain : [...plain, 'skills']
}
