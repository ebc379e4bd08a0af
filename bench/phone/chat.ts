// A cached conversation of 5,000 messages: the main thread's own ms while it is opened, scrolled and written to.
import type { Page } from 'playwright-core'
import type { BenchApp, Measurement } from './app.ts'
import type { Phone, PhonePage } from './browser.ts'
import { withOfflinePhone } from './offline-start.ts'
import { traceTasks, type Task, type Trace } from './trace.ts'
import { waitForCards } from './vitals.ts'

const CPU = 4
const SETTLE_MS = 2000
const OPENS = 3
/** Of about seven screens each, so that about a thousand messages pass. */
const FLINGS = 40
const FLING_PX = 3000
const FLING_PX_PER_S = 6000
const LONG_TASK_MS = 50
const SENDS = 5
const WORDS = 'I can come tomorrow at nine'

/** The user with whom bench/phone/onise-app.ts stores the messages. */
const CONVERSATION = '.row-item a:text("Adaeze")'
const NEWEST = '.bubble'
const FIELD = '.composer-field'

const longestOf = (tasks: readonly Task[]) => Math.max(0, ...tasks.map(({ ms }) => ms))
const totalOf = (tasks: readonly Task[]) => tasks.reduce((total, { ms }) => total + ms, 0)
const countLong = (tasks: readonly Task[]) => tasks.filter(({ ms }) => ms > LONG_TASK_MS).length

/** The tasks from one mark to another, the first being the one that set the mark. */
function tasksBetween({ tasks, marks }: Trace, from: string, until: string): Task[] {
  const start = marks.get(from) ?? Number.NaN
  const end = marks.get(until) ?? Number.NaN
  const first = tasks.findLastIndex(({ startedAt }) => startedAt <= start)
  return tasks.filter(({ startedAt }, index) => index >= first && startedAt <= end)
}

type Marked = { event: string; name: string; selector: string; text?: string }

/** Runs in the page: marks the next event, and the frame in which an element with the text is shown after it. */
function markNext({ event, name, selector, text = '' }: Marked): void {
  let started = false
  const isShown = () =>
    started &&
    [...document.querySelectorAll(selector)].some((element) => element.textContent.includes(text))
  const start = () => {
    started = true
    performance.mark(`bench:${name}`)
  }
  addEventListener(event, start, { capture: true, once: true })
  window.bench.shown = window.bench.whenShown(isShown).then(() => {
    performance.mark(`bench:${name} shown`)
  })
}

/** Runs in the page: marks each key, and the frame after it. */
function markKeys(): void {
  let keys = 0
  addEventListener(
    'keydown',
    () => {
      const key = keys++
      performance.mark(`bench:key ${key}`)
      // A message that is posted in an animation frame arrives after the frame was painted.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => performance.mark(`bench:key ${key} shown`))
        port1.start()
        port2.postMessage(0)
      })
    },
    { capture: true },
  )
}

const workOf = (trace: Trace, name: string) =>
  totalOf(tasksBetween(trace, `bench:${name}`, `bench:${name} shown`))

async function openList({ page }: PhonePage, app: BenchApp): Promise<void> {
  await page.goto(app.proxy.url + app.listPath, { waitUntil: 'commit' })
  await waitForCards(page)
  await page.locator('.bottom-bar-entry[href="/messages"]').tap()
  await page.locator(CONVERSATION).waitFor()
  await page.waitForTimeout(SETTLE_MS)
}

/** From the tap in the list of conversations; `longest` until two seconds later. */
async function traceOpen({ page, devtools }: PhonePage) {
  await page.evaluate(markNext, { event: 'pointerdown', name: 'open', selector: NEWEST })
  const trace = await traceTasks(devtools, async () => {
    await page.locator(CONVERSATION).tap()
    await page.evaluate(() => window.bench.shown)
    await page.waitForTimeout(SETTLE_MS)
  })
  return { shown: workOf(trace, 'open'), longest: longestOf(trace.tasks), all: trace.tasks }
}

/** The document of the conversation, as a notice opens it. */
async function traceColdOpen({ page, devtools }: PhonePage, path: string) {
  const trace = await traceTasks(devtools, async () => {
    await page.goto(path, { waitUntil: 'commit' })
    await page.locator(NEWEST).first().waitFor()
    await page.waitForTimeout(SETTLE_MS)
  })
  return longestOf(trace.tasks)
}

/** `direction` is 1 to older messages, -1 back to newer ones. */
async function traceScroll({ page, devtools }: PhonePage, direction: 1 | -1) {
  const gesture = {
    x: 180,
    y: 320,
    yDistance: direction * FLING_PX,
    speed: FLING_PX_PER_S,
    // A touch gesture moves nothing in a browser without a window.
    gestureSourceType: 'mouse' as const,
  }
  const { tasks } = await traceTasks(devtools, async () => {
    for (let fling = 0; fling < FLINGS; fling++)
      await devtools.send('Input.synthesizeScrollGesture', gesture)
    await page.waitForTimeout(SETTLE_MS)
  })
  return { longest: longestOf(tasks), long: countLong(tasks), worked: totalOf(tasks) }
}

async function traceTyping({ page, devtools }: PhonePage): Promise<number[]> {
  await page.locator(FIELD).tap()
  await page.waitForTimeout(SETTLE_MS)
  await page.evaluate(markKeys)
  const trace = await traceTasks(devtools, async () => {
    await page.keyboard.type(WORDS, { delay: 150 })
    await page.waitForTimeout(SETTLE_MS)
  })
  return Array.from(WORDS, (_, key) => workOf(trace, `key ${key}`))
}

async function traceSend({ page, devtools }: PhonePage, text: string): Promise<number> {
  await page.locator(FIELD).fill(text)
  // The draft is saved by then, as it is for a user who reads the words once more.
  await page.waitForTimeout(SETTLE_MS)
  const shown = { event: 'pointerdown', name: 'send', selector: '.bubble-text', text }
  await page.evaluate(markNext, shown)
  const trace = await traceTasks(devtools, async () => {
    await page.locator('.composer [type=submit]').tap()
    await page.evaluate(() => window.bench.shown)
    await page.waitForTimeout(SETTLE_MS)
  })
  return workOf(trace, 'send')
}

const goBack = async (page: Page) => {
  await page.locator('.page-back button').tap()
  await page.locator(CONVERSATION).waitFor()
  await page.waitForTimeout(SETTLE_MS)
}

async function traceChat(phone: Phone, app: BenchApp): Promise<Omit<Measurement, 'notes'>> {
  const opened = await phone.openPage({ cpu: CPU })
  const { page } = opened
  await openList(opened, app)
  // The first time loads the scripts of the screen.
  await traceOpen(opened)
  const path = page.url()
  const opens: Awaited<ReturnType<typeof traceOpen>>[] = []
  for (let round = 0; round < OPENS; round++) {
    await goBack(page)
    opens.push(await traceOpen(opened))
  }
  const older = await traceScroll(opened, 1)
  const newer = await traceScroll(opened, -1)
  const typing = await traceTyping(opened)
  const sends: number[] = []
  for (let n = 0; n < SENDS; n++) sends.push(await traceSend(opened, `${WORDS}, number ${n}`))
  const cold = await traceColdOpen(opened, path)
  await page.close()
  return {
    figures: {
      'chat.open.longest': Math.max(...opens.map(({ longest }) => longest)),
      'chat.cold.longest': cold,
      'chat.older.longest': older.longest,
      'chat.older.long': older.long,
      'chat.older.worked': older.worked,
      'chat.newer.longest': newer.longest,
      'chat.newer.long': newer.long,
      'chat.newer.worked': newer.worked,
    },
    sends: {
      'chat.open': opens.map(({ shown }) => shown),
      'chat.typing': typing,
      'chat.send': sends,
    },
  }
}

export const measureChat = (app: BenchApp, preparedProfile: string): Promise<Measurement> =>
  withOfflinePhone(app, preparedProfile, async (phone) => ({
    ...(await traceChat(phone, app)),
    notes: { errors: phone.errors },
  }))
