// A phone that has been in use for long and has no signal: how soon the list stands, and how soon what is said shows.
import { cpSync } from 'node:fs'
import { forget, newProfile, openPhone } from './browser.mjs'
import { writeRows } from './rows.mjs'
import { cardsStand, readVitals } from './vitals.mjs'

/** As many todos, and as many of what messages will be. */
export const KEPT = 5000
const SENDS = 5
const SETTLE_MS = 1000

/** Installed, signed in, filled, and closed as a phone closes it: what every run below starts from. */
export async function prepareProfile(app) {
  const profile = newProfile()
  const phone = await openPhone({ profile, app, as: app.token })
  const store = app.store({ count: KEPT, from: Date.now() - 60_000 })
  const page = await phone.page()
  const untilInstalled = async () => {
    await cardsStand(page)
    for (let tried = 0; !(await page.evaluate(app.isInstalled, store.database)); tried++) {
      if (tried > 300) throw new Error(`${app.name} was not installed in time`)
      await page.waitForTimeout(200)
    }
  }
  await page.goto(app.wire.url + app.list)
  await untilInstalled()
  await app.wire.quiet()
  // Without a signal nothing trims or fetches what is written past the app; what it makes of it, it makes now.
  await app.wire.cut()
  await page.evaluate(writeRows, store)
  await page.reload()
  await untilInstalled()
  await phone.close()
  await app.wire.mend()
  return profile
}

async function timeSends(phone, app, cpu) {
  const page = await phone.page({ cpu })
  const times = []
  let inp = 0
  for (let n = 0; n < SENDS; n++) {
    const text = await app.readyToSend(page, n)
    // Whoever writes looks at it once more; what was typed is in the drafts by then.
    await page.waitForTimeout(SETTLE_MS)
    await page.evaluate(
      ([isShown, words]) => {
        const holds = new Function(`return (${isShown})(${JSON.stringify(words)})`)
        let pressedAt = 0
        addEventListener('click', (event) => (pressedAt ||= event.timeStamp), { capture: true })
        const shown = window.bench.whenShown(holds)
        window.bench.sent = shown.then((at) => at - pressedAt)
      },
      [String(app.isShown), text],
    )
    await app.sendButton(page).tap()
    times.push(await page.evaluate(() => window.bench.sent))
    inp = Math.max(inp, (await readVitals(page)).inp)
  }
  await page.close()
  return { times, inp }
}

export async function measureKept(app, prepared, cpu) {
  const profile = newProfile()
  cpSync(prepared, profile, { recursive: true })
  await app.wire.cut()
  const phone = await openPhone({ profile, app })
  try {
    await phone.context.setOffline(true)
    const page = await phone.page({ cpu })
    await page.goto(app.wire.url + app.list, { waitUntil: 'commit' })
    await cardsStand(page)
    const worked = await page.worked()
    await page.waitForTimeout(SETTLE_MS)
    const { cardsAt, lcp, fcp, cls } = await readVitals(page)
    await page.close()
    const { times, inp } = await timeSends(phone, app, cpu)
    return {
      measured: {
        [`cold${cpu}.cards`]: cardsAt,
        [`cold${cpu}.worked`]: worked,
        [`cold${cpu}.lcp`]: lcp,
        [`cold${cpu}.fcp`]: fcp,
        [`cold${cpu}.cls`]: cls,
        [`inp${cpu}`]: inp,
      },
      sends: { [`send${cpu}`]: times },
      notes: { complaints: phone.complaints },
    }
  } finally {
    await phone.close()
    await app.wire.mend()
    forget(profile)
  }
}
