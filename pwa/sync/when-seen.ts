import { watchBytes } from '#pwa/service-worker/meter.ts'
import { watchForUpdates } from './watch-updates.ts'

/** What is not needed to show anything, and dear on the first visit: what the app costs, and whether there is a newer one. */
export function whenSeen(): Promise<void> {
  watchBytes(Date.now)
  return watchForUpdates()
}
