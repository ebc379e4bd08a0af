import { useView } from '#pwa/outbox/use-view.ts'
import { useSession } from '#pwa/session/session.tsx'
import { useNow } from '#pwa/ui/browser/use-now.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { formatMoment } from '#pwa/ui/format/format-time.ts'
import type { Task } from '#schema/contract/tasks.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { messages } from './notice-messages.ts'

type Turn = 'own' | 'other'

/** What this user can do, or waits for. */
function nextStep(
  dispute: NonNullable<Task['dispute']>,
  userId: UserId,
  now: number,
): { turn: Turn; words: string } {
  const { openedBy, answeredAt, answerBy, decideBy, offersBy } = dispute
  const isAnswerOpen = answeredAt === null && now < Date.parse(answerBy)
  if (isAnswerOpen && openedBy !== userId)
    return { turn: 'own', words: messages.answer(formatMoment(answerBy)) }
  if (offersBy.some((by) => by !== userId)) return { turn: 'own', words: messages.offered }
  const words = isAnswerOpen
    ? messages.awaitAnswer(formatMoment(answerBy))
    : messages.awaitDecision(formatMoment(decideBy))
  return { turn: 'other', words }
}

/** The user's open disputes in which it is the turn of this user or of somebody else, for the dashboards of both sides. */
export function DisputeNotices({ turn }: { turn: Turn }) {
  const { userId } = useSession()
  const now = useNow()
  const tasks = useView(async (view) => {
    const rows = await view.rows('tasks')
    return rows.filter(({ status, dispute }) => status === 'disputed' && dispute)
  }, [])
  return tasks?.map(({ _id, title, dispute }) => {
    const step = dispute && nextStep(dispute, userId, now)
    return (
      step?.turn === turn && (
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
          {step.words}
        </Notice>
      )
    )
  })
}
