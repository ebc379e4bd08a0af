import type { Session } from '#pwa/session/session.tsx'
import { applyResponse, storeRows } from '#pwa/sync/apply-response.ts'
import { listMessages } from '#schema/contract/chats.ts'
import type { UserId } from '#schema/domain/ids.ts'

/** Messages per request. */
const PAGE = 50

/** Fetches the messages before `seq` into the replica. Loaded at its first use, which needs the network anyway. */
export const pullOlder = (session: Session, otherUserId: UserId, before: number) =>
  applyResponse(
    session,
    () => session.call(listMessages, { otherUserId, before, limit: PAGE }),
    (older) =>
      storeRows(
        session.replica,
        'messages',
        older.map(({ id: _id, ...row }) => row),
      ),
  )
