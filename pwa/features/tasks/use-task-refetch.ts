import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Shown } from '#pwa/outbox/optimistic-view.ts'
import type { Task } from '#schema/contract/tasks.ts'

/**
 * The sync brings a changed task without its submissions, timeline and dispute, so they are requested again, unless the
 * latest response has this change already. A request that is under way, such as the one of the route's loader, is enough.
 */
export function useTaskRefetch(
  task: Shown<Task> | null | undefined,
  { refetch, data: fetchedChange }: UseQueryResult<string | null>,
) {
  const latest = useRef(fetchedChange)
  useEffect(() => {
    latest.current = fetchedChange
  }, [fetchedChange])
  const changedAt = task?.delivery.state === 'sent' ? task.updatedAt : undefined
  useEffect(() => {
    if (changedAt !== undefined && changedAt !== latest.current)
      void refetch({ cancelRefetch: false })
  }, [changedAt, refetch])
}
