import { hasPrefetched } from '#pwa/api/prefetched.ts'

/** A slow network, or a page without frames, delays the app by no more. */
const MAX_WAIT_MS = 1000

const nextFrame = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/**
 * Resolves when what the document shows of its early responses is on the screen, so that rendering the app does not delay
 * it. A page in the background has no frames.
 */
export async function afterDocument(): Promise<void> {
  if (!hasPrefetched() || !globalThis.drawn || document.visibilityState === 'hidden') return
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, MAX_WAIT_MS))
  await Promise.race([globalThis.drawn.then(nextFrame), timeout])
}
