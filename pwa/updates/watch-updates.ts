import { Workbox } from 'workbox-window'
import { isDataSaverOn } from '#pwa/ui/browser/data-saver.ts'
import { countBytes, UPDATE_CHECK_BYTES } from '#pwa/usage/meter.ts'
import { announceUpdate } from './update-state.ts'

const HOURLY_MS = 60 * 60_000
/** Becoming visible triggers a check, but not after every glance at the phone. */
const RESUME_MS = 10 * 60_000

/** After this time a new worker has deleted the caches of the old one. */
const CLEANUP_MS = 1000

const WORKER = '/sw.js'
type Rules = { createScriptURL: (url: string) => string }
type TrustedTypes = { createPolicy: (name: string, rules: Rules) => Rules }

/** The only script URL made from a string; where Trusted Types apply, this policy allows it alone. */
function workerUrl(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('onise', { createScriptURL: () => WORKER })
  return policy?.createScriptURL(WORKER) ?? WORKER
}

/** No worker is active, or one that has this page's script in its precache: the page is up to date. */
async function isPageCurrent(): Promise<boolean> {
  if (!navigator.serviceWorker.controller) return true
  const script = document.querySelector<HTMLScriptElement>('script[type="module"]')
  const app = script?.dataset['app'] ?? script?.src
  return app !== undefined && (await caches.match(app)) !== undefined
}

/** The first worker waits too before it is active, on a slow phone long enough to be noticed, and is no update. */
async function announceWaiting(workbox: Workbox): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  if (registration?.waiting && registration.active) announceUpdate(workbox)
}

/** Registers the service worker and checks for a newer one hourly and on becoming visible, unless data is saved. */
export async function watchForUpdates(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const { serviceWorker } = navigator
  const workbox = new Workbox(workerUrl())
  workbox.addEventListener('waiting', () => void announceWaiting(workbox))
  // Another tab activated the update; this one goes on with the old build and offers a reload.
  const onControllerChange = () =>
    setTimeout(
      () => void isPageCurrent().then((isCurrent) => isCurrent || announceUpdate('activated')),
      CLEANUP_MS,
    )
  if (serviceWorker.controller)
    serviceWorker.addEventListener('controllerchange', onControllerChange)
  await workbox.register().catch(() => {})
  const countCheck = () => void countBytes(UPDATE_CHECK_BYTES, Date.now()).catch(() => {})
  countCheck()

  let checkedAt = Date.now()
  const checkAfter = (intervalMs: number) => {
    const isDue = Date.now() - checkedAt > intervalMs && document.visibilityState === 'visible'
    if (!isDue || isDataSaverOn()) return
    checkedAt = Date.now()
    countCheck()
    void workbox.update().catch(() => {})
  }
  setInterval(() => checkAfter(HOURLY_MS), HOURLY_MS / 4)
  document.addEventListener('visibilitychange', () => checkAfter(RESUME_MS))
}
