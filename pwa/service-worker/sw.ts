/// <reference lib="webworker" />
import { ExpirationPlugin } from 'workbox-expiration'
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import type { WorkboxPlugin } from 'workbox-core'
import { watchBytes } from './meter.ts'
import { keyOf, kindOf, PRIVATE, PUBLIC, WORK_PACK } from './pictures.ts'

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: { url: string; revision: string | null }[]
}

const CHECKOUT_MS = 8000
const isCheckout = (path: string) => /^\/fund-wallet\/?$/i.test(path)
function giveUpAfter(ms: number): AbortSignal {
  const stop = new AbortController()
  setTimeout(() => stop.abort(), ms)
  return stop.signal
}

/** The tag that pwa/sync/browser.ts asks to be woken with. */
const OUTBOX_TAG = 'onise-outbox'

// The app's own pieces and its pictures are fetched here, where no page can see what they cost.
watchBytes(Date.now)

cleanupOutdatedCaches()
precacheAndRoute(self.__WB_MANIFEST)
const openShell = createHandlerBoundToURL('index.html')
/**
 * The checkout needs a policy that only the server's own document has (SECURITY 4), so this one page is asked for
 * each time. Without a signal the shell opens in its place, and says what is missing.
 */
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isCheckout(url.pathname),
  async (asked) => {
    const page = await fetch(asked.request, { signal: giveUpAfter(CHECKOUT_MS) }).catch(() => null)
    return page?.ok ? page : openShell(asked)
  },
)
// Any other address of ours opens the app from this phone; the API is never a page.
registerRoute(new NavigationRoute(openShell, { denylist: [/^\/api\//] }))

/** Only whole pictures that were really given are kept. */
const onlyGood: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
}
const underItsAddress: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => keyOf(request.url),
}

const keep = ({ cacheName, ...limits }: typeof PUBLIC, ...plugins: WorkboxPlugin[]) =>
  new CacheFirst({
    cacheName,
    plugins: [onlyGood, ...plugins, new ExpirationPlugin({ ...limits, purgeOnQuotaError: true })],
  })

const publicPictures = keep(PUBLIC)
/** A job in hand has its pictures in a pack of its own, which nothing pushes out (pwa/sync/work-pack.ts). */
async function packed(url: string): Promise<Response | undefined> {
  const packs = (await caches.keys()).filter((name) => name.startsWith(WORK_PACK))
  for (const cacheName of packs) {
    const picture = await caches.match(url, { cacheName })
    if (picture) return picture
  }
  return undefined
}
registerRoute(
  ({ url }) => kindOf(url, self.location.origin) === 'public',
  async (asked) => (await packed(asked.request.url)) ?? publicPictures.handle(asked),
)
registerRoute(
  ({ url }) => kindOf(url, self.location.origin) === 'private',
  keep(PRIVATE, underItsAddress),
)

self.addEventListener('message', ({ data }) => {
  // The person took the update (workbox-window's word for it).
  if ((data as { type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting()
})
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

/**
 * Background Sync, where it exists: rouses an open page, whose leader sends. The session lives with the pages,
 * so with none open the outbox waits for the app to be opened; nothing hangs on this event.
 */
self.addEventListener('sync', (event) => {
  const woken = event as ExtendableEvent & { tag: string }
  if (woken.tag !== OUTBOX_TAG) return
  const rouse = async () => {
    const pages = await self.clients.matchAll({ type: 'window' })
    for (const page of pages) page.postMessage(OUTBOX_TAG)
  }
  woken.waitUntil(rouse())
})
