import { useNavigate } from '@tanstack/react-router'
import { useOnline } from '#pwa/api/online.ts'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import type { Task } from '#schema/contract/tasks.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { messages } from './messages.ts'

export type Parties = { isTasker: boolean; other: string }

/** The two sides as this user reads them. */
export function partiesOf({ tasker, postedBy }: Task, userId: UserId): Parties {
  const isTasker = tasker?._id === userId
  return { isTasker, other: isTasker ? postedBy.username : (tasker?.username ?? '') }
}

/** Why nothing can be sent now. */
export const useOfflineReason = (): string | null =>
  useOnline().online ? null : messages.needsNetwork

/** After the end of the work: the tasker's row may be gone, the client sees what became of the task. */
export function useLeave({ _id: id }: Task, isTasker: boolean) {
  const navigate = useNavigate()
  return (message: string) => {
    toast(message)
    return isTasker
      ? navigate({ to: '/assigned-tasks', replace: true })
      : navigate({ to: '/single-task/$id', params: { id }, replace: true })
  }
}
