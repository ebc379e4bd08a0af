import {
  MESSAGE_PARAMETER,
  messageFilePath,
  PRIVATE_FILES_CACHE,
} from '#pwa/service-worker/names.ts'
import type { Session } from '#pwa/session/session.tsx'
import { openMessageFile } from '#schema/contract/chats.ts'
import type { MessageId, UserId } from '#schema/domain/ids.ts'

type FileMessage = { _id: MessageId; conversation: string }

const otherOf = ({ conversation }: FileMessage, userId: UserId) =>
  conversation.split('_').find((id) => id !== userId) as UserId

/** From the phone's cache, or through a link for this user, whose response the service worker caches. */
export async function loadMessageFile(session: Session, message: FileMessage): Promise<Blob> {
  const { _id: id } = message
  const { caches } = globalThis
  const cached = await caches
    ?.match(new URL(messageFilePath(id), location.origin).href, { cacheName: PRIVATE_FILES_CACHE })
    .catch(() => undefined)
  if (cached) return cached.blob()
  const otherUserId = otherOf(message, session.userId)
  const { url } = await session.call(openMessageFile, { otherUserId, id })
  const response = await fetch(`${url}&${MESSAGE_PARAMETER}=${id}`)
  if (!response.ok) throw new Error(`The file of a message: ${response.status}`)
  return response.blob()
}
