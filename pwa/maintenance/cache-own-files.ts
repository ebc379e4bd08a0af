import type { FileRow, Replica } from '#pwa/replica/database.ts'
import { messageFilePath, PICTURES_CACHE, PRIVATE_FILES_CACHE } from '#pwa/service-worker/names.ts'

/** An accepted entry with its files, of which there may be none; `response` is the server's. */
export type Sent = {
  key: string
  input: object
  files: FileRow[]
  response: object
  attempts: number
}

/** In the order they were queued. Read in one transaction, because the next pull deletes entry and files. */
export const readSent = (replica: Replica): Promise<Sent[]> =>
  replica.transaction('r', replica.outbox, replica.files, async () => {
    const entries = await replica.outbox.filter(({ state }) => state === 'sent').toArray()
    return Promise.all(
      entries.map(async ({ key, input, files, response = {}, attempts }) => ({
        key,
        input,
        attempts,
        response,
        files: (await replica.files.bulkGet(files)).filter((row) => row !== undefined),
      })),
    )
  })

const FILE_PATH = /\/api\/files\/(?:private\/)?[0-9a-f]+\.[a-z0-9]+/g

const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** A public file is named by its content's hash. A response names a private one only if it has just stored it. */
async function pathOf({ bytes }: FileRow, paths: readonly string[]): Promise<string | undefined> {
  const digest = hex(await crypto.subtle.digest('SHA-256', bytes))
  return paths.find((path) => path.includes(digest) || path.includes('/private/'))
}

/** A message was given its id here; the response to it is its place alone. */
function pathsOf({ input, response }: Sent): string[] {
  const { clientMsgId } = input as { clientMsgId?: string }
  if (clientMsgId) return [messageFilePath(clientMsgId)]
  return JSON.stringify(response).match(FILE_PATH) ?? []
}

/** Puts the user's own files into the cache under their address, so that the phone does not download them. */
export async function cacheOwnFiles(sent: Sent): Promise<void> {
  const paths = pathsOf(sent)
  for (const file of sent.files) {
    const path = await pathOf(file, paths)
    if (!path) continue
    const cache = await caches.open(
      path.includes('/private/') ? PRIVATE_FILES_CACHE : PICTURES_CACHE,
    )
    const headers = {
      'content-type': file.type,
      'content-length': String(file.bytes.byteLength),
    }
    await cache.put(new URL(path, location.origin).href, new Response(file.bytes, { headers }))
  }
}
