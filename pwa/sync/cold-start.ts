import { isOnlyTab } from './open-tabs.ts'

/** Whoever has just opened the app looks at its mark meanwhile; a phone that needs longer goes on with what it has. */
const PATIENCE_MS = 3000

/**
 * An update that was left waiting is taken at the next start: before anything is shown there is nothing to lose by
 * beginning with it (SYNC 1, cold start). Ends with a reload into it, or resolves when the app shall go on as it is:
 * another tab is open, or the new worker does not take over in time. It is then offered, like any other.
 */
export async function takeAtStart(waiting: ServiceWorker): Promise<void> {
  if (!(await isOnlyTab())) return
  await new Promise<void>((goOn) => {
    const { serviceWorker } = navigator
    const begin = () => {
      clearTimeout(timer)
      location.reload()
    }
    const timer = setTimeout(() => {
      serviceWorker.removeEventListener('controllerchange', begin)
      goOn()
    }, PATIENCE_MS)
    serviceWorker.addEventListener('controllerchange', begin, { once: true })
    waiting.postMessage({ type: 'SKIP_WAITING' })
  })
}
