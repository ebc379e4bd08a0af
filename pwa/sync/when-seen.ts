import type { Door } from '#pwa/session/door.ts'
import { watchBytes } from '#pwa/service-worker/meter.ts'
import { toast } from '#pwa/ui/toast-store.ts'
import { watchForUpdates } from './watch-updates.ts'

const CLEARED = 'This browser cleared what Onise kept here. Log in again; what was sent comes back.'

/** Nobody logged out: everything was cleared under the open page, and the door has heard of it just now (main.tsx). */
function watchForClearing(door: Door) {
  let who = door.read()
  let gone = false
  door.subscribe(() => {
    gone = who !== null && door.read() === null
    who = door.read()
  })
  window.addEventListener('storage', ({ key }) => {
    if (key === null && gone) toast(CLEARED, 'news')
    gone = false
  })
}

/** What is not needed to show anything, and dear on the first visit: what the app costs, and whether there is a newer one. */
export function whenSeen(door: Door): Promise<void> {
  watchBytes(Date.now)
  watchForClearing(door)
  return watchForUpdates()
}
