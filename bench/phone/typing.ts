// Typing: the main thread's own ms from each key to the frame that shows it.
import type { BenchApp, TypedField } from './app.ts'
import type { PhonePage } from './browser.ts'
import { tasksBetween, totalOf, traceTasks } from './trace.ts'

const TEXT = 'rewire two rooms'
const KEY_MS = 150
const SETTLE_MS = 1500

/** Runs in the page: marks each key, and the frame after it. */
function markKeys(): void {
  let keys = 0
  const onKey = () => {
    const key = keys++
    performance.mark(`bench:key:${key}`)
    requestAnimationFrame(() => {
      // A message that is posted in an animation frame arrives after the frame was painted.
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => performance.mark(`bench:frame:${key}`))
      port1.start()
      port2.postMessage(0)
    })
  }
  addEventListener('keydown', onKey, { capture: true })
}

/** Of each field, the ms of every key. */
export async function measureTyping(
  { page, devtools }: PhonePage,
  { proxy }: BenchApp,
  fields: readonly TypedField[],
): Promise<Record<string, number[]>> {
  const figures: Record<string, number[]> = {}
  for (const { name, path, field } of fields) {
    await page.goto(proxy.url + path, { waitUntil: 'commit' })
    await page.locator(field).first().tap()
    await page.waitForTimeout(SETTLE_MS)
    await page.evaluate(markKeys)
    const trace = await traceTasks(devtools, async () => {
      await page.keyboard.type(TEXT, { delay: KEY_MS })
      await page.waitForTimeout(SETTLE_MS)
    })
    figures[`type.${name}`] = [...TEXT].map((_, key) =>
      totalOf(tasksBetween(trace, `bench:key:${key}`, `bench:frame:${key}`)),
    )
  }
  return figures
}
