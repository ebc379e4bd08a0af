import type { EarlyRequests } from '#pwa/api/prefetched.ts'
import { storedToken } from '#pwa/session/token.ts'

function send(path: string, client: string, token: string | null) {
  const authorization = `Bearer ${token}`
  const headers = { authorization, 'x-client': client }
  const response = fetch(path, { headers, redirect: 'error' })
  // The app handles it, if it uses the response.
  response.catch(() => {})
  return [path, { authorization, client, response }] as const
}

const preload = (href: string): void =>
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
  )

/** After a paint, so that they delay neither the responses nor what is drawn from them. */
async function preloadAfter(requests: EarlyRequests, chunks: string): Promise<void> {
  await Promise.allSettled([...requests.values()].map(({ response }) => response))
  await globalThis.drawn
  requestAnimationFrame(() => setTimeout(() => chunks.split(' ').forEach(preload)))
}

/** What the document requests; null on another screen, and without the token that its requests need. */
function pathsOf({ screen, requests }: DOMStringMap, token: string | null): string[] | null {
  const address = new RegExp(`^${screen}$`).exec(location.pathname)
  if (!address || (requests && token === null)) return null
  return requests ? requests.replace('{id}', address[1] ?? '').split(' ') : []
}

/**
 * On a phone without a service worker sends the first requests of the document's screen, whose responses the app uses
 * (pwa/api/prefetched.ts), and then preloads the chunks of the screen. On other screens and later visits it preloads the
 * database. What differs between builds and documents is in attributes of the script.
 */
export function requestEarly(attributes: DOMStringMap): void {
  const { screen, client = '', database = '', chunks } = attributes
  // A public page, or the checkout.
  if (screen === undefined) return
  // Opens IndexedDB, which takes as long as the responses.
  globalThis.indexedDB?.databases?.().catch(() => {})
  // The app then has a version of the list. Reading localStorage would delay the first paint.
  if (navigator.serviceWorker?.controller) return preload(database)
  const token = storedToken(localStorage)
  const paths = pathsOf(attributes, token)
  if (!paths) return token === null ? undefined : preload(database)
  const early: EarlyRequests = new Map(paths.map((path) => send(path, client, token)))
  if (early.size > 0) globalThis.prefetched = early
  if (chunks) void preloadAfter(early, chunks)
}
