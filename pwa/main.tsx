import { QueryClientProvider } from '@tanstack/react-query'
import { createBrowserHistory, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Replica } from '#pwa/replica/database.ts'
import { messages } from '#pwa/replica/messages.ts'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { SYNC_SCHEMA } from '#schema/contract/sync.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { createCall } from './api/call.ts'
import { findSide, online } from './api/online.ts'
import { discardPrefetched, hasPrefetched, withPrefetched } from './api/prefetched.ts'
import { createQueryClient } from './api/queries.ts'
import { watchForInstall } from './features/install/watch-install.ts'
import type { Queueable } from './outbox/queueable.ts'
import { createAppRouter, keepPlaceOfKeptPage } from './router.tsx'
import { LATE_MS } from './routes/-shell/pending-screen.tsx'
import { createAuth, type Session } from './session/auth.ts'
import { AuthProvider } from './session/session.tsx'
import { firstRender } from './startup/first-render.ts'
import { startWhenIdle } from './startup/start-when-idle.ts'
import './ui/theme/theme.css'
import { learnTime, readNow } from './ui/browser/clock.ts'
import { watchKeyboard } from './ui/browser/keyboard.ts'
import { isSessionForgotten, onRefusedItem } from './ui/browser/polyfills.ts'
import { guardTranslatedPage } from './ui/browser/translated-page.ts'
import { wasUpdateWaiting } from './updates/update-state.ts'

guardTranslatedPage(document)
watchKeyboard()

const queries = createQueryClient()

let markRendered = () => {}
const firstRendered = firstRender(new Promise((resolve) => (markRendered = resolve)), queries)
void firstRendered.then(discardPrefetched)

const RETRY_MS = 5000

let LoadedReplica: typeof Replica | undefined

/** Dexie and the tables. Resolves when they have loaded, however long the network is lost. */
async function loadDatabase(): Promise<void> {
  while (!LoadedReplica)
    try {
      LoadedReplica = (await import('#pwa/replica/database.ts')).Replica
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    }
}

function openReplica(userId: UserId): Replica {
  if (!LoadedReplica) throw new Error('the database is not loaded')
  const replica = new LoadedReplica(userId)
  replica.onBlocked = () => toast(messages.closeOtherTabs, 'news')
  // Until it is dismissed: what was typed may not be stored.
  replica.onFull = (message) => toast(message, 'bad', 1e9)
  return replica
}

// For a log-in: the first screen of a visitor needs no database.
void firstRendered.then(loadDatabase)

const queueables: Queueable[] = []
const loadQueueables = async () => {
  const { queueableCommands } = await import('./queueable.ts')
  queueables.push(...queueableCommands.filter((queueable) => !queueables.includes(queueable)))
}

const loadWorkPack = async () => {
  const { keepWorkPack } = await import('./routes/-work-pack/keep-work-pack.ts')
  return (session: Session) => keepWorkPack(session, queries)
}

const auth = createAuth({
  store: localStorage,
  callWith: (token) =>
    createCall(
      withPrefetched((request, signal) => fetch(request, { signal, redirect: 'error' })),
      location.origin,
      token,
      {
        client: `${import.meta.env.VITE_BUILD ?? 'local'}/${SYNC_SCHEMA}`,
        onTime: learnTime,
        onResponse: online.markReachable,
        onNoResponse: online.markUnreachable,
        findSide,
      },
    ),
  queueables,
  loadQueueables,
  now: readNow,
  openReplica,
  loadDatabase,
  moveToMemory: async (reason) =>
    (await import('./session/memory-database.ts')).useMemoryDatabase(reason),
  start: (session) => startWhenIdle(session, loadQueueables, firstRendered, loadWorkPack),
})
auth.boot()
// The root route finds out whether this is a first visit, which does without it until its list is shown.
if (!hasPrefetched()) void auth.session?.loadReplica().catch(() => {})

const history = createBrowserHistory()
const router = createAppRouter({ queries, auth }, history)

// Query results of one user must not be shown to the next, who may sign in in another tab.
let currentUserId = auth.session?.userId
auth.subscribe(() => {
  const userId = auth.session?.userId
  if (userId !== currentUserId) queries.clear()
  currentUserId = userId
  void router.invalidate()
})
onRefusedItem(
  () =>
    void import('./startup/refused-item.ts').then(({ reportItem }) => reportItem()).catch(() => {}),
)
window.addEventListener('storage', ({ key }) => auth.onStorageEvent(key))

// The server no longer has a chunk of this build: reload into the new one, once.
const RELOADED = 'onise-reloaded-at'
const RELOAD_INTERVAL_MS = 30_000
window.addEventListener('vite:preloadError', (event) => {
  const lastReload = Number(sessionStorage.getItem(RELOADED) ?? 0)
  // Without a network only a service worker has the new build.
  const canReload =
    !isSessionForgotten() && (navigator.onLine || navigator.serviceWorker?.controller)
  // A language that is not there is English instead (pwa/languages/load.ts).
  const isLanguage = String(event.payload).includes('/languages/')
  if (Date.now() - lastReload < RELOAD_INTERVAL_MS || !canReload || isLanguage) return
  event.preventDefault()
  sessionStorage.setItem(RELOADED, String(Date.now()))
  location.reload()
})
void firstRendered
  .then(() => import('./startup/when-visible.ts'))
  .then(({ startWhenVisible }) => startWhenVisible(auth))
  .catch(() => {})
watchForInstall()
keepPlaceOfKeptPage()

// Loaded only on the day of an update; the app requests nothing before it settles.
const updateApplied = wasUpdateWaiting()
  ? import('./updates/apply-at-start.ts').then(({ applyAtStart }) => applyAtStart()).catch(() => {})
  : undefined

const root = document.getElementById('root')
const render = (container: HTMLElement) => {
  document.querySelector('.slow-start')?.remove()
  createRoot(container).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <AuthProvider auth={auth}>
          <RouterProvider router={router} />
        </AuthProvider>
      </QueryClientProvider>
    </StrictMode>,
  )
}
const LONG_MS = 1000
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
/** Never for a document that shows more than that it is loading. */
const untilLong = async (container: HTMLElement) => {
  await wait(LONG_MS)
  if (!container.querySelector('.loading-screen')) await new Promise<never>(() => {})
}
// The content of the document, a page or the loading screen, stays until the first screen is ready. When that takes long,
// as from a server that hangs, the frame with its menu comes first.
if (root) {
  const start = async () => {
    await updateApplied
    // A screen that is loaded before its words would be English.
    if (localStorage.getItem('language'))
      await import('./languages/load.ts')
        .then((languages) => languages.showLanguage())
        .catch(() => {})
    // The router follows redirects only once it is rendered.
    const stopFollowing = history.subscribe(() => void router.load())
    const loaded = router.load().catch(() => {})
    await Promise.race([loaded, untilLong(root)])
    stopFollowing()
    render(root)
    await Promise.race([loaded, wait(LATE_MS)])
    markRendered()
  }
  void start()
}
