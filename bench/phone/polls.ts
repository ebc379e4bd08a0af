// What a poll costs on a warm connection.
import type { Page } from 'playwright-core'
import type { BenchApp, Measurement } from './app.ts'
import { createProfile, deleteProfile, Phone } from './browser.ts'
import { waitForCards } from './vitals.ts'

const QUIET_POLLS = 5
const IDLE_MS = 400

/** The app polls when its page becomes visible. */
const becomeVisible = (page: Page) =>
  page.evaluate(() => void window.dispatchEvent(new Event('pageshow')))

async function measureOnPage(app: BenchApp, page: Page): Promise<Measurement> {
  const { proxy } = app
  const exchangeOf = async (
    matches: (path: string) => boolean,
    trigger: () => Promise<unknown>,
  ) => {
    await trigger()
    await proxy.whenIdle(IDLE_MS)
    const exchange = proxy.takeExchanges().find(({ path }) => matches(path))
    if (!exchange) throw new Error(`${app.name} sent no request`)
    const { status, bytes } = exchange
    return { status, ...bytes, total: bytes.up + bytes.down }
  }
  const poll = () => exchangeOf(app.isPoll, () => becomeVisible(page))
  const list = () => exchangeOf(app.isList, () => app.reloadList(page))

  // The first exchange of a kind fills the header tables of both sides (HPACK).
  await poll()
  const before = proxy.socketBytes()
  const quiet = []
  for (let n = 0; n < QUIET_POLLS; n++) quiet.push(await poll())
  const after = proxy.socketBytes()
  await app.changeRow()
  const change = await poll()
  await list()
  const unchanged = await list()

  const typical = quiet.toSorted((a, b) => a.total - b.total)[QUIET_POLLS >> 1] ?? change
  const socketBytes = after.up + after.down - before.up - before.down
  return {
    figures: {
      'poll.up': typical.up,
      'poll.down': typical.down,
      'poll.quiet': typical.total,
      'poll.socket': socketBytes / QUIET_POLLS,
      'poll.change': change.total,
      'list.unchanged': unchanged.total,
    },
    notes: { pollStatuses: [typical.status, change.status, unchanged.status] },
  }
}

export async function measurePolls(app: BenchApp): Promise<Measurement> {
  const profile = createProfile()
  const phone = await Phone.open({ profile, app, token: app.token })
  try {
    const { page } = await phone.openPage()
    await page.goto(app.proxy.url + app.listPath)
    await waitForCards(page)
    await app.proxy.whenIdle(2500)
    app.proxy.takeExchanges()
    return await measureOnPage(app, page)
  } finally {
    await phone.close()
    deleteProfile(profile)
  }
}
