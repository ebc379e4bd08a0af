import { useEffect, useState } from 'react'
import { useOnline } from '#pwa/api/online.ts'
import type { ShownMessage } from '#pwa/features/chats/shown-message.ts'
import { isStoredFile } from '#pwa/outbox/files.ts'
import { useReplica } from '#pwa/outbox/use-view.ts'
import type { Replica } from '#pwa/replica/database.ts'
import { useSession } from '#pwa/session/session.tsx'
import { sendMessage } from '#schema/contract/chats.ts'
import { loadMessageFile } from './load-message-file.ts'
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
    loadMessageFile(session, message).then(
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
