// What the phone must download and the platform must load, measured on what was built (DESIGN 8). kB are 1,000 bytes.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ROOT } from '../local/install.mjs'
import { readChunks } from './chunks.mjs'

const PWA = join(ROOT, 'dist/pwa')
const ROUTES = join(ROOT, 'pwa/routes')
const MANIFEST = join(PWA, '.vite/manifest.json')
const BUNDLE = join(ROOT, 'dist/worker/index.js')
const KB = 1000
const inKb = (bytes) => `${(bytes / KB).toFixed(1)} kB`
const inFiles = (count) => `${count} files`

/** On the wire: as the build compressed it (local/compress.mjs), or as it is. */
const bytesOf = (file) =>
  [`${file}.br`, file]
    .map((name) => statSync(join(PWA, name), { throwIfNoEntry: false })?.size)
    .find((size) => size !== undefined) ?? 0
const sum = (files) => files.reduce((total, file) => total + bytesOf(file), 0)

const shortName = (file) => file.replace(/^assets\/|-[\w-]{8}\.js$/g, '')
const routeName = (key) => key.replace(/^.*routes\/|\.tsx?(\?.*)?$/g, '')

/** A page drawn at build, and all that it asks for by itself: the app comes to it only when it is called. */
function drawn(page) {
  const asked = readFileSync(join(PWA, page), 'utf8').matchAll(/(?:src|href)="\/([^"?#]+\.\w+)"/g)
  return [page, ...new Set([...asked].map(([, file]) => file))]
}

/** Scripts worth it that do not ask to be compiled while they come (local/compiled-at-once.ts). */
const isSlowToStart = (file) =>
  bytesOf(file) > KB &&
  !readFileSync(join(PWA, file), 'utf8').startsWith('//# allFunctionsCalledOnLoad')

/** What the service worker fetches before anybody asks, as its own list says. */
function precached() {
  const worker = readFileSync(join(PWA, 'sw.js'), 'utf8')
  const urls = [...worker.matchAll(/["']?url["']?:\s*["'`]([^"'`]+)["'`]/g)].map(([, url]) => url)
  return urls.filter((url) => existsSync(join(PWA, url)))
}

function measure() {
  const { routes, visit, closure, named, filesOf } = readChunks(
    JSON.parse(readFileSync(MANIFEST, 'utf8')),
    readdirSync(ROUTES, { recursive: true }).map((file) => `routes/${file}`),
  )
  const list = visit('/all-task')
  const scripts = filesOf(list, ['file'])
    .filter((file) => file.endsWith('.js'))
    .toSorted((a, b) => bytesOf(b) - bytesOf(a))
  // Fetched once the first screen stands, whatever is opened next (sync/start-later.ts): no screen's own.
  const idle = closure(['writes.ts', ...named('line')])
  const [largest] = routes
    .map(({ key }) => {
      const own = [...closure([key])].filter((chunk) => !list.has(chunk) && !idle.has(chunk))
      return { name: routeName(key), bytes: sum(filesOf(own, ['file'])) }
    })
    .toSorted((a, b) => b.bytes - a.bytes)
  const after = filesOf(
    [...idle].filter((chunk) => !list.has(chunk)),
    ['file'],
  )
  const shell = precached()
  const admin = shell.filter((url) => /admin/i.test(url)).length
  const bundle = gzipSync(readFileSync(BUNDLE), { level: 9 }).length

  const most = (name, measured, limit, say = inKb) => ({ name, measured, limit, say })
  const budgets = [
    most('initial JS to the task list, brotli', sum(scripts), 140 * KB),
    most(
      'first scripts compiled only when called',
      scripts.filter(isSlowToStart).length,
      0,
      inFiles,
    ),
    most('first visit to the task list', sum(['shell.html', ...filesOf(list)]), 156 * KB),
    most('landing page with its pictures', sum(drawn('landing.html')), 140 * KB),
    most(`largest lazy route (${largest.name})`, largest.bytes, 15 * KB),
    most('worker bundle, gzip', bundle, 120 * KB),
    most('administrator files in the precache', admin, 0, inFiles),
    most('files the precache lacks to be one', shell.length > 0 ? 0 : 1, 0, inFiles),
  ]
  const notes = [
    `after the first screen: ${after.length} files, ${inKb(sum(after))}`,
    `precache: ${shell.length} files, ${inKb(sum(shell))}`,
    `initial JS: ${scripts.length} files; ${scripts
      .slice(0, 5)
      .map((file) => `${shortName(file)} ${inKb(bytesOf(file))}`)
      .join(', ')}`,
  ]
  return { budgets, notes }
}

const missing = [
  MANIFEST,
  BUNDLE,
  ...['sw.js.br', 'shell.html.br', 'landing.html.br'].map((file) => join(PWA, file)),
].filter((path) => !existsSync(path))
if (missing.length > 0) {
  console.error(`Not built: ${missing.join(', ')}. Run "npm run build" first.`)
  process.exit(1)
}

const { budgets, notes } = measure()
console.log(`${'budget'.padEnd(52)}${'measured'.padStart(12)}${'limit'.padStart(12)}`)
for (const { name, measured, limit, say } of budgets) {
  const figures = `${say(measured).padStart(12)}${say(limit).padStart(12)}`
  console.log(`${name.padEnd(52)}${figures}${measured > limit ? '  over' : ''}`)
}
for (const note of notes) console.log(note)
const over = budgets.filter(({ measured, limit }) => measured > limit).map(({ name }) => name)
if (over.length > 0) {
  console.error(`\nOver budget: ${over.join('; ')}`)
  process.exitCode = 1
}
