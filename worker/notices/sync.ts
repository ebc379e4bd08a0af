import { and, eq, getTableColumns } from 'drizzle-orm'
import { changes, notices } from '#schema/tables/index.ts'
import { isEntity, syncPart } from '#worker/db/sync-part.ts'
import { presentNotice } from './present.ts'

export const noticeSync = syncPart({
  columns: () => ({ notice: getTableColumns(notices) }),
  joins: ({ userId }) => [
    {
      table: notices,
      on: and(eq(notices.userId, userId), eq(notices.id, changes.id as never), isEntity('notice')),
    },
  ],
  // A chat message only makes a push: the chat has its own list.
  present: { notice: ({ notice }) => notice && presentNotice(notice) },
})
