import { messageFor } from '#pwa/api/errors.ts'
import { useOnline } from '#pwa/api/online.ts'
import { isWaiting } from '#pwa/outbox/entry.ts'
import type { Shown } from '#pwa/outbox/optimistic-view.ts'
import { useCommand } from '#pwa/sync/use-command.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import { formatMoment } from '#pwa/ui/format/format-time.ts'
import { showTask, waitLonger } from '#schema/contract/invitations.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { messages } from './messages.ts'

type Ask = NonNullable<Task['forUser']>

/** What the client waits for, or has to decide. */
function textsOf({ until, end }: Ask, name: string, hasApplied: boolean) {
  if (hasApplied) return { title: messages.only(name), text: messages.answered }
  if (until)
    return { title: messages.only(name), text: messages.waiting(name, formatMoment(until)) }
  if (end === null) return { title: messages.only(name), text: messages.answered }
  return {
    title: messages[end](name),
    text: end === 'unanswered' ? messages.decideOrWait : messages.decide,
  }
}

type Props = {
  task: Shown<Task>
  /** The professional has a proposal that waits. */
  hasApplied?: boolean
}

/** Of an own open todo that one person alone can see: for whom it waits, and the client's decision. */
export function AskNote({ task, hasApplied = false }: Props) {
  const { forUser: ask, status, _id: id, delivery } = task
  const { whyOffline } = useOnline()
  const show = useCommand(showTask)
  const wait = useCommand(waitLonger)
  // A row of an older build has none.
  if (!ask || status !== 'pending') return null
  const run = async (command: typeof show | typeof wait) => {
    try {
      toast((await command.run({ id })).message)
    } catch (failure) {
      toast(messageFor(failure), 'bad')
    }
  }
  const { title, text } = textsOf(ask, ask.username || messages.oneProfessional, hasApplied)
  const mustDecide = !hasApplied && ask.end !== null
  const disabledReason = whyOffline(messages.needsNetwork)
  return (
    <Notice
      tone={mustDecide ? 'wait' : 'news'}
      icon="person"
      title={title}
      action={
        isWaiting(delivery) ? null : (
          <div className="row">
            <Button
              tone={mustDecide ? 'primary' : 'plain'}
              size="small"
              busy={show.busy}
              busyLabel={messages.busy}
              disabledReason={disabledReason}
              onClick={() => void run(show)}
            >
              {messages.show}
            </Button>
            {mustDecide && ask.end === 'unanswered' && (
              <Button
                tone="plain"
                size="small"
                busy={wait.busy}
                busyLabel={messages.busy}
                disabledReason={disabledReason}
                onClick={() => void run(wait)}
              >
                {messages.wait}
              </Button>
            )}
          </div>
        )
      }
    >
      {text}
    </Notice>
  )
}
