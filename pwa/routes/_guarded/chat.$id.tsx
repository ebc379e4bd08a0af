import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { hasPrefetched } from '#pwa/api/prefetched.ts'
import { pullProfile } from '#pwa/features/accounts/profile/reads.ts'
import { readOther } from '#pwa/features/chats/read-other.ts'
import { MESSAGES_PAGE, readChat, type FirstChat } from '#pwa/features/chats/reads.ts'
import { ChatScreen, TaskStripSpace } from '#pwa/features/chats/thread/chat-screen.tsx'
import { loadMedia } from '#pwa/features/chats/thread/load-media.ts'
import { OptimisticView } from '#pwa/outbox/optimistic-view.ts'
import { useReplica } from '#pwa/outbox/use-view.ts'
import { ChatPanes } from '#pwa/routes/-chat/chat-panes.tsx'
import { useSession, type Session } from '#pwa/session/session.tsx'
import { useLazyModule } from '#pwa/ui/browser/use-lazy-module.ts'
import { findConversation } from '#schema/contract/chats.ts'
import type { UserId } from '#schema/domain/ids.ts'

/**
 * For the first render on a phone without data: waits for the conversation if the document has requested it already.
 * Undefined when the phone has what it shows, when there is no conversation yet, and when the request fails.
 */
async function readFirstChat(
  session: Session,
  otherUserId: UserId,
): Promise<FirstChat | undefined> {
  if (!hasPrefetched()) return undefined
  try {
    const { conversation, messages } = await session.call(findConversation, { otherUserId })
    if (!conversation) return undefined
    // What the document has drawn must not become words again for a moment.
    if (messages.some(({ kind }) => kind !== 'text')) await loadMedia().catch(() => {})
    const rows = { conversation, messages }
    const view = await OptimisticView.load(session)
    const chat = await readChat(view, session, {
      otherId: otherUserId,
      limit: MESSAGES_PAGE,
      first: rows,
    })
    return chat ? { rows, chat } : undefined
  } catch {
    return undefined
  }
}

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
        Presence={after?.Presence ?? null}
        report={(...about) => after?.reportMessage(...about)}
        task={after ? <after.TaskStrip other={id} space={space} /> : space}
      />
    </ChatPanes>
  )
}
