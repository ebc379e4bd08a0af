// `npm run bench:first-visit`: what a first look really costs on the wire, in a real Chromium (DESIGN 8).
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { readChunks } from '../.ci/chunks.mjs'
import { bringChromium } from '../local/chromium.mjs'
import { DEMO_PASSWORD } from '../local/demo.mjs'
import { ROOT } from '../local/install.mjs'
import { startOnise } from '../local/onise.mjs'
import { openWire } from './wire.mjs'

const PORT = Number(process.env.PORT ?? 19_200)
/** 11 is what a build can do ahead of time, and what the budgets count; 4 is what an edge does in passing. */
const QUALITIES = [11, 4]
const KB = 1000
const ARGS =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'
const PHONE = {
  viewport: { width: 360, height: 640 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}
const CARD = 'a[href^="/single-task/"]'

const inKb = (bytes) => `${(bytes / KB).toFixed(1)} kB`
const sum = (rows, field) => rows.reduce((total, row) => total + row[field], 0)

const KINDS = [
  ['documents', ({ kind }) => kind === 'text/html'],
  ['scripts', ({ kind }) => /javascript/.test(kind)],
  ['styles', ({ kind }) => kind === 'text/css'],
  ['answers of the API', ({ path }) => path.startsWith('/api/')],
  ['pictures and the rest', () => true],
]

function print(title, rows) {
  const kindOf = (row) => KINDS.findIndex(([, isOne]) => isOne(row))
  console.log(
    `\n${title.padEnd(46)}${'files'.padStart(6)}${'bodies'.padStart(12)}${'with headers'.padStart(15)}`,
  )
  const line = (name, of) =>
    console.log(
      `  ${name.padEnd(44)}${String(of.length).padStart(6)}${inKb(sum(of, 'body')).padStart(12)}${inKb(sum(of, 'wire')).padStart(15)}`,
    )
  for (const [index, [name]] of KINDS.entries()) {
    const of = rows.filter((row) => kindOf(row) === index)
    if (of.length > 0) line(name, of)
  }
  line('all', rows)
}

/** The files that .ci/budgets counts for this visit and the wire did not carry, or the other way round. */
function compare(carried) {
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
  const odd = [
    ...without(counted, fetched).map((file) => `counted, not fetched: ${file}`),
    ...without(fetched, counted).map((file) => `fetched, not counted: ${file}`),
  ]
  console.log(odd.length > 0 ? `  ${odd.join('\n  ')}` : '  The same files as .ci/budgets counts.')
}

async function tokenOf(url, email) {
  const answer = await fetch(`${url}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  })
  const { token } = await answer.json()
  return token
}

/** A phone that has never been here; with a token it is somebody's who logged in elsewhere. */
async function onNewPhone(browser, token, visit) {
  const phone = await browser.newContext(PHONE)
  if (token) await phone.addInitScript((kept) => localStorage.setItem('token', kept), token)
  try {
    return await visit(await phone.newPage())
  } finally {
    await phone.close()
  }
}

async function measure(browser, onise, quality) {
  const wire = await openWire({ to: onise.worker.url, port: PORT + 1, quality })
  console.log(`\nBrotli ${quality}`)
  try {
    const token = await tokenOf(onise.worker.url, 'tasker@onise.test')
    await onNewPhone(browser, token, async (page) => {
      await page.goto(`${wire.url}/all-task`, { waitUntil: 'commit' })
      const usableAt = await page
        .waitForFunction((card) => document.querySelector(card) && Date.now(), CARD)
        .then((found) => found.jsonValue())
      await wire.quiet()
      const carried = wire.take()
      const before = carried.filter(({ at }) => at <= usableAt)
      print('First visit to the task list, signed in', before)
      compare(before)
      print(
        '… then, with the list in sight',
        carried.filter(({ at }) => at > usableAt),
      )

      await page.reload({ waitUntil: 'commit' })
      await page.waitForSelector(CARD)
      await wire.quiet()
      print('Repeat visit', wire.take())
    })
    await onNewPhone(browser, null, async (page) => {
      await page.goto(`${wire.url}/`, { waitUntil: 'load' })
      await wire.quiet()
      const seen = wire.take()
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'smooth' }))
      await wire.quiet()
      print('Landing page, scrolled to its end', [...seen, ...wire.take()])
    })
  } finally {
    await wire.stop()
  }
}

const dataDir = mkdtempSync(join(tmpdir(), 'onise-bench-'))
const onise = await startOnise({ dataDir, port: PORT, seed: true, rings: false })
const browser = await chromium.launch({
  executablePath: await bringChromium(),
  args: ARGS.split(' '),
})
try {
  console.log(`Chromium ${browser.version()}, a phone of 360 × 640, nothing kept`)
  for (const quality of QUALITIES) await measure(browser, onise, quality)
} finally {
  await browser.close()
  await onise.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
