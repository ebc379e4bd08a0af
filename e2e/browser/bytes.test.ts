import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext, type Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { login } from '../../schema/contract/accounts.ts'
import { createTask, listPostedTasks } from '../../schema/contract/tasks.ts'
import { newId } from '../../schema/domain/ids.ts'
import { ROOT } from '../../local/install.mjs'
import { drawPhotograph } from '../../local/wire/photograph.mjs'
import { askingAt, openWire } from '../../local/wire/wire.mjs'
import { PHONE } from './device.ts'
import { startOnise, type Onise } from './harness.ts'
import { newClient, newTasker, PASSWORD, type Member } from './people.ts'

/** DESIGN 8, as HTTP/2 frames. kB are 1,000 bytes. */
const FIRST_MOST = 156_000
const REPEAT_MOST = 1500
const POLL_MOST = 150
const PHOTO_MOST = 120_000
const BROTLI = { 'accept-encoding': 'br' }
const LIST = 20
/** More than a page, each with a picture: what comes first is a matter of luck (F4), what it costs must not be. */
const POSTS = 40
const POSTS_EACH = 10

let onise: Onise
let answer: ReturnType<typeof askingAt>
let wire: Awaited<ReturnType<typeof openWire>>
let phone: BrowserContext
let page: Page
let client: Member
let tasker: Member

const work = (n: number) => ({
  _id: newId('task'),
  title: `Rewire room ${n} and fit a new meter box`,
  description: `Old building ${n} streets behind the market. Cables are exposed near the stairs.`,
  price: String(20_000 + n * 750),
  duration: 1,
  projectType: 'Onsite' as const,
  location: 'Yaba, Lagos',
  skills: 'House Wiring,Electrical Repairs',
})
/** A picture of some kilobytes, another for each. */
async function pictureOf(n: number) {
  const size = { width: 160, height: 120, channels: 3 as const }
  const dots = Buffer.from(Array.from({ length: 160 * 120 * 3 }, (_, at) => (at * (n + 7)) % 251))
  return new File([await sharp(dots, { raw: size }).jpeg().toBuffer()], `${n}.jpg`)
}
const cards = () => page.locator('a.task-card-open').nth(LIST - 1)
declare global {
  interface Window {
    /** When the last card of the list came into the page, in ms since 1970. */
    listStoodAt?: number
  }
}
const noteWhenListStands = (most: number) => {
  const watching = new MutationObserver(() => {
    if (document.querySelectorAll('a.task-card-open').length < most) return
    window.listStoodAt = Date.now()
    watching.disconnect()
  })
  watching.observe(document, { childList: true, subtree: true })
}
const signInWith = async (token: string) =>
  phone.addInitScript((kept) => {
    if (location.protocol === 'https:') localStorage.setItem('token', kept)
  }, token)

beforeAll(async () => {
  onise = await startOnise()
  tasker = await newTasker(onise.url, 'Adeola', ['House Wiring'])
  for (let n = 0; n < POSTS; n++) {
    if (n % POSTS_EACH === 0) client = await newClient(onise.url, `Client${n}`)
    await client.call(createTask, { ...work(n), taskImage: await pictureOf(n) })
  }
  answer = askingAt(onise.worker.url)
  wire = await openWire({ answer })
  const browser = await chromium.launch({
    executablePath: inject('chromium'),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', wire.trustedBy],
  })
  phone = await browser.newContext({ ...PHONE, baseURL: wire.url })
  const { token } = await tasker.call(login, { email: tasker.email, password: PASSWORD })
  await signInWith(token)
  await phone.addInitScript(noteWhenListStands, LIST)
  page = await phone.newPage()
})
afterAll(async () => {
  await phone?.browser()?.close()
  await wire?.stop()
  await onise?.stop()
})

const down = (exchanges: ReturnType<typeof wire.take>) =>
  exchanges.reduce((total, { bytes }) => total + bytes.down, 0)
/** The browser's own, for the day the app is put on the home screen; bench:phone counts them too. */
const isForHomeScreen = (path: string) => /\.webmanifest$|^\/icons\//.test(path)

test('what .ci/budgets counts is what goes out: the very bytes that the build compressed', async () => {
  const folder = join(ROOT, 'dist/pwa')
  for (const name of [
    'shell.html',
    ...(await readdir(join(folder, 'assets'))).map((file) => `assets/${file}`),
  ]) {
    if (!/\.(?:js|css|html)$/.test(name)) continue
    const { headers, body } = await answer({ method: 'GET', path: `/${name}`, headers: BROTLI })
    expect([name, headers['content-encoding']]).toEqual([name, 'br'])
    expect(body.equals(await readFile(join(folder, `${name}.br`)))).toBe(true)
  }
})

test('DESIGN 8: a first visit to the list takes at most 156 kB, and asks for it before any script has come', async () => {
  const listAsked = page.waitForRequest('**/api/user/all-tasks')
  await page.route('**/assets/*.js', async (route) => {
    await listAsked
    await route.continue()
  })
  await page.goto('/all-task', { waitUntil: 'commit' })
  await cards().waitFor()
  await page.unroute('**/assets/*.js')
  const stoodAt = await page.evaluate(() => window.listStoodAt ?? 0)
  await wire.quiet()
  const asked = wire.take().filter(({ at, path }) => at <= stoodAt && !isForHomeScreen(path))
  for (const once of ['/api/user/all-tasks', '/api/user/dashboard'])
    expect(asked.filter(({ path }) => path === once)).toHaveLength(1)
  expect(down(asked)).toBeGreaterThan(100_000)
  expect(down(asked)).toBeLessThanOrEqual(FIRST_MOST)
})

const titlesInSight = () => page.locator('.card-title').allTextContents()

test('DESIGN 8, F4: the next visit finds the list as it was left, and takes at most 1.5 kB, all of it', async () => {
  await page.evaluate(() => navigator.serviceWorker.ready)
  const left = await titlesInSight()
  expect(left).toHaveLength(LIST)
  await page.close()
  wire.take()
  page = await phone.newPage()
  await page.goto('/all-task')
  await cards().waitFor()
  await wire.quiet()
  expect(await titlesInSight()).toEqual(left)
  expect(down(wire.take())).toBeLessThanOrEqual(REPEAT_MOST)
})

test('DESIGN 8: with the line cut the list stands as it was left, its pictures too: no request is needed', async () => {
  const left = await titlesInSight()
  await page.close()
  await wire.cut()
  page = await phone.newPage()
  await page.goto('/all-task')
  await cards().waitFor()
  expect(await titlesInSight()).toEqual(left)
  const picture = page.locator('.picture-image').first()
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  await wire.mend()
})

test('DESIGN 8: a quiet poll takes at most 150 B both ways, an unchanged list no body at all', async () => {
  const poll = async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('pageshow')))
    await wire.quiet(400)
    return wire.take().filter(({ path }) => path.startsWith('/api/sync'))
  }
  // The first of its kind teaches both sides its headers (HPACK).
  await poll()
  const [quiet] = await poll()
  expect(quiet).toMatchObject({ status: 204 })
  expect((quiet?.bytes.up ?? 0) + (quiet?.bytes.down ?? 0)).toBeLessThanOrEqual(POLL_MOST)

  await page.getByRole('button', { name: 'Shuffle and look for new todos' }).click()
  await wire.quiet(400)
  const list = wire.take().find(({ path }) => path.startsWith('/api/user/all-tasks'))
  expect(list).toMatchObject({ status: 304 })
})

test('DESIGN 8: a photograph of 12 megapixels goes out as at most 120 kB, without EXIF', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'onise-photo-'))
  const path = join(folder, 'photo.jpg')
  const taken = await drawPhotograph()
  await writeFile(path, taken)
  expect((await sharp(taken).metadata()).exif?.length).toBeGreaterThan(0)

  const author = await newClient(onise.url, 'Author')
  const { token } = await author.call(login, { email: author.email, password: PASSWORD })
  await signInWith(token)
  await page.goto('/create-task')
  await page.getByLabel('Todo Title').fill('A wall that must be seen')
  await page.getByLabel('Description').fill('See the picture: both rooms look like this.')
  await page.getByLabel('Location', { exact: true }).fill('Yaba, Lagos')
  await page.getByLabel('Price', { exact: true }).fill('120000')
  await page.getByRole('radio', { name: '1', exact: true }).check()
  await page.getByRole('radio', { name: 'Onsite' }).check()
  await page.getByLabel('Todo Image').setInputFiles(path)
  await page.getByRole('button', { name: 'Remove' }).waitFor()
  await page.getByLabel('Field', { exact: true }).selectOption('Electrician')
  await page.getByRole('checkbox', { name: 'House Wiring' }).check()
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await page.getByRole('main').getByText('Your todo is posted.').waitFor()
  await rm(folder, { recursive: true, force: true })

  const [posted] = (await author.call(listPostedTasks, {})).tasks
  const kept = await fetch(new URL(posted?.taskImage ?? '', onise.url))
  const bytes = Buffer.from(await kept.arrayBuffer())
  expect(bytes.length).toBeGreaterThan(0)
  expect(bytes.length).toBeLessThanOrEqual(PHOTO_MOST)
  const { exif, width, height } = await sharp(bytes).metadata()
  expect(exif).toBeUndefined()
  // The camera lay on its side and said so: what is kept stands upright.
  expect(height).toBeGreaterThan(width)
})
