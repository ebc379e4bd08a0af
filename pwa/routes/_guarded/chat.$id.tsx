import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { pullProfile } from '#pwa/features/accounts/profile/reads.ts'
import { readFirstChat } from '#pwa/features/chats/first-chat.ts'
import { readOther } from '#pwa/features/chats/read-other.ts'
import { ChatScreen, TaskStripSpace } from '#pwa/features/chats/thread/chat-screen.tsx'
import { useReplica } from '#pwa/outbox/use-view.ts'
import { ChatPanes } from '#pwa/routes/-chat/chat-panes.tsx'
import { useSession } from '#pwa/session/session.tsx'
import { useLazyModule } from '#pwa/ui/browser/use-lazy-module.ts'
import type { UserId } from '#schema/domain/ids.ts'

export const Route = createFileRoute('/_guarded/chat/$id')({
  loader: ({ context: { session }, params }) => readFirstChat(session, params.id as UserId),
  gcTime: 0,
  component: Chat,
})

// After the messages, which do not wait for it.
const loadAfter = () => import('#pwa/routes/-chat/after-messages.ts')

function Chat() {
  const after = useLazyModule(true, loadAfter)
  const id = Route.useParams().id as UserId
  const first = Route.useLoaderData()
  const space = first && <TaskStripSpace />
  const other = useReplica(async (device) => readOther(device, id), [id], { key: `other ${id}` })
  // Of a user whom nothing on this phone names: a link that was opened on another one.
  const { isFetching, data } = useQuery({
    ...pullProfile(useSession(), id),
    enabled: other === null && !first,
  })
  // A profile that was found is stored, and read a moment later.
  const isMissing = other === null && !first && !isFetching && data !== 'found'
  return (
    <ChatPanes>
      <ChatScreen
        key={id}
        other={id}
        isLoading={!isMissing}
        first={first}
        Menu={after?.ChatMenu ?? null}
        report={(...about) => after?.reportMessage(...about)}
        task={after ? <after.TaskStrip other={id} space={space} /> : space}
      />
    </ChatPanes>
  )
}
