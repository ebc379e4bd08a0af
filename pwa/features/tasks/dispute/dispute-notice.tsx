import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { formatMoment } from '#pwa/ui/format/format-time.ts'
import type { Task } from '#schema/contract/tasks.ts'
import type { NextStep } from '#schema/domain/next-step.ts'
import { messages } from './notice-messages.ts'

/** What this user can do, or waits for. */
function wordsOf({ answerBy, decideBy }: NonNullable<Task['dispute']>, { kind }: NextStep): string {
  if (kind === 'answerDispute') return messages.answer(formatMoment(answerBy))
  if (kind === 'answerSplit') return messages.offered
  if (kind === 'awaitDisputeAnswer') return messages.awaitAnswer(formatMoment(answerBy))
  return messages.awaitDecision(formatMoment(decideBy))
}

type Props = { task: Task; step: NextStep }

/** One of the user's open disputes, on the dashboards of both sides. */
export function DisputeNotice({ task: { _id, title, dispute }, step }: Props) {
  if (!dispute) return null
  return (
    <Notice
      tone="wait"
      icon="lock"
      title={messages.title(title)}
      action={
        <LinkButton to="/dispute/$id" params={{ id: _id }} size="small" tone="plain">
          {messages.open}
        </LinkButton>
      }
    >
      {wordsOf(dispute, step)}
    </Notice>
  )
}
