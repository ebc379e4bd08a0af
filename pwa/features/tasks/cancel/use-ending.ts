import { useNavigate } from '@tanstack/react-router'
import { useOnline } from '#pwa/api/online.ts'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { messages } from './messages.ts'

/** Why nothing can be sent now. */
export const useOfflineReason = (): string | null => useOnline().whyOffline(messages.needsNetwork)

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
