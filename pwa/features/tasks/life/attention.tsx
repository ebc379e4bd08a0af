import { createElement } from 'react'
import { useView } from '#pwa/outbox/use-view.ts'
import { useLazyModule } from '#pwa/ui/browser/use-lazy-module.ts'

const loadNotices = async () => (await import('./step-notices.tsx')).StepNotices

/** On a dashboard: the user's running todos that need a decision or are late. Loaded only with running todos. */
export function Attention() {
  const isWorking = useView(
    async (view) => (await view.rows('tasks')).some(({ status }) => status === 'in-progress'),
    [],
  )
  const StepNotices = useLazyModule(isWorking === true, loadNotices)
  return StepNotices && createElement(StepNotices)
}
