import { OwnPass } from '#pwa/features/passes/own-pass.tsx'
import { useUser } from '#pwa/session/session.tsx'
import type { Task } from '#schema/contract/tasks.ts'
import type { TaskSide } from '#schema/domain/next-step.ts'

/** What the two parties of work need where they meet. */
export function AtTheDoor({ task, side }: { task: Task; side: TaskSide }) {
  const picture = useUser()?.profilePicture ?? null
  return side === 'tasker' ? <OwnPass id={task._id} picture={picture} /> : null
}
