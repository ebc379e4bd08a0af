import { useRouter, type AnyRouter, type RouterHistory } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { TaskId } from '#schema/domain/ids.ts'
import { REDIRECT_MS } from '#schema/domain/limits.ts'

/** Redirects after 2 s, unless the user opens another screen: the form stays mounted while that one loads. */
export function scheduleRedirect(history: RouterHistory, redirect: () => void): () => void {
  const { href } = history.location
  const timer = setTimeout(() => {
    if (history.location.href === href) redirect()
  }, REDIRECT_MS)
  return () => clearTimeout(timer)
}

/** A todo's page begins with what was just done; a list is where it was left. */
function backToTop(router: Pick<AnyRouter, 'history' | 'subscribe'>) {
  const stop = router.subscribe('onRendered', ({ toLocation }) => {
    stop()
    if (toLocation.pathname.startsWith('/single-task/')) scrollTo({ top: 0 })
  })
  router.history.back()
}

/** Goes back after a form is done, or to its task when there is no earlier history entry. */
export function useRedirectBack(isDone: boolean, taskId: TaskId) {
  const router = useRouter()
  useEffect(() => {
    if (!isDone) return
    return scheduleRedirect(router.history, () => {
      if (router.history.canGoBack()) backToTop(router)
      else void router.navigate({ to: '/single-task/$id', params: { id: taskId }, replace: true })
    })
  }, [isDone, router, taskId])
}

/** docs/rules.md#posting-redirects-through-the-dashboard */
export function useRedirectToDashboard(isDone: boolean) {
  const router = useRouter()
  useEffect(() => {
    if (!isDone) return
    return scheduleRedirect(
      router.history,
      () => void router.navigate({ to: '/dashboard', replace: true }),
    )
  }, [isDone, router])
}
