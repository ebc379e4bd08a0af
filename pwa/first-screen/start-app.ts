/** On a slow network. */
const LONGEST_WAIT_MS = 1000

const afterFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A page in the background has no frames. */
const untilPainted = () =>
  document.visibilityState === 'visible' &&
  Promise.race([Promise.resolve(globalThis.drawn).then(afterFrame), wait(LONGEST_WAIT_MS)])

const load = (app: string): Promise<unknown> => import(/* @vite-ignore */ app)

/**
 * In a document that shows a screen by itself: runs the app, whose scripts are preloaded, after the frame with that screen,
 * so that it delays neither the responses nor the paint.
 */
export async function startApp(app: string, run = load): Promise<void> {
  // Enter in a form that is drawn already is kept for the app, which sends it when it takes the form over.
  document.addEventListener('keydown', ({ key, target }) => {
    if (key !== 'Enter' || !(target instanceof Element)) return
    target.closest('[data-drawn] form')?.setAttribute('data-sent', '')
  })
  await untilPainted()
  try {
    await run(app)
  } catch (error) {
    // As for a script element, it is no error of the page when the app does not arrive, because the user has left or there
    // is no network. Browsers name the import in that message alone.
    if (!/import/i.test((error as Error).message)) throw error
  }
}
