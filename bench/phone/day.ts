// A working day of a professional on an installed app: what it transfers, and what the app's own data meter shows. `LIVE=off`
// is the same day without the live channel.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { pollInterval } from '#pwa/sync/poll-interval.ts'
import { drawLargePhoto } from '#testing/fixtures/large-photo.ts'
import type { Exchange } from '#testing/recording-proxy/recording-proxy.ts'
import { DEMO_PASSWORD } from '#tools/seed/demo.ts'
import type { BenchApp, Measurement, PartOfDay } from './app.ts'
import { createProfile, deleteProfile, Phone } from './browser.ts'
import { joinParts, readMeter } from './day-parts.ts'
import type { Call } from './onise-app.ts'
import { waitForCards } from './vitals.ts'

const OPENS = 6
const LOOKS = 10
const TASKS = 10
const PROPOSALS = 2
const MESSAGES = 30
const VOICE_NOTES = 2
const POSTS_PER_OPEN = 2
const OTHER_APPS = 6
const isLive = process.env['LIVE'] !== 'off'
/** While a conversation is open and nothing happens. */
const QUIET_MS = 20 * 60_000
/** The app counts what it has transferred only after its first screen. */
const IDLE_MS = 1500
const DAY_MS = 86_400_000
/** Only files are larger on the way up. */
const LARGEST_COMMAND = 4000

type DayOptions = { app: BenchApp; call: Call }
type Login = { token: string; user: { _id: string } }

/** The other user, and a task on which the professional works for them. */
async function prepareWork({ app, call }: DayOptions) {
  const credentials = { email: 'client@onise.test', password: DEMO_PASSWORD }
  const client = await call<Login>('user/login', credentials)
  const { userDetails } = await call<{ userDetails: { user: { _id: string } } }>(
    'user/dashboard',
    undefined,
    app.token,
  )
  const tasker = userDetails.user._id
  const input = {
    title: 'Rewire the kitchen',
    description: 'Two sockets and the lamp.',
    price: '20000',
    duration: 1,
    projectType: 'Onsite',
    location: 'Yaba, Lagos',
    skills: 'House Wiring',
  }
  const { task } = await call<{ task: { _id: string } }>('client/create-task', input, client.token)
  const date = new Date(Date.now() + 7 * DAY_MS).toISOString().slice(0, 10)
  const proposal = { price: '20000', description: 'I can.', date }
  await call(`user/apply/${task._id}`, proposal, app.token)
  await call(`client/task/${task._id}/award/${tasker}`, {}, client.token)
  const message = (text: string) =>
    call('chats', { recipientId: tasker, message: text }, client.token)
  return { clientId: client.user._id, taskId: task._id, message }
}

const sumOf = (exchanges: readonly Exchange[]) =>
  exchanges.reduce((sum, { bytes }) => sum + bytes.up + bytes.down, 0)
const fileBytes = (exchanges: readonly Exchange[]) =>
  exchanges.reduce((sum, { bytes }) => sum + (bytes.up > LARGEST_COMMAND ? bytes.up : 0), 0)

class Day {
  readonly parts: PartOfDay[] = []
  readonly #app: BenchApp
  readonly #phone: Phone
  page: Page

  constructor(app: BenchApp, phone: Phone, page: Page) {
    this.#app = app
    this.#phone = phone
    this.page = page
  }

  async #totals() {
    await this.#app.proxy.whenIdle(IDLE_MS)
    const { up, down } = this.#app.proxy.socketBytes()
    return { sockets: up + down, meter: await this.page.evaluate(readMeter) }
  }

  /** Does something and records what it transferred. */
  async measure(name: string, work: () => Promise<unknown>): Promise<void> {
    const before = await this.#totals()
    this.#app.proxy.takeExchanges()
    await work()
    const after = await this.#totals()
    const exchanges = this.#app.proxy.takeExchanges()
    this.parts.push({
      name,
      requests: exchanges.length,
      bytes: sumOf(exchanges),
      files: fileBytes(exchanges),
      sockets: after.sockets - before.sockets,
      meter: after.meter - before.meter,
    })
  }

  /** Opens the list in a new page, as a tap on the icon does. */
  async open(): Promise<void> {
    const { page } = await this.#phone.openPage()
    await page.goto(this.#app.proxy.url + this.#app.listPath)
    await waitForCards(page)
    await this.page.close()
    this.page = page
  }

  async show(path: string): Promise<void> {
    await this.page.goto(this.#app.proxy.url + path)
  }

  /** The app polls when its page becomes visible. */
  async poll(): Promise<void> {
    const response = this.page.waitForResponse((each) => each.url().includes('/api/sync'))
    await this.page.evaluate(() => void window.dispatchEvent(new Event('pageshow')))
    await response
  }

  /** Another app is on the screen for a moment, for example that of a bank. */
  async useOtherApp(): Promise<void> {
    const show = (state: string) =>
      this.page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }, state)
    await show('hidden')
    const response = this.page.waitForResponse((each) => each.url().includes('/api/sync'))
    await show('visible')
    await response
    await this.#app.proxy.whenIdle(2500)
  }

  async sendMessage(text: string): Promise<void> {
    const { page } = this
    await page.getByLabel('Type a message').fill(text)
    await page.getByRole('button', { name: 'Send message' }).click()
    await page
      .locator('.thread-row', { hasText: text })
      .getByLabel(/^(?:Sent|Seen)$/)
      .waitFor()
  }
}

async function openTasks(day: Day, app: BenchApp): Promise<void> {
  for (let n = 0; n < TASKS; n++) {
    await day.page.locator(app.cardSelector).nth(n).click()
    await day.page.getByText('Job Description').waitFor()
    await day.page.goBack()
    await waitForCards(day.page)
  }
}

async function sendProposals(day: Day, app: BenchApp): Promise<void> {
  for (let n = 0; n < PROPOSALS; n++) {
    const { page } = day
    await page.locator(app.cardSelector).nth(n).click()
    await page.getByRole('link', { name: 'Send Proposal' }).click()
    await page.getByLabel('Your price').fill('18000')
    const text = 'I will bring my own tester and finish before the weekend.'
    await page.getByRole('textbox', { name: 'Your proposal' }).fill(text)
    const date = new Date(Date.now() + 7 * DAY_MS).toISOString().slice(0, 10)
    await page.getByLabel('When can you finish?').fill(date)
    const sent = page.waitForResponse((response) => response.url().includes('/api/user/apply/'))
    await page.getByRole('button', { name: 'Send Proposal' }).click()
    await sent
    await day.show(app.listPath)
    await waitForCards(page)
  }
}

async function submitPhoto(day: Day, taskId: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'onise-photo-'))
  try {
    const photo = join(folder, 'photo.jpg')
    writeFileSync(photo, await drawLargePhoto())
    await day.show(`/submit-task/${taskId}`)
    const { page } = day
    await page.getByLabel('Notes').fill('Both sockets and the lamp work.')
    await page.getByLabel('Picture or PDF').setInputFiles(photo)
    await page.getByRole('button', { name: 'Remove' }).waitFor()
    const sent = page.waitForResponse((response) => response.url().endsWith('/submit'))
    await page.getByRole('main').getByRole('button', { name: 'Submit' }).click()
    await sent
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Half of them from the other side. */
async function exchangeMessages(day: Day, message: (text: string) => Promise<unknown>) {
  for (let n = 0; n < MESSAGES / 2; n++) {
    await day.sendMessage(`Message ${n}: I am on my way and have the cable with me.`)
    const answer = `Answer ${n}: good, the gate is open and the power is off.`
    await message(answer)
    if (!isLive) await day.poll()
    await day.page.locator('.thread-row', { hasText: answer }).waitFor()
  }
}

async function sendVoiceNotes(day: Day): Promise<void> {
  for (let n = 0; n < VOICE_NOTES; n++) {
    const { page } = day
    await page.getByRole('button', { name: 'Record a voice note' }).click()
    await page.getByText('0:05', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
    await page
      .getByRole('button', { name: /Play the voice note/ })
      .last()
      .waitFor()
    await day.sendMessage(`Voice note ${n}`)
  }
}

/** As often as the app asks in that time. */
async function stayInConversation(day: Day): Promise<void> {
  const options = { live: 'conversation', isConnected: isLive, factor: 1 } as const
  let unchangedPolls = 1
  for (let at = 0; at < QUIET_MS; unchangedPolls++) {
    await day.poll()
    at += pollInterval({ ...options, unchangedPolls })
  }
}

async function workForADay(day: Day, { app, call }: DayOptions): Promise<void> {
  const { clientId, taskId, message } = await prepareWork({ app, call })
  for (let n = 0; n < OPENS; n++) {
    for (let post = 0; post < POSTS_PER_OPEN; post++) await app.changeRow()
    await day.measure('opens', () => day.open())
  }
  for (let n = 0; n < LOOKS; n++) {
    if (n % 2 === 0) await app.changeRow()
    await day.measure('looks at the list', () => app.reloadList(day.page))
  }
  await day.measure('tasks', () => openTasks(day, app))
  await day.measure('proposals', () => sendProposals(day, app))
  await day.measure('submission with a photo', () => submitPhoto(day, taskId))
  await day.show(`/chat/${clientId}`)
  await day.measure('messages', () => exchangeMessages(day, message))
  await day.measure('voice notes', () => sendVoiceNotes(day))
  for (let n = 0; n < OTHER_APPS; n++)
    await day.measure('looks at another app', () => day.useOtherApp())
  await day.measure('20 quiet minutes', () => stayInConversation(day))
}

export async function measureDay(options: DayOptions): Promise<Measurement> {
  const { app } = options
  const profile = createProfile()
  const phone = await Phone.open({ profile, app, token: app.token })
  try {
    const { page } = await phone.openPage()
    await page.goto(app.proxy.url + app.listPath)
    await waitForCards(page)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
    await app.proxy.whenIdle(2500)
    const day = new Day(app, phone, page)
    await workForADay(day, options)
    const parts = joinParts(day.parts)
    const total = (key: Exclude<keyof PartOfDay, 'name'>) =>
      parts.reduce((sum, part) => sum + part[key], 0)
    return {
      figures: {
        'day.bytes': total('bytes') - total('files'),
        'day.files': total('files'),
        'day.sockets': total('sockets'),
        'day.meter': total('meter'),
        'day.deviation': total('meter') / total('sockets'),
      },
      notes: { day: parts, errors: phone.errors },
    }
  } finally {
    await phone.close()
    deleteProfile(profile)
  }
}
