import { stagesOf } from '#pwa/features/tasks/life/life-task.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { currentStageOf } from '#schema/domain/stages.ts'
import { messages } from './messages.ts'

/** "Stage 2 of 3: Walls", the place of its number in the plan of now; null of a task with one stage, and after the last. */
export function stagePosition(task: Pick<Task, 'stages'>): string | null {
  const stages = stagesOf(task)
  const current = currentStageOf({ stages })
  if (!stages || !current) return null
  return messages.position(stages.indexOf(current) + 1, stages.length, current.title)
}
