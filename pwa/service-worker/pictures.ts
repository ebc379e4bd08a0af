import { MESSAGE_PARAMETER, messageFilePath, PICTURES_CACHE, PRIVATE_FILES_CACHE } from './names.ts'

const DAY_S = 24 * 60 * 60

/** Public pictures have content-addressed URLs, so a copy never becomes stale. */
export const PUBLIC_PICTURES = {
  cacheName: PICTURES_CACHE,
  maxEntries: 250,
  maxAgeSeconds: 60 * DAY_S,
}
export const PRIVATE_FILES = {
  cacheName: PRIVATE_FILES_CACHE,
  maxEntries: 60,
  maxAgeSeconds: 30 * DAY_S,
}

const FILES_PATH = '/api/files/'
const PRIVATE_FILES_PATH = '/api/files/private/'

/** Null for everything that must not be cached. */
export function fileKindOf(url: URL, origin: string): 'public' | 'private' | null {
  if (url.origin !== origin || !url.pathname.startsWith(FILES_PATH)) return null
  return url.pathname.startsWith(PRIVATE_FILES_PATH) ? 'private' : 'public'
}

/**
 * A private file's link gets a new signature each hour, so its copy is stored without the query. The file of a message is
 * stored under the message's id, by which a phone finds it without a network.
 */
export function cacheKeyOf(url: string): string {
  const { origin, pathname, searchParams } = new URL(url)
  const id = searchParams.get(MESSAGE_PARAMETER)
  return origin + (id === null ? pathname : messageFilePath(id))
}

/**
 * What is neither stored nor reachable. Firefox logs an error for each rejection and for each error response, so a
 * picture, of which a page without a network has many, gets an empty response; `fetch` rejects as without this worker.
 */
export const answerUnreachable = ({ destination }: Pick<Request, 'destination'>): Response =>
  destination === 'image' ? new Response(null, { status: 504 }) : Response.error()
