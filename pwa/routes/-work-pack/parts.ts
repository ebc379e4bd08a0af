import { loadMessageFile } from '#pwa/features/chats/media/load-message-file.ts'
import type { PackPart, Piece } from '#pwa/features/pack/part.ts'
import { pullTask } from '#pwa/features/tasks/reads.ts'
import { submittedFiles } from '#pwa/features/tasks/work/submitted-files.ts'
import { addTaskImage, imagesToPrefetch } from '#pwa/maintenance/prefetch-task-images.ts'
import { messagesOf } from '#pwa/replica/conversation-messages.ts'
import {
  messageFilePath,
  PRIVATE_FILES_CACHE,
  TASK_IMAGES_CACHE,
} from '#pwa/service-worker/names.ts'
import { cacheKeyOf } from '#pwa/service-worker/pictures.ts'
import { readFetchedAt } from '#pwa/sync/page-age.ts'
import { conversationId } from '#schema/domain/conversation.ts'

/** What the server does not report as a change of the task, such as the client's number, is from the same half day. */
const DETAILS_AGE_MAX_MS = 12 * 60 * 60_000
/** Messages of a conversation that count as the last ones, and how many of their files. */
const LAST_MESSAGES = 20
const MESSAGE_FILES_MAX = 4

const sizeOf = (rows: unknown) => JSON.stringify(rows).length
const absoluteUrl = (url: string) => new URL(url, location.origin).href

/** A browser that refuses site data has no caches. */
const hasCaches = () => 'caches' in globalThis

/** A file in one of the phone's caches, which the browser or a full phone may have emptied. */
const filePiece = (cacheName: string, key: string, fetchFile: Piece['fetch']): Piece => ({
  async look() {
    const response = await caches.match(key, { cacheName })
    if (!response) return null
    const length = Number(response.headers.get('content-length'))
    return { bytes: length || (await response.blob()).size }
  },
  fetch: fetchFile,
})

/** The task comes with the pull: description, address, landmark, stages, what was asked to change. This is the rest, with the pass. */
const details: PackPart = {
  name: 'details',
  isHeavy: false,
  async piecesOf({ session, queries }, task) {
    const { replica, now } = session
    const { _id: id, updatedAt } = task
    return [
      {
        async look() {
          const row = await replica.submissions.get(id)
          if (row?.changedAt !== updatedAt) return null
          const age = now() - ((await readFetchedAt(replica, id)) ?? 0)
          return { bytes: sizeOf([task, row]), isOld: age > DETAILS_AGE_MAX_MS }
        },
        fetch: () => queries.fetchQuery({ ...pullTask(session, id), staleTime: 0 }),
      },
    ]
  },
}

/** Of the todo, with both faces. On mobile data too: here they are needed where there is no network. */
const pictures: PackPart = {
  name: 'pictures',
  isHeavy: true,
  async piecesOf({ session: { userId } }, task) {
    if (!hasCaches()) return []
    return imagesToPrefetch([task], userId).map((url) =>
      filePiece(TASK_IMAGES_CACHE + userId, absoluteUrl(url), () => addTaskImage(userId, url)),
    )
  },
}

/** The service worker stores what it fetches; a page that has none yet stores it itself. */
async function storePrivateFile(key: string, file: Blob): Promise<void> {
  const cache = await caches.open(PRIVATE_FILES_CACHE)
  if (!(await cache.match(key))) await cache.put(key, new Response(file))
}

/** Pictures and voice notes among the client's last messages, whose texts come with the pull. */
const messageFiles: PackPart = {
  name: 'messages',
  isHeavy: true,
  async piecesOf({ session }, { client }) {
    if (!hasCaches()) return []
    const conversation = conversationId(session.userId, client)
    const all = await messagesOf(session.replica, conversation).toArray()
    return all
      .slice(-LAST_MESSAGES)
      .toReversed()
      .filter(({ sender, kind, deletedAt }) => sender === client && kind !== 'text' && !deletedAt)
      .slice(0, MESSAGE_FILES_MAX)
      .map((message) => {
        const key = absoluteUrl(messageFilePath(message._id))
        return filePiece(PRIVATE_FILES_CACHE, key, async () =>
          storePrivateFile(key, await loadMessageFile(session, message)),
        )
      })
  },
}

/** The files of the work that the client has returned. Their links end after an hour, so details are read again then. */
const changes: PackPart = {
  name: 'changes',
  isHeavy: true,
  async piecesOf({ session, queries }, { _id: id, changeRequest }) {
    if (!changeRequest || !hasCaches()) return []
    const { replica } = session
    const readFiles = async () => {
      const row = await replica.submissions.get(id)
      const returned = row?.submissions.find((submission) => submission.changeRequest)
      return returned ? submittedFiles(returned) : []
    }
    const keyOf = (url: string) => cacheKeyOf(absoluteUrl(url))
    return (await readFiles()).map(({ url }) =>
      filePiece(PRIVATE_FILES_CACHE, keyOf(url), async () => {
        let response = await fetch(url)
        if (!response.ok) {
          await queries.fetchQuery({ ...pullTask(session, id), staleTime: 0 })
          const renewed = (await readFiles()).find((file) => keyOf(file.url) === keyOf(url))
          response = await fetch(renewed?.url ?? url)
        }
        if (response.ok) await storePrivateFile(keyOf(url), await response.blob())
      }),
    )
  },
}

/**
 * All that the work pack brings for each task, in this order: what else a professional needs without a network is one
 * more part here.
 */
export const PACK_PARTS: readonly PackPart[] = [details, pictures, messageFiles, changes]
