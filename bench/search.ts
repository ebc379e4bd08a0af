// `npm run bench:search`: title search on the phone, by the trigram index, by a scan and in an array. ROWS is the number
// of tasks.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { build } from 'vite'
import { ensureChromium } from '#tools/common/chromium.ts'
import { ROOT } from '#tools/common/paths.ts'
import type { SearchBench } from './search.page.ts'
import { median } from './statistics.ts'

declare global {
  interface Window {
    searchBench: SearchBench
  }
}

const ROWS = Number(process.env['ROWS'] ?? 6000)
const RUNS = 9
const LIMIT = 60
const CPU_RATES = [1, 4]
const QUERIES = ['t', 'ta', 'tap', 'kitchen tap', 'ibadan', 'rewire two rooms', 'room 44', 'zebra']

async function buildPageScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    root: ROOT,
    resolve: {
      alias: [
        { find: /^#schema\//, replacement: join(ROOT, 'schema/') },
        { find: /^#pwa\//, replacement: join(ROOT, 'pwa/') },
        { find: /^dexie$/, replacement: join(ROOT, 'node_modules/dexie/dist/modern/dexie.mjs') },
      ],
    },
    build: { write: false, rolldownOptions: { input: join(ROOT, 'bench/search.page.ts') } },
  })
  const [first] = [result].flat()
  const chunk = first && 'output' in first ? first.output[0] : undefined
  if (!chunk) throw new Error('The page script was not built')
  return chunk.code
}

async function serve(script: string) {
  const server = createServer((request, response) => {
    const isScript = request.url === '/page.js'
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    response.end(
      isScript ? script : '<!doctype html><script type="module" src="/page.js"></script>',
    )
  })
  server.listen(Number(process.env['PORT'] ?? 0), '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}

async function repeat<T>(task: () => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (let run = 0; run < RUNS; run++) results.push(await task())
  return results
}

const formatMs = (value: number) => value.toFixed(1).padStart(9)

async function measureFill(page: Page): Promise<void> {
  const pages = await page.evaluate((rows) => window.searchBench.fill(rows), ROWS)
  const indexed = median(pages.map((each) => each.indexed)).toFixed(1)
  const plain = median(pages.map((each) => each.plain)).toFixed(1)
  console.log(`${ROWS} tasks: writing 200 takes ${indexed} ms with the index, ${plain} ms without`)
}

async function measureQuery(page: Page, query: string): Promise<void> {
  const results = await repeat(() =>
    page.evaluate(([text, limit]) => window.searchBench.search(text, limit), [
      query,
      LIMIT,
    ] as const),
  )
  const [index, scan, array] = [
    median(results.map((each) => each.index)),
    median(results.map((each) => each.scan)),
    median(results.map((each) => each.array)),
  ]
  const counts = [results[0]?.matching, results[0]?.shown].map((count) => String(count).padStart(9))
  const times = [index, scan, array].map(formatMs)
  const ratio = `${(scan / index).toFixed(1)}×`.padStart(13)
  console.log(`${query.padEnd(18)}${counts.join('')}${times.join('')}${ratio}`)
}

async function measureNewest(page: Page): Promise<void> {
  const results = await repeat(() =>
    page.evaluate((limit) => window.searchBench.readNewest(limit), LIMIT),
  )
  const keys = median(results.map((each) => each.keys)).toFixed(1)
  const cursor = median(results.map((each) => each.cursor)).toFixed(1)
  const all = median(results.map((each) => each.all)).toFixed(1)
  console.log(`newest ${LIMIT}: by keys ${keys}, by cursor ${cursor}; all rows ${all}`)
}

const server = await serve(await buildPageScript())
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  const page = await browser.newPage()
  await page.goto(server.url)
  await page.waitForFunction(() => 'searchBench' in window)
  await measureFill(page)
  const devtools = await page.context().newCDPSession(page)
  for (const rate of CPU_RATES) {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate })
    console.log(`\nCPU ${rate}×, median of ${RUNS}, ms`)
    console.log(`${'query'.padEnd(18)} matching    shown    index     scan    array   scan/index`)
    for (const query of QUERIES) await measureQuery(page, query)
    await measureNewest(page)
  }
} finally {
  await browser.close()
  server.close()
}
