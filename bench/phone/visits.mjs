// The first look at the list over Slow 4G with nothing kept, and the next one.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readChunks } from '../../.ci/chunks.mjs'
import { ROOT } from '../../local/install.mjs'
import { forget, newProfile, openPhone, SLOW_4G } from './browser.mjs'
import { cardsStand, readVitals } from './vitals.mjs'

const SLOW = { cpu: 4, network: SLOW_4G }
const down = (exchanges) => exchanges.reduce((total, { bytes }) => total + bytes.down, 0)

const KINDS = [
  ['documents', ({ kind }) => kind === 'text/html'],
  ['scripts', ({ kind }) => /javascript/.test(kind)],
  ['styles', ({ kind }) => kind === 'text/css'],
  ['answers of the API', ({ path }) => path.startsWith('/api/')],
  ['pictures and the rest', () => true],
]
function byKind(exchanges) {
  const kindOf = (exchange) => KINDS.findIndex(([, isOne]) => isOne(exchange))
  return KINDS.map(([kind], at) => {
    const of = exchanges.filter((exchange) => kindOf(exchange) === at)
    return { kind, files: of.length, bytes: down(of) }
  }).filter(({ files }) => files > 0)
}

async function look(phone, app) {
  const page = await phone.page(SLOW)
  app.wire.take()
  await page.goto(app.wire.url + app.list, { waitUntil: 'commit' })
  const stoodAt = await cardsStand(page)
  const worked = await page.worked()
  await app.wire.quiet(3000)
  const carried = app.wire.take()
  const vitals = await readVitals(page)
  await page.close()
  return { vitals, carried, stoodAt, worked }
}

/** What the browser fetches of its own accord, for the day the app is put on the home screen. */
const isForHomeScreen = ({ path }) => /\.webmanifest$|^\/icons\//.test(path)

/** The list can be read and used without its pictures; how many of them are asked for by then is chance. */
const isPicture = ({ path }) => path.startsWith('/api/files/')

/** The files that .ci/budgets counts for the first visit and the wire did not carry, or the other way round. */
export function unlikeBudgets(carried) {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'dist/pwa/.vite/manifest.json'), 'utf8'))
  const routes = readdirSync(join(ROOT, 'pwa/routes'), { recursive: true })
  const { visit, filesOf } = readChunks(
    manifest,
    routes.map((file) => `routes/${file}`),
  )
  const counted = new Set(filesOf(visit('/all-task')).map((file) => `/${file}`))
  const fetched = new Set(
    carried.map(({ path }) => path).filter((path) => path.startsWith('/assets/')),
  )
  const without = (these, those) => [...these].filter((file) => !those.has(file))
  return [
    ...without(counted, fetched).map((file) => `counted, not fetched: ${file}`),
    ...without(fetched, counted).map((file) => `fetched, not counted: ${file}`),
  ]
}

/** The front page by somebody who is nobody yet, down to its end. */
async function readFrontPage(app) {
  const profile = newProfile()
  const phone = await openPhone({ profile, app })
  try {
    const page = await phone.page()
    app.wire.take()
    await page.goto(app.wire.url, { waitUntil: 'load' })
    await app.wire.quiet()
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'smooth' }))
    await app.wire.quiet()
    return down(app.wire.take())
  } finally {
    await phone.close()
    forget(profile)
  }
}

export async function measureVisits(app) {
  const profile = newProfile()
  const phone = await openPhone({ profile, app, as: app.token })
  try {
    const first = await look(phone, app)
    const before = first.carried.filter(({ at }) => at <= first.stoodAt)
    const needed = before.filter((each) => !isPicture(each) && !isForHomeScreen(each))
    const second = await look(phone, app)
    return {
      measured: {
        'first.bytes': down(needed),
        'first.home': down(before.filter(isForHomeScreen)),
        'first.fcp': first.vitals.fcp,
        'first.lcp': first.vitals.lcp,
        'first.cards': first.vitals.cardsAt,
        'first.worked': first.worked,
        'first.tbt': first.vitals.tbt,
        'first.cls': first.vitals.cls,
        'after.bytes': down(first.carried) - down(needed),
        'repeat.bytes': down(second.carried),
        'repeat.worked': second.worked,
        'repeat.lcp': second.vitals.lcp,
        'repeat.cls': second.vitals.cls,
        ...(app.hasFrontPage && { 'front.bytes': await readFrontPage(app) }),
      },
      notes: {
        lcpOf: first.vitals.lcpOf,
        first: byKind(needed),
        unlikeBudgets: app.hasFrontPage ? unlikeBudgets(needed) : [],
        after: byKind(first.carried.filter((exchange) => !needed.includes(exchange))),
        repeat: second.carried.map(({ path, status, bytes }) => ({ path, status, ...bytes })),
        complaints: phone.complaints,
      },
    }
  } finally {
    await phone.close()
    forget(profile)
  }
}
