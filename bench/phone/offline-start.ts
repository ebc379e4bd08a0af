// A phone that has been used for long, without a network: how soon the list is shown, and how soon a sent form is.
import { cpSync } from 'node:fs'
import type { Page } from 'playwright-core'
import type { BenchApp, Measurement } from './app.ts'
import { createProfile, deleteProfile, Phone } from './browser.ts'
import { writeRows } from './rows.ts'
import { readVitals, waitForCards } from './vitals.ts'

/** Tasks, and as many rows of wallet history in place of messages. */
export const STORED_ROWS = 5000
const SENDS = 5
const SETTLE_MS = 1000
const LOOK_MS = 5000
const INSTALL_CHECK_MS = 200
const MAX_INSTALL_CHECKS = 300

async function untilInstalled(app: BenchApp, page: Page, database: string): Promise<void> {
  await waitForCards(page)
  for (let check = 0; !(await page.evaluate(app.isInstalled, database)); check++) {
    if (check > MAX_INSTALL_CHECKS) throw new Error(`${app.name} was not installed in time`)
    await page.waitForTimeout(INSTALL_CHECK_MS)
  }
}

/** Nothing that is prepared or measured takes as long; a page that never shows its list would be waited for. */
const LIMIT_MS = 90_000

async function withLimit<R>(work: Promise<R>, message: string): Promise<R> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(message)), LIMIT_MS)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}

async function fillProfile(app: BenchApp, profile: string): Promise<void> {
  const phone = await Phone.open({ profile, app, token: app.token })
  try {
    await withLimit(installAndStore(app, phone), `${app.name} was not prepared in time`)
  } finally {
    await phone.close()
    await app.proxy.disconnect()
    await app.proxy.connect()
  }
}

/**
 * A profile with the installed app, a session and the stored rows. Each run starts from a copy of it. A second attempt is
 * made, because a browser on a busy machine may fail to start or to install.
 */
export async function prepareProfile(app: BenchApp): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    const profile = createProfile()
    try {
      await fillProfile(app, profile)
      return profile
    } catch (error) {
      deleteProfile(profile)
      if (attempt > 1) throw error
      console.error(`${app.name} is prepared again:`, error)
    }
  }
}

async function installAndStore(app: BenchApp, phone: Phone): Promise<void> {
  const rows = app.rowsToStore({ count: STORED_ROWS, newest: Date.now() - 60_000 })
  const { page } = await phone.openPage()
  await page.goto(app.proxy.url + app.listPath)
  await untilInstalled(app, page, rows.database)
  await app.proxy.whenIdle()
  // Without a network the app neither trims nor fetches the rows that are written directly.
  await app.proxy.disconnect()
  await page.evaluate(writeRows, rows)
  await page.reload()
  await untilInstalled(app, page, rows.database)
  // The app stores the list as it was looked at.
  await page.waitForTimeout(LOOK_MS)
}

type Confirmation = { selector: string; text: string }

/** Runs in the page: measures from the next click until the confirmation is shown. */
function measureNextSend({ selector, text }: Confirmation): void {
  const isConfirmed = () =>
    [...document.querySelectorAll(selector)].some((element) => element.textContent?.includes(text))
  let pressedAt = 0
  addEventListener('click', (event) => (pressedAt ||= event.timeStamp), { capture: true })
  window.bench.sendDuration = window.bench.whenShown(isConfirmed).then((time) => time - pressedAt)
}

async function measureSends(phone: Phone, app: BenchApp, cpu: number) {
  const { page } = await phone.openPage({ cpu })
  const durations: number[] = []
  let inp = 0
  for (let n = 0; n < SENDS; n++) {
    const text = await app.fillForm(page, n)
    // The draft is saved by then, as it is for a user who reads the form once more.
    await page.waitForTimeout(SETTLE_MS)
    await page.evaluate(measureNextSend, { selector: app.confirmationSelector, text })
    await app.sendButton(page).tap()
    durations.push((await page.evaluate(() => window.bench.sendDuration)) ?? Number.NaN)
    inp = Math.max(inp, (await readVitals(page)).inp)
  }
  await page.close()
  return { durations, inp }
}

async function measureStart(phone: Phone, app: BenchApp, cpu: number) {
  const { page, mainThreadMs } = await phone.openPage({ cpu })
  await page.goto(app.proxy.url + app.listPath, { waitUntil: 'commit' })
  await waitForCards(page)
  const worked = await mainThreadMs()
  await page.waitForTimeout(SETTLE_MS)
  const vitals = await readVitals(page)
  await page.close()
  return { worked, vitals }
}

/** A copy of the profile without a network, so that nothing else happens. */
export async function withOfflinePhone<R>(
  app: BenchApp,
  preparedProfile: string,
  work: (phone: Phone) => Promise<R>,
): Promise<R> {
  const profile = createProfile()
  cpSync(preparedProfile, profile, { recursive: true })
  await app.proxy.disconnect()
  const phone = await Phone.open({ profile, app })
  try {
    await phone.context.setOffline(true)
    return await work(phone)
  } finally {
    await phone.close()
    await app.proxy.connect()
    deleteProfile(profile)
  }
}

export const measureOfflineStart = (app: BenchApp, preparedProfile: string, cpu: number) =>
  withOfflinePhone(app, preparedProfile, async (phone): Promise<Measurement> => {
    const { worked, vitals } = await measureStart(phone, app, cpu)
    const { durations, inp } = await measureSends(phone, app, cpu)
    return {
      figures: {
        [`offline${cpu}.cards`]: vitals.cardsAt,
        [`offline${cpu}.app`]: vitals.appAt,
        [`offline${cpu}.worked`]: worked,
        [`offline${cpu}.lcp`]: vitals.lcp,
        [`offline${cpu}.fcp`]: vitals.fcp,
        [`offline${cpu}.cls`]: vitals.cls,
        [`inp${cpu}`]: inp,
      },
      sends: { [`send${cpu}`]: durations },
      notes: { errors: phone.errors },
    }
  })
