// Scrolling through long lists: what the main thread does for each step.
import type { BenchApp, ScrolledList } from './app.ts'
import type { PhonePage } from './browser.ts'
import { longestOf, traceTasks } from './trace.ts'

const STEPS = 50
const STEP_MS = 80
const SETTLE_MS = 1500
const LONG_MS = 50

type Steps = Pick<ScrolledList, 'scroller' | 'step' | 'more'> & { count: number; stepMs: number }

/** Runs in the page. At the end of the list it shows more. Resolves with the frames that came more than 50 ms late. */
async function scrollThrough({ scroller, step, more, count, stepMs }: Steps): Promise<number> {
  const element = scroller ? document.querySelector(scroller) : document.scrollingElement
  if (!element) throw new Error(`Nothing to scroll: ${scroller}`)
  let last = performance.now()
  let late = 0
  let isOver = false
  const onFrame = (time: number) => {
    if (time - last > 50 + 1000 / 60) late++
    last = time
    if (!isOver) requestAnimationFrame(onFrame)
  }
  requestAnimationFrame(onFrame)
  for (let n = 0; n < count; n++) {
    const { scrollTop, clientHeight, scrollHeight } = element
    const isAtEnd = scrollTop + clientHeight >= scrollHeight - 2
    if (isAtEnd && more) document.querySelector<HTMLElement>(more)?.click()
    element.scrollBy(0, step)
    await new Promise((resolve) => setTimeout(resolve, stepMs))
  }
  isOver = true
  return late
}

/** The longest task and how many take more than 50 ms, while 20,000 px are scrolled. */
export async function measureScrolling(
  { page, devtools }: PhonePage,
  { proxy }: BenchApp,
  lists: readonly ScrolledList[],
): Promise<Record<string, number>> {
  const figures: Record<string, number> = {}
  for (const { name, path, shown, ...list } of lists) {
    await page.goto(proxy.url + path, { waitUntil: 'commit' })
    await page.waitForSelector(shown)
    await page.waitForTimeout(SETTLE_MS)
    const steps = { ...list, count: STEPS, stepMs: STEP_MS }
    let late = 0
    const { tasks } = await traceTasks(devtools, async () => {
      late = await page.evaluate(scrollThrough, steps)
    })
    figures[`scroll.${name}.longest`] = longestOf(tasks)
    figures[`scroll.${name}.long`] = tasks.filter(({ ms }) => ms > LONG_MS).length
    figures[`scroll.${name}.late`] = late
  }
  return figures
}
