import { liveQuery } from 'dexie'
import { OptimisticView } from '#pwa/outbox/optimistic-view.ts'
import { countUnread } from '#pwa/replica/unread-messages.ts'
import { withReopen } from '#pwa/replica/with-reopen.ts'
import type { Session } from '#pwa/session/session.tsx'

/** Unread messages of all conversations; what was seen without a network counts as seen. */
export async function countUnreadMessages(session: Session): Promise<number> {
  const { replica, userId } = session
  const conversations = await (await OptimisticView.load(session)).rows('conversations')
  const counts = await Promise.all(
    conversations.map((conversation) => countUnread(replica, conversation, userId)),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

/** Stores the number for the menu, which would otherwise need this code in the first script. */
export function watchUnreadCount(session: Session): () => void {
  const { replica } = session
  const store = (count: number) =>
    withReopen(replica, () =>
      replica.transaction('rw', replica.meta, async () => {
        if (((await replica.getMeta('unreadMessages')) ?? 0) === count) return
        await replica.setMeta('unreadMessages', count)
      }),
    )
  const subscription = liveQuery(async () =>
    withReopen(replica, () => countUnreadMessages(session)),
  ).subscribe({
    next: (count) => void store(count).catch(() => {}),
    error: () => {},
  })
  return () => subscription.unsubscribe()
}
