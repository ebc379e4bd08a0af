import { useReplica } from '#pwa/outbox/use-view.ts'
import { messagesOf } from '#pwa/replica/conversation-messages.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { conversationId } from '#schema/domain/conversation.ts'
import type { LifeTask } from '#schema/domain/task-actions.ts'
import { lifeTaskOf } from './life-task.ts'

/** The task as the rules read it, with the latest message of its parties that this phone has. */
export function useLifeTask(task: Task): LifeTask {
  const { client, tasker } = task
  const other = tasker?._id ?? null
  const messagedAt = useReplica(
    async ({ replica }) => {
      if (other === null) return null
      const id = conversationId(client, other)
      const latest = await messagesOf(replica, id).last()
      return latest ? Date.parse(latest.createdAt) : null
    },
    [client, other],
  )
  return { ...lifeTaskOf(task), messagedAt: messagedAt ?? null }
}
