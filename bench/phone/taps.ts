// Taps on a phone with many stored rows: the main thread's own ms of each, from a trace.
import type { BenchApp, Measurement, Tap } from './app.ts'
import type { Phone, PhonePage } from './browser.ts'
import { withOfflinePhone } from './offline-start.ts'
import { traceTasks, type Task, type Trace } from './trace.ts'
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

const longestOf = (tasks: readonly Task[]) => Math.max(0, ...tasks.map(({ ms }) => ms))

/** The tasks from one mark to another, the first being the one that set the mark. */
function tasksBetween({ tasks, marks }: Trace, from: string, until: string): Task[] {
  const start = marks.get(from) ?? Number.NaN
  const end = marks.get(until) ?? Number.NaN
  const first = tasks.findLastIndex(({ startedAt }) => startedAt <= start)
  return tasks.filter(({ startedAt }, index) => index >= first && startedAt <= end)
}
const totalOf = (tasks: readonly Task[]) => tasks.reduce((total, { ms }) => total + ms, 0)

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

async function traceTaps(phone: Phone, app: BenchApp): Promise<Result> {
  const opened = await openList(phone, app)
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
  await opened.page.close()
  return { figures, sends: each }
}

export const measureTaps = (app: BenchApp, preparedProfile: string): Promise<Measurement> =>
  withOfflinePhone(app, preparedProfile, async (phone) => ({
    ...(await traceTaps(phone, app)),
    notes: { errors: phone.errors },
  }))
