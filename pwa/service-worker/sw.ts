/// <reference lib="webworker" />
import type { WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { watchBytes } from '#pwa/usage/meter.ts'
import { translatedPage } from '#schema/domain/languages.ts'
import { appPathOfShared, isServerPage } from '#schema/domain/share-paths.ts'
import { isLanguageFile, removeOldLanguages, renewLanguage, storeLanguage } from './languages.ts'
import {
  LANGUAGES_CACHE,
  OUTBOX_TAG,
  PACK_TAG,
  SIGNED_OUT,
  STORED_LIST_CACHE,
  TASK_IMAGES_CACHE,
} from './names.ts'
import {
  answerUnreachable,
  cacheKeyOf,
  fileKindOf,
  PRIVATE_FILES,
  PUBLIC_PICTURES,
} from './pictures.ts'
import { endPush, openNotification, readPush, renewPush, shouldShow } from './push.ts'
import { withStoredList } from './stored-list.ts'

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: { url: string; revision: string | null }[]
}

const CHECKOUT_TIMEOUT_MS = 8000
const isCheckout = (path: string) => /^\/fund-wallet\/?$/i.test(path)
function abortAfter(ms: number): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), ms)
  return controller.signal
}

// The precache and pictures are fetched here, where a page cannot measure them.
watchBytes(Date.now)

cleanupOutdatedCaches()
const built = self.__WB_MANIFEST as { url: string; revision: string | null }[]
precacheAndRoute(built.filter(({ url }) => !isLanguageFile(url)))
const languageFiles = built.map(({ url }) => url).filter(isLanguageFile)
registerRoute(
  ({ url }) => isLanguageFile(url.pathname),
  async ({ request }) =>
    (await caches.match(request, { cacheName: LANGUAGES_CACHE })) ?? fetch(request),
)
// Without its file the next start is in English until there is a network: no reason to refuse the update.
self.addEventListener('install', (event) =>
  event.waitUntil(renewLanguage(languageFiles).catch(() => {})),
)
self.addEventListener('activate', (event) =>
  event.waitUntil(removeOldLanguages(languageFiles, self.location.origin)),
)
const openShell = createHandlerBoundToURL('index.html')
// The checkout needs the content security policy of the server's own document, so this page is not precached.
// Without a network the shell opens and shows why there is no checkout.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isCheckout(url.pathname),
  async (options) => {
    const signal = abortAfter(CHECKOUT_TIMEOUT_MS)
    const page = await fetch(options.request, { signal }).catch(() => null)
    return page?.ok ? page : openShell(options)
  },
)
// A page that someone has sent is the server's. Without a network the app shows what the phone has of it.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && appPathOfShared(url.pathname) !== null,
  async ({ request, url }) => {
    const path = appPathOfShared(url.pathname) ?? '/'
    return fetch(request).catch(() => Response.redirect(path))
  },
)
// The front pages in other languages are the server's too; without a network the app has the language that was chosen.
// Its words are stored now, because these pages do not load the app.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && translatedPage(url.pathname) !== null,
  async ({ request, url, event }) => {
    const { path = '/', language = '' } = translatedPage(url.pathname) ?? {}
    event.waitUntil(storeLanguage(languageFiles, language).catch(() => {}))
    return fetch(request).catch(() => Response.redirect(path))
  },
)
// Texts of the server; without a network the app has its answers to questions.
registerRoute(
  ({ request, url }) =>
    request.mode === 'navigate' && isServerPage(url) && !url.pathname.startsWith('/help'),
  async ({ request }) => fetch(request).catch(() => Response.redirect('/help')),
)
// Its first paint has the list of the last look.
registerRoute(
  ({ request, url }) =>
    request.mode === 'navigate' && url.pathname === '/all-task' && url.search === '',
  async (options) => withStoredList(await openShell(options)),
)
// Any other path opens the app from the precache; the API is never a page.
registerRoute(
  new NavigationRoute(openShell, {
    denylist: [/^\/api\//, /^\/(?:share\/|robots\.txt$|sitemap\.xml$)/],
  }),
)

const onlyOk: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
}
const withoutQuery: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => cacheKeyOf(request.url),
}

const expirations: ExpirationPlugin[] = []
const cacheFirst = (
  { cacheName, ...limits }: typeof PUBLIC_PICTURES,
  ...plugins: WorkboxPlugin[]
) => {
  const expiration = new ExpirationPlugin({ ...limits, purgeOnQuotaError: true })
  expirations.push(expiration)
  return new CacheFirst({
    cacheName,
    // Its declared type allows undefined callbacks, which `exactOptionalPropertyTypes` tells apart from absent ones.
    plugins: [onlyOk, ...plugins, expiration as WorkboxPlugin],
  })
}

const publicPictures = cacheFirst(PUBLIC_PICTURES)
/** Pictures of assigned tasks are in caches without a limit (pwa/maintenance/prefetch-task-images.ts). */
async function matchTaskImage(url: string): Promise<Response | undefined> {
  const names = (await caches.keys()).filter((name) => name.startsWith(TASK_IMAGES_CACHE))
  for (const cacheName of names) {
    const response = await caches.match(url, { cacheName })
    if (response) return response
  }
  return undefined
}
registerRoute(
  ({ url }) => fileKindOf(url, self.location.origin) === 'public',
  async (options) => (await matchTaskImage(options.request.url)) ?? publicPictures.handle(options),
)
registerRoute(
  ({ url }) => fileKindOf(url, self.location.origin) === 'private',
  cacheFirst(PRIVATE_FILES, withoutQuery),
)
// Of every route.
setCatchHandler(async ({ request }) => answerUnreachable(request))

self.addEventListener('message', (event) => {
  const { data } = event
  if (data === SIGNED_OUT)
    event.waitUntil(
      Promise.all([
        ...expirations.map((each) => each.deleteCacheAndMetadata()),
        caches.delete(STORED_LIST_CACHE),
        endPush(self),
      ]),
    )
  // The message of workbox-window's `messageSkipWaiting`.
  if ((data as { type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting()
})
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

// Background Sync (Chromium) only notifies open pages, whose leader sends. With none open, the outbox waits, and the work
// pack is filled at the next start: the token and the database's code are the pages'.
for (const [type, tag] of [
  ['sync', OUTBOX_TAG],
  ['periodicsync', PACK_TAG],
] as const)
  self.addEventListener(type, (event) => {
    const syncEvent = event as ExtendableEvent & { tag: string }
    if (syncEvent.tag !== tag) return
    const notifyPages = async () => {
      const pages = await self.clients.matchAll({ type: 'window' })
      for (const page of pages) page.postMessage(tag)
    }
    syncEvent.waitUntil(notifyPages())
  })

self.addEventListener('push', (event) => {
  const { title, options } = readPush(event.data)
  const show = async () => {
    if (await shouldShow(self, options.data.link))
      await self.registration.showNotification(title, options)
  }
  event.waitUntil(show())
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openNotification(self, event.notification.data))
})
self.addEventListener('pushsubscriptionchange', (event) => {
  const change = event as PushSubscriptionChangeEvent
  change.waitUntil(renewPush(self, change.oldSubscription, change.newSubscription))
})
