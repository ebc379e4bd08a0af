// What a poll costs on a warm connection, asked by the app itself.
import { forget, newProfile, openPhone } from './browser.mjs'
import { cardsStand } from './vitals.mjs'

const QUIET_POLLS = 5
const BREATH_MS = 400

/** Coming back into sight: the app looks for news. */
const wake = (page) => page.evaluate(() => window.dispatchEvent(new Event('pageshow')))

export async function measurePolls(app) {
  const profile = newProfile()
  const phone = await openPhone({ profile, app, as: app.token })
  const { wire } = app
  try {
    const page = await phone.page()
    await page.goto(wire.url + app.list)
    await cardsStand(page)
    await wire.quiet(2500)
    wire.take()

    const heard = async (isOne, ask) => {
      await ask()
      await wire.quiet(BREATH_MS)
      const { status, bytes } = wire.take().find(({ path }) => isOne(path)) ?? {}
      if (!bytes) throw new Error(`${app.name} did not ask`)
      return { status, ...bytes, total: bytes.up + bytes.down }
    }
    const poll = () => heard(app.isPoll, () => wake(page))

    // The first of its kind still teaches both sides its headers (HPACK).
    await poll()
    const before = wire.sockets()
    const quiet = []
    for (let n = 0; n < QUIET_POLLS; n++) quiet.push(await poll())
    const after = wire.sockets()
    await app.change()
    const change = await poll()
    const list = async () => heard(app.isList, () => app.askListAgain(page))
    await list()
    const unchanged = await list()

    const [typical] = quiet.toSorted((a, b) => a.total - b.total).slice(QUIET_POLLS >> 1)
    return {
      measured: {
        'poll.up': typical.up,
        'poll.down': typical.down,
        'poll.quiet': typical.total,
        'poll.socket': (after.up + after.down - before.up - before.down) / QUIET_POLLS,
        'poll.change': change.total,
        'list.unchanged': unchanged.total,
      },
      notes: { statuses: [typical.status, change.status, unchanged.status] },
    }
  } finally {
    await phone.close()
    forget(profile)
  }
}
