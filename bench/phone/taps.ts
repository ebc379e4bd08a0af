// Use of a phone with many stored rows: the main thread's own ms of each tap and key, and of scrolling, from traces.
import type { BenchApp, Measurement, Tap } from './app.ts'
import type { Phone, PhonePage } from './browser.ts'
import { withOfflinePhone } from './offline-start.ts'
import { measureScrolling } from './scrolling.ts'
import { longestOf, tasksBetween, totalOf, traceTasks } from './trace.ts'
import { measureTyping } from './typing.ts'
import { waitForCards } from './vitals.ts'

const CPU = 4
const ROUNDS = 3
const SETTLE_MS = 1000

type Marked = { event: string; selector: string }

/** Runs in the page: marks the next event, and the frame in which the selector first matches after it. */
function markNext({ event, selector }: Marked): void {
  const isShown = () => started && document.querySelector(selector) !== null
  let started = false
  const start = () => {
    started = true
    performance.mark('bench:start')
  }
  addEventListener(event, start, { capture: true, once: true })
  window.bench.shown = window.bench.whenShown(isShown).then(() => {
    performance.mark('bench:shown')
  })
}

/** One tap: the work until the next screen is shown, and the longest task until a second later. */
async function traceTap({ page, devtools }: PhonePage, { target, shown }: Tap) {
  const button = page.locator(target).first()
  await button.scrollIntoViewIfNeeded()
  await page.evaluate(markNext, { event: 'pointerdown', selector: shown })
  const trace = await traceTasks(devtools, async () => {
    await button.tap()
    await page.evaluate(() => window.bench.shown)
    await page.waitForTimeout(SETTLE_MS)
  })
  const tasks = tasksBetween(trace, 'bench:start', 'bench:shown')
  return { ms: totalOf(tasks), longest: longestOf(trace.tasks) }
}

async function openList(phone: Phone, app: BenchApp): Promise<PhonePage> {
  const opened = await phone.openPage({ cpu: CPU })
  await opened.page.goto(app.proxy.url + app.listPath, { waitUntil: 'commit' })
  await waitForCards(opened.page)
  await opened.page.waitForTimeout(SETTLE_MS)
  return opened
}

type Result = Pick<Measurement, 'figures' | 'sends'>

/** What the page has after the walk, without what nothing refers to any more. */
async function measureMemory({ devtools }: PhonePage): Promise<Record<string, number>> {
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const read = (metric: string) => metrics.find(({ name }) => name === metric)?.value ?? Number.NaN
  return { 'memory.heap': read('JSHeapUsedSize'), 'memory.nodes': read('Nodes') }
}

async function traceTaps(opened: PhonePage, app: BenchApp): Promise<Result> {
  const each: Record<string, number[]> = {}
  const figures: Record<string, number> = {}
  for (let round = 0; round < ROUNDS; round++)
    for (const tap of app.taps) {
      const { ms, longest } = await traceTap(opened, tap)
      // The first round loads the scripts of the screens.
      if (round === 0) continue
      ;(each['tap'] ??= []).push(ms)
      ;(each[`tap.${tap.name}`] ??= []).push(ms)
      figures['tap.longest'] = Math.max(figures['tap.longest'] ?? 0, longest)
    }
  return { figures: { ...figures, ...(await measureMemory(opened)) }, sends: each }
}

/** Each part begins where the one before it ended: the walk on the list. */
async function measureUse(phone: Phone, app: BenchApp): Promise<Result> {
  const opened = await openList(phone, app)
  const taps = await traceTaps(opened, app)
  const { lists, typing } = app
  const scrolled = await measureScrolling(opened, app, lists)
  const typed = await measureTyping(opened, app, typing())
  await opened.page.close()
  return { figures: { ...taps.figures, ...scrolled }, sends: { ...taps.sends, ...typed } }
}

export const measureTaps = (app: BenchApp, preparedProfile: string): Promise<Measurement> =>
  withOfflinePhone(app, preparedProfile, async (phone) => ({
    ...(await measureUse(phone, app)),
    notes: { errors: phone.errors },
  }))
