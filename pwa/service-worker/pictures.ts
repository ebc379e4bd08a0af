const DAY_S = 24 * 60 * 60

/** Public pictures: their address is their content, so a copy is good for ever. */
export const PUBLIC = { cacheName: 'onise-pictures', maxEntries: 250, maxAgeSeconds: 60 * DAY_S }
/** Work handed in, for two people's eyes: kept apart, so that leaving can empty it (pwa/session). */
export const PRIVATE = {
  cacheName: 'onise-private-files',
  maxEntries: 60,
  maxAgeSeconds: 30 * DAY_S,
}

/** Pictures of jobs in hand; the page puts them there and takes them away. */
export const WORK_PACK = 'onise-work-pack:'

const FILES = '/api/files/'
const PRIVATE_FILES = '/api/files/private/'

/** Whether an address is a picture's; nothing else below /api may ever be kept. */
export function kindOf(url: URL, origin: string): 'public' | 'private' | null {
  if (url.origin !== origin || !url.pathname.startsWith(FILES)) return null
  return url.pathname.startsWith(PRIVATE_FILES) ? 'private' : 'public'
}

/** A link is signed anew each hour, what it leads to stays the same: kept under the address alone. */
export const keyOf = (address: string): string => address.split('?')[0] ?? address
