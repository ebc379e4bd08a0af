import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { pullProfile } from '#pwa/features/accounts/profile/reads.ts'
import { ChatScreen } from '#pwa/features/chats/thread/chat-screen.tsx'
import { useSession } from '#pwa/session/session.tsx'
import { useLazyModule } from '#pwa/ui/browser/use-lazy-module.ts'
import type { UserId } from '#schema/domain/ids.ts'

export const Route = createFileRoute('/_guarded/chat/$id')({ component: Chat })

// After the messages, which do not wait for it.
const loadAfter = () => import('#pwa/routes/-chat/after-messages.ts')
const reportNothing = () => null

function Chat() {
  const after = useLazyModule(true, loadAfter)
  const id = Route.useParams().id as UserId
  // Of a user whom nothing on this phone names: a link that was opened on another one.
  const { isFetching } = useQuery(pullProfile(useSession(), id))
  return (
    <ChatScreen
      key={id}
      other={id}
      isLoading={isFetching}
      Menu={after?.ChatMenu ?? null}
      report={after?.reportMessage ?? reportNothing}
      task={after && <after.TaskStrip other={id} />}
    />
  )
}
