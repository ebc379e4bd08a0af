import { useSearch } from '@tanstack/react-router'
import { createElement } from 'react'
import { AboutClient } from '#pwa/features/tasks/detail/about-client.tsx'
import type { Shown } from '#pwa/outbox/optimistic-view.ts'
import type { Rows } from '#pwa/replica/database.ts'
import { useUser } from '#pwa/session/session.tsx'
import { useLazyModule } from '#pwa/ui/browser/use-lazy-module.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import type { TaskSide } from '#schema/domain/next-step.ts'
import { messages } from './messages.ts'

const loadQuestions = async () => {
  const [{ Questions }, { reportQuestion }] = await Promise.all([
    import('#pwa/features/tasks/questions/questions.tsx'),
    import('#pwa/features/trust/trust-actions.tsx'),
  ])
  return { Questions, reportQuestion }
}

/** What a professional wants to know before a proposal: what the client is like, and what others have asked. */
export function BeforeApplying({
  task,
  side,
}: {
  task: Shown<Rows['tasks']>
  side: TaskSide | null
}) {
  const user = useUser()
  const { _id: id, status, delivery } = task
  const loaded = useLazyModule(delivery.state === 'sent', loadQuestions)
  return (
    <>
      <AboutClient id={id} side={side} />
      {loaded &&
        createElement(loaded.Questions, {
          id,
          isOpen: status === 'pending',
          isClient: side === 'client',
          canAsk: side === null && user?.userType === 'tasker',
          actionsOf: loaded.reportQuestion,
        })}
    </>
  )
}

/** Of a todo that an alert has found, which its address says: the way to fewer of them. */
export function AlertNote() {
  const { alert } = useSearch({ strict: false })
  if (!alert) return null
  return (
    <Notice
      tone="news"
      action={
        <LinkButton to="/alerts" search={{ alert }} tone="plain" size="small">
          {messages.fewerLikeThis}
        </LinkButton>
      }
    >
      {messages.foundByAlert}
    </Notice>
  )
}
