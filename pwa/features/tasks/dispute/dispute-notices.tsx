import { useView } from '#pwa/outbox/use-view.ts'
import { useSession } from '#pwa/session/session.tsx'
import { useNow } from '#pwa/ui/browser/use-now.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { formatMoment } from '#pwa/ui/format/format-time.ts'
import type { Task } from '#schema/contract/tasks.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { messages } from './notice-messages.ts'

/** What this user can do, or waits for. */
function nextStep(dispute: NonNullable<Task['dispute']>, userId: UserId, now: number): string {
  const { openedBy, answeredAt, answerBy, decideBy, offersBy } = dispute
  const isAnswerOpen = answeredAt === null && now < Date.parse(answerBy)
  if (isAnswerOpen && openedBy !== userId) return messages.answer(formatMoment(answerBy))
  if (offersBy.some((by) => by !== userId)) return messages.offered
  return isAnswerOpen
    ? messages.awaitAnswer(formatMoment(answerBy))
    : messages.awaitDecision(formatMoment(decideBy))
}

/** The user's open disputes, for the dashboards of both sides. */
export function DisputeNotices() {
  const { userId } = useSession()
  const now = useNow()
  const tasks = useView(async (view) => {
    const rows = await view.rows('tasks')
    return rows.filter(({ status, dispute }) => status === 'disputed' && dispute)
  }, [])
  return tasks?.map(({ _id, title, dispute }) => (
    <Notice
      key={_id}
      tone="wait"
      icon="lock"
      title={messages.title(title)}
      action={
        <LinkButton to="/dispute/$id" params={{ id: _id }} size="small" tone="plain">
          {messages.open}
        </LinkButton>
      }
    >
      {dispute && nextStep(dispute, userId, now)}
    </Notice>
  ))
}
