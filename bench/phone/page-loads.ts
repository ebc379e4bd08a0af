// The first visit to the list over Slow 4G with an empty cache, and the next visit.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readManifest } from '#ci/vite-manifest.ts'
import type { Exchange } from '#testing/recording-proxy/recording-proxy.ts'
import { ROOT } from '#tools/common/paths.ts'
import type { BenchApp, KindTotal, Measurement } from './app.ts'
import { createProfile, deleteProfile, Phone, SLOW_4G } from './browser.ts'
import { readVitals, waitForCards } from './vitals.ts'

const SLOW = { cpu: 4, network: SLOW_4G }
const bytesDown = (exchanges: readonly Exchange[]) =>
  exchanges.reduce((total, { bytes }) => total + bytes.down, 0)

const KINDS: readonly { name: string; includes: (exchange: Exchange) => boolean }[] = [
  { name: 'documents', includes: ({ contentType }) => contentType === 'text/html' },
  { name: 'scripts', includes: ({ contentType }) => /javascript/.test(contentType) },
  { name: 'styles', includes: ({ contentType }) => contentType === 'text/css' },
  { name: 'API responses', includes: ({ path }) => path.startsWith('/api/') },
  { name: 'pictures and others', includes: () => true },
]

function totalsByKind(exchanges: readonly Exchange[]): KindTotal[] {
  const kindOf = (exchange: Exchange) => KINDS.find(({ includes }) => includes(exchange))
  return KINDS.map((kind) => {
    const matching = exchanges.filter((exchange) => kindOf(exchange) === kind)
    return { kind: kind.name, files: matching.length, bytes: bytesDown(matching) }
  }).filter(({ files }) => files > 0)
}

async function visitList(phone: Phone, app: BenchApp) {
  const { page, mainThreadMs } = await phone.openPage(SLOW)
  app.proxy.takeExchanges()
  await page.goto(app.proxy.url + app.listPath, { waitUntil: 'commit' })
  const cardsShownAt = await waitForCards(page)
  const worked = await mainThreadMs()
  await app.proxy.whenIdle(3000)
  const exchanges = app.proxy.takeExchanges()
  const vitals = await readVitals(page)
  await page.close()
  return { vitals, exchanges, cardsShownAt, worked }
}
type Visit = Awaited<ReturnType<typeof visitList>>

/** Requests of the browser itself, for the day when the app is added to the home screen. */
const isForHomeScreen = ({ path }: Exchange) => /\.webmanifest$|^\/icons\//.test(path)

/** The list is usable without its pictures, and how many are requested by then is chance. */
const isPicture = ({ path }: Exchange) => path.startsWith('/api/files/')

/** Files that .ci/budgets counts for the first visit and that were not fetched, and the reverse. */
function budgetDifferences(exchanges: readonly Exchange[]): string[] {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'dist/pwa/.vite/manifest.json'), 'utf8'))
  const routes = readdirSync(join(ROOT, 'pwa/routes'), { recursive: true, encoding: 'utf8' })
  const { chunksOfVisit, filesOf } = readManifest(
    manifest,
    routes.map((file) => `routes/${file}`),
  )
  const counted = new Set(filesOf(chunksOfVisit('/all-task')).map((file) => `/${file}`))
  const assets = exchanges.map(({ path }) => path).filter((path) => path.startsWith('/assets/'))
  const fetched = new Set(assets)
  const without = (files: ReadonlySet<string>, others: ReadonlySet<string>) =>
    [...files].filter((file) => !others.has(file))
  return [
    ...without(counted, fetched).map((file) => `counted, not fetched: ${file}`),
    ...without(fetched, counted).map((file) => `fetched, not counted: ${file}`),
  ]
}

/** The landing page of a visitor who scrolls to its end. */
async function measureLandingPage(app: BenchApp): Promise<number> {
  const profile = createProfile()
  const phone = await Phone.open({ profile, app })
  try {
    const { page } = await phone.openPage()
    app.proxy.takeExchanges()
    await page.goto(app.proxy.url, { waitUntil: 'load' })
    await app.proxy.whenIdle()
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'smooth' }))
    await app.proxy.whenIdle()
    return bytesDown(app.proxy.takeExchanges())
  } finally {
    await phone.close()
    deleteProfile(profile)
  }
}

function figuresOf(first: Visit, required: readonly Exchange[], repeat: Visit) {
  const beforeCards = first.exchanges.filter(({ at }) => at <= first.cardsShownAt)
  return {
    'first.bytes': bytesDown(required),
    'first.home': bytesDown(beforeCards.filter(isForHomeScreen)),
    'first.fcp': first.vitals.fcp,
    'first.lcp': first.vitals.lcp,
    'first.cards': first.vitals.cardsAt,
    'first.app': first.vitals.appAt,
    'first.worked': first.worked,
    'first.tbt': first.vitals.tbt,
    'first.cls': first.vitals.cls,
    'after.bytes': bytesDown(first.exchanges) - bytesDown(required),
    'repeat.bytes': bytesDown(repeat.exchanges),
    'repeat.worked': repeat.worked,
    'repeat.lcp': repeat.vitals.lcp,
    'repeat.app': repeat.vitals.appAt,
    'repeat.cls': repeat.vitals.cls,
  }
}

export async function measurePageLoads(app: BenchApp): Promise<Measurement> {
  const profile = createProfile()
  const phone = await Phone.open({ profile, app, token: app.token })
  try {
    const first = await visitList(phone, app)
    const required = first.exchanges
      .filter(({ at }) => at <= first.cardsShownAt)
      .filter((exchange) => !isPicture(exchange) && !isForHomeScreen(exchange))
    const repeat = await visitList(phone, app)
    const figures: Measurement['figures'] = figuresOf(first, required, repeat)
    if (app.hasLandingPage) figures['landing.bytes'] = await measureLandingPage(app)
    return {
      figures,
      notes: {
        lcpElement: first.vitals.lcpElement,
        firstVisit: totalsByKind(required),
        budgetDifferences: app.hasLandingPage ? budgetDifferences(required) : [],
        afterFirstVisit: totalsByKind(
          first.exchanges.filter((exchange) => !required.includes(exchange)),
        ),
        repeatVisit: repeat.exchanges.map(({ path, status, bytes }) => ({
          path,
          status,
          ...bytes,
        })),
        errors: phone.errors,
      },
    }
  } finally {
    await phone.close()
    deleteProfile(profile)
  }
}
