import { dayAfter, dayFromText, dayOf } from './days.ts'
import type { UserId } from './ids.ts'
import { firstWorkDay, type Span } from './needed-by.ts'
import type { TaskStatus } from './task.ts'

/** With their pictures and files they fit into the phone's cache of private files. */
const PACKED_TASKS_MAX = 8

type WorkTask = {
  status: TaskStatus
  tasker: { _id: UserId } | null
  agreedDate: string | null
  changeRequest: object | null
  neededBy?: string | null
  span?: Span | null
  duration: number
}

/** Work that may be done today or tomorrow: not submitted, and late, to be changed, or no further away than it takes. */
function isPacked(task: WorkTask, taskerId: UserId, now: number): boolean {
  if (task.tasker?._id !== taskerId || task.status !== 'in-progress') return false
  const day = dayFromText(task.agreedDate ?? '')
  if (task.changeRequest !== null || day === null) return true
  return firstWorkDay(task, day) <= dayAfter(dayOf(now))
}

/** What a professional's phone has without a network, the most urgent first (docs/rules.md#the-work-pack). */
export const packedTasks = <T extends WorkTask>(
  tasks: readonly T[],
  taskerId: UserId,
  now: number,
): T[] =>
  tasks
    .filter((task) => isPacked(task, taskerId, now))
    .toSorted((a, b) => (a.agreedDate ?? '').localeCompare(b.agreedDate ?? ''))
    .slice(0, PACKED_TASKS_MAX)
