import { createElement } from 'react'
import { useView } from '#pwa/outbox/use-view.ts'
import { useLazyModule } from '#pwa/ui/browser/use-lazy-module.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { LIVE_STATUSES } from '#schema/domain/conversation.ts'
import type { Approvals } from './step-notices.tsx'

const isLive = ({ status }: Task) => LIVE_STATUSES.some((live) => live === status)

const loadNotices = async () => (await import('./step-notices.tsx')).StepNotices

type Props = {
  /** Work to approve, for its client. */
  approvals?: Approvals
}

/** On a dashboard: the user's todos that need a decision, are late or in dispute. Loaded only with running todos. */
export function Attention({ approvals }: Props) {
  const isWorking = useView(async (view) => (await view.rows('tasks')).some(isLive), [])
  const StepNotices = useLazyModule(isWorking === true, loadNotices)
  return StepNotices && createElement(StepNotices, { approvals })
}
