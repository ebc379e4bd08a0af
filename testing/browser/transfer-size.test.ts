import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CONNECTION_BUDGETS } from '#ci/budgets.ts'
import { listPostedTasks } from '#schema/contract/task-reads.ts'
import { createTask } from '#schema/contract/tasks.ts'
import { newId } from '#schema/domain/ids.ts'
import { drawLargePhoto } from '#testing/fixtures/large-photo.ts'
import { forwardTo, type Forward } from '#testing/recording-proxy/forward.ts'
import {
  startRecordingProxy,
  type Exchange,
  type RecordingProxy,
} from '#testing/recording-proxy/recording-proxy.ts'
import { ROOT } from '#tools/common/paths.ts'
import { openBrowser, PHONE } from './browser.ts'
import { startOnise, type Onise } from './start-onise.ts'
import { registerClient, registerTasker, type TestUser } from './users.ts'

/** Of the data meter, from all bytes of the sockets. */
const MAX_METER_DEVIATION = 0.1
const MAX_PHOTO = 120_000
const MAX_THUMBNAIL = 6000

const PAGE_SIZE = 20
/** More than a page. The order is random; the size must not depend on it. */
const TASKS = 24
const TASKS_PER_CLIENT = 10

/**
 * How far below the window pictures are loaded: 1250 px over a fast connection. The headless shell does not measure the
 * connection and would load more.
 */
const PICTURES_AHEAD = '--blink-settings=lazyLoadingImageMarginPxUnknown=1250'

declare global {
  interface Window {
    /** When the last card of the list was added to the page, in ms since 1970. */
    listCompletedAt?: number
  }
}

let onise: Onise
let forward: Forward
let proxy: RecordingProxy
let phone: BrowserContext
let page: Page
/** What the first visit transferred, until the list was complete and beyond. */
let firstVisit: Exchange[] = []

const taskFields = (n: number) => ({
  _id: newId('task'),
  title: `Rewire room ${n} and fit a new meter box`,
  description: `Old building ${n} streets behind the market. Cables are exposed near the stairs.`,
  price: String(20_000 + n * 750),
  duration: 1,
  projectType: 'Onsite' as const,
  location: 'Yaba, Lagos',
  skills: 'House Wiring,Electrical Repairs',
})
/** A picture of some kilobytes, different for each number. */
async function createPicture(n: number, width: number) {
  const raw = { width, height: 120, channels: 3 as const }
  const pixels = Uint8Array.from({ length: width * 120 * 3 }, (_, index) => (index * (n + 7)) % 251)
  return new File([await sharp(pixels, { raw }).jpeg().toBuffer()], `${n}.jpg`)
}
async function postTasks() {
  let client: TestUser | undefined
  for (let n = 0; n < TASKS; n++) {
    if (!client || n % TASKS_PER_CLIENT === 0) client = await registerClient(onise, `Client${n}`)
    const taskImage = await createPicture(n, 160)
    const taskThumbnail = await createPicture(n, 64)
    await client.call(createTask, { ...taskFields(n), taskImage, taskThumbnail })
  }
}

/** Cards of the app: the document draws the list before the app has loaded. */
const APP_CARDS = '.shell:not([data-drawn]) .task-card-open'

const recordListCompletion = ({ cards, count }: { cards: string; count: number }) => {
  const observer = new MutationObserver(() => {
    if (document.querySelectorAll(cards).length < count) return
    window.listCompletedAt = Date.now()
    observer.disconnect()
  })
  observer.observe(document, { childList: true, subtree: true })
}
/** Stores a token before the app starts, in all pages from now on. */
async function signIn(user: TestUser) {
  await phone.addInitScript((value) => {
    if (location.protocol === 'https:') localStorage.setItem('token', value)
  }, user.token)
}

beforeAll(async () => {
  onise = await startOnise()
  const tasker = await registerTasker(onise, 'Adeola', ['House Wiring'])
  await postTasks()
  forward = forwardTo(onise.url)
  proxy = await startRecordingProxy({ respond: forward })
  const browser = await openBrowser([proxy.chromiumFlag, PICTURES_AHEAD])
  phone = await browser.newContext({ ...PHONE, baseURL: proxy.url })
  await signIn(tasker)
  await phone.addInitScript(recordListCompletion, { cards: APP_CARDS, count: PAGE_SIZE })
  page = await phone.newPage()
})
afterAll(async () => {
  await phone?.browser()?.close()
  await proxy?.disconnect()
  await onise?.stop()
})

const waitForList = () =>
  page
    .locator(APP_CARDS)
    .nth(PAGE_SIZE - 1)
    .waitFor()
const readTitles = () => page.locator('.card-title').allTextContents()
const downloadedBytes = (exchanges: Exchange[]) =>
  exchanges.reduce((total, { bytes }) => total + bytes.down, 0)
/** Fetched by the browser itself; counted in bench/phone. */
const isForHomeScreen = (path: string) => /\.webmanifest$|^\/icons\//.test(path)

async function reopenList() {
  page = await phone.newPage()
  await page.goto('/all-task')
  await waitForList()
}

/** All bytes that the data meter has counted. */
const readMeter = () =>
  page.evaluate(async () => {
    const complete = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) =>
        request.addEventListener('success', () => resolve(request.result)),
      )
    const database = await complete(indexedDB.open('onise-meter'))
    const days = database.transaction('days').objectStore('days').getAll()
    const totals = (await complete(days)) as number[]
    database.close()
    return totals.reduce((sum, total) => sum + total, 0)
  })

describe.sequential('bytes on the connection', () => {
  test('assets are sent exactly as the build compressed them', async () => {
    const folder = join(ROOT, 'dist/pwa')
    const assets = (await readdir(join(folder, 'assets'))).map((file) => `assets/${file}`)
    const styles = assets.filter((name) => name.endsWith('.css'))
    // A tenth of the scripts: what decides is the kind of file, and each request keeps workerd busy for a while.
    const scripts = assets
      .filter((name) => name.endsWith('.js'))
      .filter((_, index) => index % 10 === 0)
    for (const name of ['shell.html', ...styles, ...scripts]) {
      const { headers, body } = await forward({
        method: 'GET',
        path: `/${name}`,
        headers: { 'accept-encoding': 'br' },
      })
      expect([name, headers['content-encoding']]).toEqual([name, 'br'])
      expect(body.equals(await readFile(join(folder, `${name}.br`)))).toBe(true)
    }
  })

  test('a first visit to the list stays within its budget, requests the list before any script arrives and Dexie after it is shown', async () => {
    const listRequest = page.waitForRequest('**/api/user/all-tasks')
    await page.route('**/assets/*.js', async (route) => {
      await listRequest
      await route.continue()
    })
    await page.goto('/all-task', { waitUntil: 'commit' })
    await waitForList()
    await page.unroute('**/assets/*.js')
    const completedAt = await page.evaluate(() => window.listCompletedAt ?? 0)
    await proxy.whenIdle()
    firstVisit = proxy.takeExchanges()
    const exchanges = firstVisit.filter(
      ({ at, path }) => at <= completedAt && !isForHomeScreen(path),
    )
    for (const once of ['/api/user/all-tasks', '/api/user/dashboard'])
      expect(exchanges.filter(({ path }) => path === once)).toHaveLength(1)
    const isDatabase = ({ path }: Exchange) => path.startsWith('/assets/database-')
    expect(firstVisit.filter(isDatabase)).toHaveLength(1)
    expect(exchanges.filter(isDatabase)).toEqual([])
    expect(downloadedBytes(exchanges)).toBeGreaterThan(100_000)
    expect(downloadedBytes(exchanges)).toBeLessThanOrEqual(CONNECTION_BUDGETS.firstVisit)
  })

  test('a first sign-in stays within its budget, and the data meter shows it', async () => {
    await page.evaluate(() => navigator.serviceWorker.ready)
    await proxy.whenIdle()
    const bytes = [...firstVisit, ...proxy.takeExchanges()].reduce(
      (sum, exchange) => sum + exchange.bytes.up + exchange.bytes.down,
      0,
    )
    expect(bytes).toBeLessThanOrEqual(CONNECTION_BUDGETS.firstSignIn)
    const readDeviation = async () => {
      const { up, down } = proxy.socketBytes()
      return Math.abs((await readMeter()) / (up + down) - 1)
    }
    await expect.poll(readDeviation).toBeLessThan(MAX_METER_DEVIATION)
  })

  test('the next visit shows the same list and takes at most 1.5 kB in all', async () => {
    await page.evaluate(() => navigator.serviceWorker.ready)
    const titles = await readTitles()
    expect(titles).toHaveLength(PAGE_SIZE)
    await page.close()
    proxy.takeExchanges()
    await reopenList()
    await proxy.whenIdle()
    expect(await readTitles()).toEqual(titles)
    expect(downloadedBytes(proxy.takeExchanges())).toBeLessThanOrEqual(
      CONNECTION_BUDGETS.repeatVisit,
    )
  })

  test('without a network the same list is shown with its pictures', async () => {
    const titles = await readTitles()
    await page.close()
    await proxy.disconnect()
    await reopenList()
    expect(await readTitles()).toEqual(titles)
    const picture = page.locator('.picture-image').first()
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
    await proxy.connect()
  })

  test('a poll without changes takes at most 150 bytes, and an unchanged list has no body', async () => {
    const waitForExchange = async (start: string) => {
      const found: Exchange[] = []
      const isFound = () => {
        found.push(...proxy.takeExchanges().filter(({ path }) => path.startsWith(start)))
        return found.length > 0
      }
      await expect.poll(isFound).toBe(true)
      return found[0]
    }
    const poll = async () => {
      proxy.takeExchanges()
      await page.evaluate(() => window.dispatchEvent(new Event('pageshow')))
      return waitForExchange('/api/sync')
    }
    // The first request fills the header tables of both sides (HPACK).
    await poll()
    const quiet = await poll()
    expect(quiet).toMatchObject({ status: 204 })
    expect((quiet?.bytes.up ?? 0) + (quiet?.bytes.down ?? 0)).toBeLessThanOrEqual(
      CONNECTION_BUDGETS.poll,
    )

    await page.getByRole('button', { name: 'Shuffle and look for new todos' }).click()
    expect(await waitForExchange('/api/user/all-tasks')).toMatchObject({ status: 304 })
  })

  test('a photo of 12 megapixels is uploaded as at most 120 kB, upright and without EXIF', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'onise-photo-'))
    const path = join(folder, 'photo.jpg')
    const photo = await drawLargePhoto()
    await writeFile(path, photo)
    expect((await sharp(photo).metadata()).exif?.length).toBeGreaterThan(0)

    const author = await registerClient(onise, 'Author')
    await signIn(author)
    await page.goto('/create-task')
    await page.getByLabel('Todo Title').fill('A wall that must be seen')
    await page.getByLabel('Description').fill('See the picture: both rooms look like this.')
    await page.getByLabel('Location', { exact: true }).fill('Yaba, Lagos')
    await page.getByLabel('Price', { exact: true }).fill('120000')
    await page.getByRole('radio', { name: 'Onsite' }).check()
    await page.getByLabel('Todo Image').setInputFiles(path)
    await page.getByRole('button', { name: 'Remove' }).waitFor()
    await page.getByLabel('Field', { exact: true }).selectOption('Electrician')
    await page.getByRole('checkbox', { name: 'House Wiring' }).check()
    await page.getByRole('button', { name: 'Post', exact: true }).click()
    const readPosted = async () => (await author.call(listPostedTasks, {})).tasks[0]
    await expect.poll(readPosted).toBeTruthy()
    await rm(folder, { recursive: true, force: true })

    const posted = await readPosted()
    const response = await fetch(new URL(posted?.taskImage ?? '', onise.url))
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.length).toBeGreaterThan(0)
    expect(bytes.length).toBeLessThanOrEqual(MAX_PHOTO)
    const thumbnail = await fetch(new URL(posted?.taskThumbnail ?? '', onise.url))
    const thumbnailBytes = (await thumbnail.arrayBuffer()).byteLength
    expect(thumbnailBytes).toBeGreaterThan(0)
    expect(thumbnailBytes).toBeLessThanOrEqual(MAX_THUMBNAIL)
    const { exif, width, height } = await sharp(bytes).metadata()
    expect(exif).toBeUndefined()
    // EXIF declared the photo as rotated.
    expect(height).toBeGreaterThan(width)
  })
})
