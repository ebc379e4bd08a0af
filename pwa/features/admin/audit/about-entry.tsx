import { Link } from '@tanstack/react-router'
import { jobName } from '#pwa/features/admin/page/job-name.ts'
import { messages as settingMessages } from '#pwa/features/admin/settings/messages.ts'
import { runJobNow } from '#schema/contract/admin-health.ts'
import type { listAuditLog } from '#schema/contract/audit.ts'
import { readConversation } from '#schema/contract/chats.ts'
import type { ResponseBody } from '#schema/contract/endpoint.ts'
import { changeSetting } from '#schema/contract/settings.ts'
import { SETTING_NAMES } from '#schema/domain/settings.ts'
import { messages } from './messages.ts'

type Entry = ResponseBody<typeof listAuditLog>['entries'][number]

const UUID = /^[\da-f]{8}-[\da-f-]{27}/

/** A subject that is neither a user nor a todo. An id is in the details of the entry. */
function nameOf({ action, subject }: Entry): string {
  const setting = SETTING_NAMES.find((name) => name === subject)
  if (action === changeSetting.name && setting) return settingMessages.settings[setting].title
  if (action === runJobNow.name) return jobName(subject)
  if (action === readConversation.name) return messages.conversation
  const noun = messages.nouns[action.split('.')[0] ?? '']
  return UUID.test(subject) || subject === 'about' ? (noun ?? messages.record) : subject
}

/** The user or todo of an entry with a link, or what else it is about. */
export function AboutEntry(entry: Entry) {
  const { user, task } = entry.about
  if (!user && !task) return nameOf(entry)
  return (
    <div>
      {task && (
        <p>
          <Link to="/admin/$" params={{ _splat: `tasks/${task._id}` }}>
            {task.name}
          </Link>
        </p>
      )}
      {user && (
        <p>
          <Link to="/admin/$" params={{ _splat: `users/${user._id}` }}>
            {user.name}
          </Link>
        </p>
      )}
    </div>
  )
}
