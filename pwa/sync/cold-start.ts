import { isOnlyTab } from './open-tabs.ts'

/** Whoever has just opened the app looks at its mark meanwhile; a phone that needs longer goes on with what it has. */
const PATIENCE_MS = 3000
const AGAIN_MS = 1000
const TOUCHES = ['pointerdown', 'keydown', 'input', 'wheel'] as const

/**
 * An update that was left waiting is taken at the next start: before anything is shown there is nothing to lose by
 * beginning with it (SYNC 1, cold start). Ends with a reload into it, or resolves when the app shall go on as it is:
 * another tab is open, or the new worker takes its time. When it then takes over a page that somebody has touched,
 * it is offered like any other.
 */
export async function takeAtStart(waiting: ServiceWorker): Promise<void> {
  if (!(await isOnlyTab())) return
  const touched = new AbortController()
  const { signal } = touched
  for (const touch of TOUCHES)
    addEventListener(touch, () => touched.abort(), { signal, capture: true, passive: true })
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { signal })
  const ask = () => waiting.postMessage({ type: 'SKIP_WAITING' })
  ask()
  // A worker that is still waking up has been seen to miss it.
  const asking = setInterval(ask, AGAIN_MS)
  signal.addEventListener('abort', () => clearInterval(asking))
  waiting.addEventListener('statechange', () => clearInterval(asking), { once: true })
  await new Promise((goOn) => setTimeout(goOn, PATIENCE_MS))
}
