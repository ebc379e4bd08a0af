import './ui/older-browsers.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { createBrowserHistory, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { SYNC_SCHEMA } from '#schema/contract/sync.ts'
import { forgetEarly, withEarly } from './api/asked-early.ts'
import { callVia } from './api/call.ts'
import { online } from './api/online.ts'
import { newQueries } from './api/queries.ts'
import { watchForInstall } from './features/install/prompt.ts'
import { routerFor } from './router.tsx'
import { watchArrivals } from './session/arrival.ts'
import { createDoor } from './session/door.ts'
import { DoorProvider } from './session/session.tsx'
import { firstLook } from './sync/first-look.ts'
import { startLater } from './sync/start-later.ts'
import { wasLeftWaiting } from './sync/update.ts'
import { Replica } from './replica/database.ts'
import { words } from './replica/words.ts'
import type { Write } from './replica/write.ts'
import { toast } from './ui/toast-store.ts'
import './ui/theme.css'

const queries = newQueries()

let shown = () => {}
const seen = firstLook(new Promise((resolve) => (shown = resolve)), queries)
void seen.then(forgetEarly)

const writes: Write[] = []
const loadWrites = async () => {
  const { writes: all } = await import('./writes.ts')
  writes.push(...all.filter((each) => !writes.includes(each)))
}

const door = createDoor({
  store: localStorage,
  callWith: (token) =>
    callVia(
      withEarly((request, signal) => fetch(request, { signal, redirect: 'error' })),
      location.origin,
      token,
      {
        client: `${import.meta.env.VITE_BUILD ?? 'local'}/${SYNC_SCHEMA}`,
        ...online,
      },
    ),
  writes,
  loadWrites,
  now: Date.now,
  openReplica: (me) => {
    const replica = new Replica(me)
    replica.whenBlocked = () => toast(words.closeOtherTabs, 'news')
    replica.whenFull = (told) => toast(told, 'bad')
    return replica
  },
  start: (session) => startLater(session, loadWrites, seen),
})
door.boot()

const history = createBrowserHistory()
const router = routerFor({ queries, door, arrivals: watchArrivals(history) }, history)

// Somebody came or went, here or in another tab: what was asked for as them is not for the next (F12).
let was = door.read()?.me
door.subscribe(() => {
  const is = door.read()?.me
  if (is !== was) queries.clear()
  was = is
  void router.invalidate()
})
window.addEventListener('storage', ({ key }) => door.heardStorage(key))

// A screen of an older build that is gone from the server: take the new one, once.
const RELOADED = 'onise-reloaded-at'
const ONCE_MS = 30_000
window.addEventListener('vite:preloadError', (event) => {
  const last = Number(sessionStorage.getItem(RELOADED) ?? 0)
  // Without a signal the service worker has all of the new one; without either there is nothing to reload from.
  const canCome = navigator.onLine || navigator.serviceWorker?.controller
  if (Date.now() - last < ONCE_MS || !canCome) return
  event.preventDefault()
  sessionStorage.setItem(RELOADED, String(Date.now()))
  location.reload()
})
// Not needed to show anything, and dear on the first visit.
void seen
  .then(() => import('./sync/when-seen.ts'))
  .then(({ whenSeen }) => whenSeen(door))
  .catch(() => {})
watchForInstall()

/** Its code is needed on the day of an update only; then nothing is asked for until the new worker runs or will not. */
const begun = wasLeftWaiting()
  ? import('./sync/cold-start.ts').then((its) => its.takeAtStart()).catch(() => {})
  : undefined

const root = document.getElementById('root')
const show = (container: HTMLElement) =>
  createRoot(container).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <DoorProvider door={door}>
          <RouterProvider router={router} />
        </DoorProvider>
      </QueryClientProvider>
    </StrictMode>,
  )
// What the document came with, a page or the loading screen, stays in sight until the first screen is there.
if (root) {
  const begin = async () => {
    await begun
    // Nothing follows a redirect for the router before it is shown.
    const unfollow = history.subscribe(() => void router.load())
    await router.load().catch(() => {})
    unfollow()
    show(root)
    shown()
  }
  void begin()
}
