import { Workbox } from 'workbox-window'
import { offer } from './update.ts'

const HOURLY_MS = 60 * 60_000
type Connection = { saveData?: boolean }

const WORKER = '/sw.js'
type Rules = { createScriptURL: (url: string) => string }
type TrustedTypes = { createPolicy: (name: string, rules: Rules) => Rules }

/** The one script that is named by a text. Where a browser takes only trusted ones, this policy vouches for it alone (SECURITY 4). */
function workerAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('onise', { createScriptURL: () => WORKER })
  return policy?.createScriptURL(WORKER) ?? WORKER
}

/** Registers the service worker and looks for a newer one each hour and on coming back, unless data is dear. */
export async function watchForUpdates(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const workbox = new Workbox(workerAddress())
  workbox.addEventListener('waiting', () => offer(workbox))
  await workbox.register().catch(() => {})

  let looked = Date.now()
  const look = () => {
    const { saveData } = (navigator as { connection?: Connection }).connection ?? {}
    const isDue = Date.now() - looked > HOURLY_MS && document.visibilityState === 'visible'
    if (!isDue || saveData) return
    looked = Date.now()
    void workbox.update().catch(() => {})
  }
  setInterval(look, HOURLY_MS / 4)
  document.addEventListener('visibilitychange', look)
}
