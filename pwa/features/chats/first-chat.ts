import { hasPrefetched } from '#pwa/api/prefetched.ts'
import { OptimisticView } from '#pwa/outbox/optimistic-view.ts'
import type { Session } from '#pwa/session/session.tsx'
import { findConversation } from '#schema/contract/chats.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { MESSAGES_PAGE, readChat, type FirstChat } from './reads.ts'
import { loadMedia } from './thread/load-media.ts'

/**
 * For the first render on a phone without data: waits for the conversation if the document has requested it already.
 * Undefined when the phone has what it shows, when there is no conversation yet, and when the request fails.
 */
export async function readFirstChat(
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
