import { Workbox } from 'workbox-window'
import type { Door } from '#pwa/session/door.ts'
import { isSparing } from '#pwa/ui/sparing.ts'
import { offer, takeUpdate } from './update.ts'

const HOURLY_MS = 60 * 60_000
/** Coming back is a good moment to look, but not each time somebody glances at the phone. */
const GLANCE_MS = 10 * 60_000

const WORKER = '/sw.js'
type Rules = { createScriptURL: (url: string) => string }
type TrustedTypes = { createPolicy: (name: string, rules: Rules) => Rules }

/** The one script that is named by a text. Where a browser takes only trusted ones, this policy vouches for it alone (SECURITY 4). */
function workerAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('onise', { createScriptURL: () => WORKER })
  return policy?.createScriptURL(WORKER) ?? WORKER
}

const OPEN_TAB = 'onise-tab'

/** Each open tab holds a share of this, so that they can be counted. */
function beCounted(): void {
  void navigator.locks?.request(OPEN_TAB, { mode: 'shared' }, () => new Promise(() => {}))
}
async function isOnlyTab(): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return held.filter(({ name }) => name === OPEN_TAB).length === 1
}

/** Nobody has touched this page yet, no other tab is open, and nothing is on its way (SYNC 1, cold start). */
async function isColdStart({ session }: Door): Promise<boolean> {
  if (navigator.userActivation?.hasBeenActive !== false || !(await isOnlyTab())) return false
  const sending = await session?.replica.outbox.filter(({ state }) => state === 'sending').count()
  return !sending
}

/** Registers the service worker and looks for a newer one each hour and on coming back, unless data is dear. */
export async function watchForUpdates(door: Door): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  beCounted()
  const workbox = new Workbox(workerAddress())
  workbox.addEventListener('waiting', ({ wasWaitingBeforeRegister }) => {
    offer(workbox)
    // It waited since another day: nothing is lost by beginning with it. What comes later is only offered.
    if (wasWaitingBeforeRegister)
      void isColdStart(door).then((isCold) => isCold && takeUpdate(), console.error)
  })
  await workbox.register().catch(() => {})

  let looked = Date.now()
  const look = (afterMs: number) => {
    const isDue = Date.now() - looked > afterMs && document.visibilityState === 'visible'
    if (!isDue || isSparing()) return
    looked = Date.now()
    void workbox.update().catch(() => {})
  }
  setInterval(() => look(HOURLY_MS), HOURLY_MS / 4)
  document.addEventListener('visibilitychange', () => look(GLANCE_MS))
}
