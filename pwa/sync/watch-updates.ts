import { Workbox } from 'workbox-window'
import { isSparing } from '#pwa/ui/sparing.ts'
import { offer } from './update.ts'

const HOURLY_MS = 60 * 60_000
/** Coming back is a good moment to look, but not each time somebody glances at the phone. */
const GLANCE_MS = 10 * 60_000

/** By then a worker that took over has thrown away what its forerunner had. */
const TIDY_MS = 1000

const WORKER = '/sw.js'
type Rules = { createScriptURL: (url: string) => string }
type TrustedTypes = { createPolicy: (name: string, rules: Rules) => Rules }

/** The one script that is named by a text. Where a browser takes only trusted ones, this policy vouches for it alone (SECURITY 4). */
function workerAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('onise', { createScriptURL: () => WORKER })
  return policy?.createScriptURL(WORKER) ?? WORKER
}

/** None took over, or one that has this page's own script: nothing is new, it was lost or came again. */
async function isOfThisBuild(): Promise<boolean> {
  if (!navigator.serviceWorker.controller) return true
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  return script !== null && (await caches.match(script.src)) !== undefined
}

/** Registers the service worker and looks for a newer one each hour and on coming back, unless data is dear. */
export async function watchForUpdates(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const { serviceWorker } = navigator
  const workbox = new Workbox(workerAddress())
  workbox.addEventListener('waiting', () => offer(workbox))
  // Another tab took it. This one goes on with what it has, and is told that there is more.
  const changed = () =>
    setTimeout(() => void isOfThisBuild().then((is) => is || offer('taken')), TIDY_MS)
  if (serviceWorker.controller) serviceWorker.addEventListener('controllerchange', changed)
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
