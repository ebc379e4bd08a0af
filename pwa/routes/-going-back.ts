import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { TaskId } from '#schema/domain/ids.ts'
import { REDIRECT_MS } from '#schema/domain/limits.ts'

/** SPEC 9: 2000 ms after something was said, back to where its state is in sight; to its todo when nothing is behind. */
export function useGoingBack(isDone: boolean, taskId: TaskId) {
  const router = useRouter()
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => {
      if (router.history.canGoBack()) router.history.back()
      else void router.navigate({ to: '/single-task/$id', params: { id: taskId }, replace: true })
    }, REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [isDone, router, taskId])
}
