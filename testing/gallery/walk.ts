import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { LANGUAGE_KEY, type Language } from '#schema/domain/languages.ts'
import { findAccessibilityViolations } from '#testing/browser/accessibility.ts'
import { findLayoutProblems } from './layout-problems.ts'
import type { Network, Options, Size, Theme } from './options.ts'
import type { Screen } from './screen.ts'
import type { Ids, UserName } from './users.ts'

const LOAD_MS = 30_000
const ACT_MS = 20_000
/** Of a screen with all its sizes and themes. */
const SCREEN_MS = 120_000
/** Screens without a network wait for nothing longer. */
const SETTLE_MS = 4000
/** Sizes at which screens without a network are taken. */
const OFFLINE_SIZES = ['360x640', '1280x800']
/** Taller pictures are cut: below it a list only repeats itself. */
const MAX_HEIGHT = 3200
/** tsx compiles functions with calls of this helper, and Playwright sends functions to the page as text. */
const NAME_HELPER = 'globalThis.__name ??= (target) => target'

export type Picture = {
  screen: string
  size: string
  theme: Theme
  network: Network
  /** Relative to the gallery. */
  file: string
}
export type Problem = { screen: string; size: string; theme: Theme; message: string }
export type Walk = { pictures: Picture[]; problems: Problem[] }

function addProblem({ problems }: Walk, problem: Problem) {
  problems.push(problem)
  const { screen, size, theme, message } = problem
  console.log(`${screen} ${size} ${theme}: ${message}`)
}

type Session = {
  browser: Browser
  url: string
  ids: Ids
  token: string | null
  options: Options
  walk: Walk
}

/** Placeholders are replaced, pictures are shown, and nothing moves. */
export async function waitUntilSettled(page: Page) {
  const isSettled = () =>
    document.querySelector('h1, h2, main, body > p') !== null &&
    document.querySelector('.skeleton, .loading-screen, .spinner') === null &&
    [...document.images].every(({ complete }) => complete)
  await page.evaluate(() => {
    // The pictures below the window too.
    for (const image of document.images) image.loading = 'eager'
  })
  await page.waitForFunction(isSettled, undefined, { timeout: SETTLE_MS }).catch(() => {})
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 3; frame++)
      await new Promise((resolve) => requestAnimationFrame(resolve))
  })
}

async function setTheme(page: Page, theme: Theme) {
  await page.emulateMedia({
    colorScheme: theme === 'dark' ? 'dark' : 'light',
    forcedColors: theme === 'forced' ? 'active' : 'none',
    reducedMotion: 'reduce',
  })
}

/** Pages as high as their content; a dialog as the window shows it. */
async function takePicture(page: Page, path: string, { width, height }: Size) {
  const look = { path, animations: 'disabled', caret: 'hide' } as const
  const contentHeight = await page.evaluate(() =>
    document.querySelector('dialog[open]') ? null : document.documentElement.scrollHeight,
  )
  // The page behind a dialog may be scrolled, and the dialog is where the window is.
  if (contentHeight === null) return void (await page.screenshot(look))
  const clip = { x: 0, y: 0, width, height: Math.min(Math.max(contentHeight, height), MAX_HEIGHT) }
  await page.screenshot({ ...look, fullPage: true, clip })
}

type Shot = { page: Page; screen: Screen; size: Size; theme: Theme; network: Network }

async function takeShot({ page, screen, size, theme, network }: Shot, { options, walk }: Session) {
  await setTheme(page, theme)
  await page.setViewportSize(size)
  await waitUntilSettled(page)
  const folder = `${size.name}-${theme}`
  const name = network === 'offline' ? `${screen.name}-offline` : screen.name
  const file = join(folder, `${name}.png`)
  await mkdir(join(options.out, folder), { recursive: true })
  await takePicture(page, join(options.out, file), size)
  walk.pictures.push({ screen: name, size: size.name, theme, network, file })
  const messages = await findLayoutProblems(page)
  if (options.axe) messages.push(...(await findAccessibilityViolations(page)))
  for (const message of messages)
    addProblem(walk, { screen: name, size: size.name, theme, message })
}

const sizesOf = ({ maxWidth = Infinity }: Screen, network: Network, { sizes }: Options) =>
  sizes.filter(
    ({ name, width }) =>
      width <= maxWidth &&
      (network === 'online' || OFFLINE_SIZES.includes(name) || sizes.length < 4),
  )

async function takeScreen(page: Page, screen: Screen, network: Network, session: Session) {
  const sizes = sizesOf(screen, network, session.options)
  const [first] = sizes
  if (!first) return
  await page.setViewportSize(first)
  await page.goto(session.url + screen.path(session.ids), { timeout: LOAD_MS })
  await waitUntilSettled(page)
  if (network === 'online') await screen.act?.(page)
  for (const size of sizes)
    for (const theme of session.options.themes)
      await takeShot({ page, screen, size, theme, network }, session)
}

const withinLimit = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    setTimeout(SCREEN_MS, undefined, { ref: false }).then(() => {
      throw new Error(`more than ${SCREEN_MS / 1000} s`)
    }),
  ])

/** A failure is one problem of the gallery; the others go on. */
async function tryScreen(page: Page, screen: Screen, network: Network, session: Session) {
  await withinLimit(takeScreen(page, screen, network, session)).catch((error: Error) => {
    const message = `no picture: ${error.message.split('\n')[0]}`
    addProblem(session.walk, { screen: screen.name, size: '-', theme: 'light', message })
  })
}

async function openContext(
  { browser, token, options }: Session,
  network: Network,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    hasTouch: true,
    serviceWorkers: network === 'offline' ? 'allow' : 'block',
  })
  context.setDefaultTimeout(ACT_MS)
  await context.addInitScript({ content: NAME_HELPER })
  // Administrators' screens read the second; it is of no use to others.
  const logIn = (value: string) => {
    localStorage.setItem('token', value)
    localStorage.setItem('adminToken', value)
  }
  if (token) await context.addInitScript(logIn, token)
  // Acts find buttons by their English names.
  const choice: [string, Language] = [LANGUAGE_KEY, options.language]
  await context.addInitScript(([name, value]) => localStorage.setItem(name, value), choice)
  return context
}

/**
 * Opens each screen once with a network, so that its data is on the phone, and waits for the service worker, which the
 * landing page does not install.
 */
async function prepareOffline(page: Page, screens: readonly Screen[], { url, ids }: Session) {
  await page.goto(`${url}/login`, { timeout: LOAD_MS })
  const isActive = () => navigator.serviceWorker.ready.then(() => true)
  await page.waitForFunction(isActive, undefined, { timeout: LOAD_MS })
  for (const screen of screens) {
    await page.goto(url + screen.path(ids), { timeout: LOAD_MS }).catch(() => {})
    await waitUntilSettled(page)
  }
  const isControlled = () => navigator.serviceWorker.controller !== null
  await page.waitForFunction(isControlled, undefined, { timeout: LOAD_MS })
  await page.context().setOffline(true)
}

/** Takes the pictures of one user's screens. */
export async function walkScreens(
  user: UserName,
  screens: readonly Screen[],
  session: Session,
): Promise<void> {
  for (const network of session.options.networks) {
    const own = screens.filter((screen) => network === 'online' || screen.offline)
    if (own.length === 0) continue
    console.log(`${user}: ${own.length} screens ${network}`)
    const context = await openContext(session, network)
    const page = await context.newPage()
    if (network === 'offline') await prepareOffline(page, own, session)
    for (const screen of own) await tryScreen(page, screen, network, session)
    await context.close()
  }
}
