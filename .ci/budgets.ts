// The size budgets (docs/performance.md#budgets), measured on the built files. kB are 1,000 bytes.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { LANGUAGES_FOLDER } from '#tools/build/vite-plugins/chunk-by-entry.ts'
import { EAGER_COMPILE_HINT } from '#tools/build/vite-plugins/v8-eager-compile-hint.ts'
import { ROOT } from '#tools/common/paths.ts'
import { readManifest } from './vite-manifest.ts'

const PWA = join(ROOT, 'dist/pwa')
const ROUTES = join(ROOT, 'pwa/routes')
const MANIFEST = join(PWA, '.vite/manifest.json')
const BUNDLE = join(ROOT, 'dist/worker/index.js')
const KB = 1000
const formatKb = (bytes: number) => `${(bytes / KB).toFixed(1)} kB`
const formatFiles = (count: number) => `${count} files`

/** Bytes on the connection: of the compressed file, if there is one. */
function bytesOf(file: string): number {
  const sizes = [`${file}.br`, file].map(
    (name) => statSync(join(PWA, name), { throwIfNoEntry: false })?.size,
  )
  return sizes.find((size) => size !== undefined) ?? 0
}
const totalBytes = (files: readonly string[]) =>
  files.reduce((total, file) => total + bytesOf(file), 0)

const shortName = (file: string) => file.replace(/^assets\/|-[\w-]{8}\.js$/g, '')
const routeName = (key: string) => key.replace(/^.*routes\/|\.tsx?(\?.*)?$/g, '')

/** A prerendered page and the files that it loads. It loads the app only when the app is opened. */
function filesOfPage(page: string): string[] {
  const links = readFileSync(join(PWA, page), 'utf8').matchAll(/(?:src|href)="\/([^"?#]+\.\w+)"/g)
  return [page, ...new Set([...links].map(([, file = '']) => file))]
}

/** Scripts that are large enough to matter and lack the compile hint. */
const isWithoutCompileHint = (file: string) =>
  bytesOf(file) > KB && !readFileSync(join(PWA, file), 'utf8').startsWith(EAGER_COMPILE_HINT)

/** The files that the service worker fetches in advance, from its own list, in which those of languages are not. */
function precachedFiles(): string[] {
  const worker = readFileSync(join(PWA, 'sw.js'), 'utf8')
  const urls = [...worker.matchAll(/["']?url["']?:\s*["'`]([^"'`]+)["'`]/g)]
  return urls
    .map(([, url = '']) => url)
    .filter((url) => !url.startsWith(LANGUAGES_FOLDER) && existsSync(join(PWA, url)))
}

type Budget = { name: string; measured: number; limit: number; format: (value: number) => string }

function readChunks() {
  const routeFiles = readdirSync(ROUTES, { recursive: true, encoding: 'utf8' })
  const { routes, chunksOfVisit, withImports, chunksNamed, filesOf } = readManifest(
    JSON.parse(readFileSync(MANIFEST, 'utf8')),
    routeFiles.map((file) => `routes/${file}`),
  )
  const list = chunksOfVisit('/all-task')
  // Loaded after the first render, whichever screen is opened next (pwa/startup/start-when-idle.ts).
  const idle = withImports(['queueable.ts', ...chunksNamed('engine-parts')])
  // Loaded once, with the first screen that needs them, so they have a budget of their own.
  const common = withImports(['validation', 'sign-in', 'common'].flatMap(chunksNamed))
  // No other phone loads them.
  const admin = withImports(['admin-parts', 'admin-table'].flatMap(chunksNamed))
  const isForAll = (chunk: string) => list.has(chunk) || idle.has(chunk) || common.has(chunk)
  const isShared = (chunk: string) => isForAll(chunk) || admin.has(chunk)
  const routeSizes = routes.map(({ key }) => {
    const own = [...withImports([key])].filter((chunk) => !isShared(chunk))
    return { name: routeName(key), bytes: totalBytes(filesOf(own, ['file'])) }
  })
  return {
    listFiles: filesOf(list),
    initialScripts: filesOf(list, ['file'])
      .filter((file) => file.endsWith('.js'))
      .toSorted((a, b) => bytesOf(b) - bytesOf(a)),
    idleFiles: filesOf(
      [...idle].filter((chunk) => !list.has(chunk)),
      ['file'],
    ),
    commonFiles: filesOf(
      [...common].filter((chunk) => !list.has(chunk) && !idle.has(chunk)),
      ['file'],
    ),
    adminFiles: filesOf(
      [...admin].filter((chunk) => !isForAll(chunk)),
      ['file'],
    ),
    largestRoute: routeSizes.toSorted((a, b) => b.bytes - a.bytes)[0] ?? { name: 'none', bytes: 0 },
  }
}

function measure(): { budgets: Budget[]; notes: string[] } {
  const { listFiles, initialScripts, idleFiles, commonFiles, adminFiles, largestRoute } =
    readChunks()
  const precached = precachedFiles()
  const precachedAdminFiles = precached.filter((url) => /admin|\/online\//i.test(url)).length
  const bundleBytes = gzipSync(readFileSync(BUNDLE), { level: 9 }).length
  const bytes = (name: string, measured: number, limit: number): Budget => ({
    name,
    measured,
    limit,
    format: formatKb,
  })
  const files = (name: string, measured: number): Budget => ({
    name,
    measured,
    limit: 0,
    format: formatFiles,
  })
  const budgets = [
    bytes('initial JS to the task list, brotli', totalBytes(initialScripts), 128 * KB),
    files(
      'first scripts without the compile hint',
      initialScripts.filter(isWithoutCompileHint).length,
    ),
    bytes('first visit to the task list', totalBytes(['shell.html', ...listFiles]), 144 * KB),
    bytes('landing page with its pictures', totalBytes(filesOfPage('landing.html')), 140 * KB),
    bytes('About page with its pictures', totalBytes(filesOfPage('about.html')), 140 * KB),
    bytes(`largest lazy route (${largestRoute.name})`, largestRoute.bytes, 20 * KB),
    bytes('scripts that screens share', totalBytes(commonFiles), 84 * KB),
    bytes('scripts that administrators’ screens share', totalBytes(adminFiles), 29 * KB), // With the search box above every screen.
    bytes('worker bundle, gzip', bundleBytes, 1000 * KB),
    bytes('precache', totalBytes(precached), 420 * KB),
    files('administrator files in the precache', precachedAdminFiles),
    files('missing precache list', precached.length > 0 ? 0 : 1),
  ]
  const largest = initialScripts
    .slice(0, 5)
    .map((file) => `${shortName(file)} ${formatKb(bytesOf(file))}`)
  const notes = [
    `after the first render: ${idleFiles.length} files, ${formatKb(totalBytes(idleFiles))}`,
    `precache: ${precached.length} files, ${formatKb(totalBytes(precached))}`,
    `initial JS: ${initialScripts.length} files; ${largest.join(', ')}`,
  ]
  return { budgets, notes }
}

const BUILT_FILES = [
  MANIFEST,
  BUNDLE,
  join(PWA, 'sw.js.br'),
  join(PWA, 'shell.html.br'),
  join(PWA, 'landing.html.br'),
  join(PWA, 'about.html.br'),
]
const missing = BUILT_FILES.filter((path) => !existsSync(path))
if (missing.length > 0) {
  console.error(`Not built: ${missing.join(', ')}. Run "npm run build" first.`)
  process.exit(1)
}

const { budgets, notes } = measure()
console.log(`${'budget'.padEnd(52)}${'measured'.padStart(12)}${'limit'.padStart(12)}`)
for (const { name, measured, limit, format } of budgets) {
  const figures = `${format(measured).padStart(12)}${format(limit).padStart(12)}`
  console.log(`${name.padEnd(52)}${figures}${measured > limit ? '  over' : ''}`)
}
for (const note of notes) console.log(note)
const exceeded = budgets.filter(({ measured, limit }) => measured > limit).map(({ name }) => name)
if (exceeded.length > 0) {
  console.error(`\nOver budget: ${exceeded.join('; ')}`)
  process.exitCode = 1
}
