import { pickTask, type TaskBetween } from '#pwa/features/chats/pick-task.ts'
import { readTasksBetween } from '#pwa/features/chats/read-tasks-between.ts'
import { useView } from '#pwa/outbox/use-view.ts'
import { useUser } from '#pwa/session/session.tsx'
import type { UserId } from '#schema/domain/ids.ts'
import { messages } from './reply-messages.ts'
import './quick-replies.css'

/** Assigned and not over. */
const isAtWork = (between: TaskBetween | null) =>
  between !== null && ['in-progress', 'submitted'].includes(between.task.status)

type Props = { other: UserId; hasMessages: boolean; onPick: (text: string) => void }

/** Texts to begin with, which the user can change before they are sent. */
export function QuickReplies({ other, hasMessages, onPick }: Props) {
  const user = useUser()
  const between = useView(async (view) => pickTask((await readTasksBetween(view))(other)), [other])
  if (between === undefined || !user || user.userType === 'admin') return null
  // What is said in a dispute is read by others, and needs words of one's own.
  if (between?.task.status === 'disputed') return null
  const side = user.userType === 'client' ? 'client' : 'tasker'
  const talk = hasMessages ? 'talk' : 'start'
  const replies = Object.values(messages[side][isAtWork(between) ? 'work' : talk])
  return (
    <ul className="quick-replies" role="list" aria-label={messages.label}>
      {replies.map((text) => (
        <li key={text}>
          <button
            type="button"
            className="quick-replies-one"
            // The field keeps the focus, and the keyboard stays open.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(text)}
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  )
}
