// `node bench/search.mjs`: looking for a title among what a phone has seen, by the index and by plain reading (PERFORMANCE 1).
import { createServer } from 'node:http'
import { once } from 'node:events'
import { chromium } from 'playwright-core'
import { build } from 'vite'
import { join } from 'node:path'
import { bringChromium } from '../local/chromium.mjs'
import { ROOT } from '../local/install.mjs'

const ROWS = Number(process.env.ROWS ?? 6000)
const ROUNDS = 9
const MOST = 60
const SOUGHT = ['t', 'ta', 'tap', 'kitchen tap', 'ibadan', 'rewire two rooms', 'room 44', 'zebra']

async function script() {
  const { output } = await build({
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
  return output.find(({ type }) => type === 'chunk').code
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
const ms = (value) => `${value.toFixed(1)}`.padStart(9)

const code = await script()
const server = createServer((request, response) => {
  const isScript = request.url === '/page.js'
  response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
  response.end(isScript ? code : '<!doctype html><script type="module" src="/page.js"></script>')
})
server.listen(Number(process.env.PORT ?? 0), '127.0.0.1')
await once(server, 'listening')
const browser = await chromium.launch({
  executablePath: await bringChromium(() => {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  const page = await browser.newPage()
  await page.goto(`http://127.0.0.1:${server.address().port}/`)
  await page.waitForFunction(() => 'bench' in window)
  const pages = await page.evaluate((rows) => window.bench.fill(rows), ROWS)
  const [indexed, plain] = ['indexed', 'plain'].map((way) => median(pages.map((kept) => kept[way])))
  console.log(
    `${ROWS} todos kept: a page of 200 takes ${indexed.toFixed(1)} ms with its titles in the index, ${plain.toFixed(1)} ms without`,
  )
  const wire = await page.context().newCDPSession(page)
  for (const rate of [1, 4]) {
    await wire.send('Emulation.setCPUThrottlingRate', { rate })
    console.log(`\nCPU ${rate}×, median of ${ROUNDS}, ms`)
    console.log(
      `${'sought'.padEnd(18)}${'titles'.padStart(8)}${'given'.padStart(8)}    index     scan    array   scan/index`,
    )
    for (const sought of SOUGHT) {
      const looks = []
      for (let round = 0; round < ROUNDS; round++)
        looks.push(
          await page.evaluate(([text, most]) => window.bench.look(text, most), [sought, MOST]),
        )
      const [index, scan, array] = ['index', 'scan', 'array'].map((way) =>
        median(looks.map((look) => look[way])),
      )
      const [{ found, given }] = looks
      console.log(
        `${sought.padEnd(18)}${String(found).padStart(8)}${String(given).padStart(8)}${ms(index)}${ms(scan)}${ms(array)}${`${(scan / index).toFixed(1)}×`.padStart(13)}`,
      )
    }
    const newest = []
    for (let round = 0; round < ROUNDS; round++)
      newest.push(await page.evaluate((most) => window.bench.newest(most), MOST))
    const [keys, cursor, all] = ['keys', 'cursor', 'all'].map((way) =>
      median(newest.map((look) => look[way])),
    )
    console.log(
      `newest ${MOST}: by keys ${keys.toFixed(1)}, by cursor ${cursor.toFixed(1)}; all ${all.toFixed(1)}`,
    )
  }
} finally {
  await browser.close()
  server.close()
}
