import { useEffect, useState } from 'react'
import { useOnline } from '#pwa/api/online.ts'
import type { ShownMessage } from '#pwa/features/chats/shown-message.ts'
import { isStoredFile } from '#pwa/outbox/files.ts'
import { useReplica } from '#pwa/outbox/use-view.ts'
import type { Replica } from '#pwa/replica/database.ts'
import {
  MESSAGE_PARAMETER,
  messageFilePath,
  PRIVATE_FILES_CACHE,
} from '#pwa/service-worker/names.ts'
import { useSession, type Session } from '#pwa/session/session.tsx'
import { openMessageFile, sendMessage } from '#schema/contract/chats.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { createMessageUrl, readMessageUrl, retainMessageUrl } from './message-urls.ts'
import { messages } from './messages.ts'

/** Of an own message that the server does not have yet, or whose effect no pull has brought. */
async function readOwnFile(replica: Replica, id: string) {
  const entries = await replica.outbox.where('ref').equals(id).toArray()
  const entry = entries.find(({ command }) => command === sendMessage.name)
  const file = entry?.input['file']
  const row = isStoredFile(file) ? await replica.files.get(file.fileId) : undefined
  if (!row) return null
  const isSending = entry?.state === 'sending'
  return { url: createMessageUrl(id, new Blob([row.bytes], { type: row.type })), isSending }
}

const otherOf = ({ conversation }: ShownMessage, userId: UserId) =>
  conversation.split('_').find((id) => id !== userId) as UserId

/** From the phone's cache, or through a link for this user, whose response the service worker caches. */
async function loadFile(session: Session, message: ShownMessage): Promise<Blob> {
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

/** The picture or voice note of a message; it is loaded when `isWanted`. */
export function useMessageFile(message: ShownMessage, isWanted: boolean) {
  const session = useSession()
  const { whyOffline } = useOnline()
  const { _id: id } = message
  const own = useReplica(({ replica }) => readOwnFile(replica, id), [id])
  const [loadedUrl, setLoadedUrl] = useState(() => readMessageUrl(id))
  const [hasFailed, setHasFailed] = useState(false)
  const url = own?.url ?? loadedUrl
  useEffect(() => (url === undefined ? undefined : retainMessageUrl(id)), [id, url])
  const isMissing = isWanted && own === null && url === undefined && !hasFailed
  useEffect(() => {
    if (!isMissing) return
    let isGone = false
    loadFile(session, message).then(
      (file) => isGone || setLoadedUrl(createMessageUrl(id, file)),
      () => isGone || setHasFailed(true),
    )
    return () => {
      isGone = true
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- the file depends on the message's id alone
  }, [isMissing, session, id])
  return {
    url,
    isSending: own?.isSending ?? false,
    problem:
      url === undefined && hasFailed
        ? (whyOffline(messages.fileOffline) ?? messages.fileFailed)
        : null,
    retry: () => setHasFailed(false),
  }
}
