import type { Route } from '#worker/http/serve.ts'
import { deleteMessageRoute, editMessageRoute } from './change.ts'
import { findConversationRoute } from './find.ts'
import { listConversationsRoute, listMessagesRoute } from './list.ts'
import { openMessageFileRoute } from './open-file.ts'
import { readConversationRoute } from './read-as-admin.ts'
import { markSeenRoute } from './seen.ts'
import { sendMessageRoute } from './send.ts'

export const chatRoutes: readonly Route[] = [
  listConversationsRoute,
  listMessagesRoute,
  findConversationRoute,
  sendMessageRoute,
  markSeenRoute,
  editMessageRoute,
  deleteMessageRoute,
  openMessageFileRoute,
  readConversationRoute,
]
