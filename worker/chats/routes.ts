import { openMessageFile } from '#schema/contract/chats.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { first } from '#worker/db/read.ts'
import { createSignedLink } from '#worker/files/store.ts'
import { type Route, route } from '#worker/http/serve.ts'
import { deleteMessageRoute, editMessageRoute } from './change.ts'
import { findConversationRoute } from './find.ts'
import { listConversationsRoute, listMessagesRoute } from './list.ts'
import { readPresenceRoute } from './presence.ts'
import { selectMessage } from './queries.ts'
import { readConversationRoute } from './read-as-admin.ts'
import { markSeenRoute } from './seen.ts'
import { sendMessageRoute } from './send.ts'
import { sayTypingRoute } from './typing.ts'

const openMessageFileRoute = route(
  openMessageFile,
  async ({ deps, userId, now, read }, { otherUserId, id }) => {
    const writers = { me: userId, other: otherUserId }
    const { message } = await read({ message: first(selectMessage(writers, id)) })
    if (!message?.file || !message.fileType) throw new DomainError('not_found')
    return { url: await createSignedLink(deps, message.file, userId, now), type: message.fileType }
  },
)

export const chatRoutes: readonly Route[] = [
  listConversationsRoute,
  listMessagesRoute,
  findConversationRoute,
  sendMessageRoute,
  markSeenRoute,
  sayTypingRoute,
  readPresenceRoute,
  editMessageRoute,
  deleteMessageRoute,
  openMessageFileRoute,
  readConversationRoute,
]
