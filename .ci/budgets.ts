// The size budgets of what users download, and their measurement on the built files.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Manifest } from 'vite'
import { LANGUAGES_FOLDER } from '#tools/build/vite-plugins/chunk-by-entry.ts'
import { EAGER_COMPILE_HINT } from '#tools/build/vite-plugins/v8-eager-compile-hint.ts'
import { isMainModule, ROOT } from '#tools/common/paths.ts'
import { findCycles } from './boundaries.ts'
import { readManifest } from './vite-manifest.ts'

/**
 * In bytes, about a tenth above what was measured on 2026-11-28, so that a budget stops a library that slips in and shapes
 * no architecture. A limit is raised here, with one line of reason in the commit.
 */
export const BUDGETS = {
  // Files that a first visit loads, compressed.
  'first visit to the task list': 158_000,
  /** With its stages, what happens to the money, and the counter-offer of a proposal. */
  'first visit to a todo': 345_000,
  'first visit to the log-in page': 290_000,
  'landing page': 35_000,
  'About page': 30_000,
  /** The table of 774 places, which forms and distances load; room for the order by distance and further names. */
  places: 10_000,
  /** With what checks a pass without a network, and the screens of stages, materials and changes: 504 kB. */
  precache: 550_000,
  'administrators’ files in the precache': 0,
  'first scripts without the compile hint': 0,
  // No user loads it; the platform takes 3 MB.
  'worker bundle, gzip': 1_000_000,
}

/** Bytes on the connection as HTTP/2 frames, measured by testing/browser. */
export const CONNECTION_BUDGETS = {
  firstVisit: 164_000,
  /** With six thumbnails of the list and all screens, both directions. */
  firstSignIn: 620_000,
  repeatVisit: 1500,
  poll: 150,
  /** With the hero picture. */
  landingPage: 41_000,
}

const PWA = join(ROOT, 'dist/pwa')
const MANIFEST = join(PWA, '.vite/manifest.json')
const BUNDLE = join(ROOT, 'dist/worker/index.js')
const formatKb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** Bytes on the connection: of the compressed file, if there is one. */
function bytesOf(file: string): number {
  const sizes = [`${file}.br`, file].map(
    (name) => statSync(join(PWA, name), { throwIfNoEntry: false })?.size,
  )
  return sizes.find((size) => size !== undefined) ?? 0
}
const totalBytes = (files: readonly string[]) =>
  files.reduce((total, file) => total + bytesOf(file), 0)

/** A prerendered page and the files that it loads. It loads the app only when the app is opened. */
function filesOfPage(page: string): string[] {
  const links = readFileSync(join(PWA, page), 'utf8').matchAll(/(?:src|href)="\/([^"?#]+\.\w+)"/g)
  return [page, ...new Set([...links].map(([, file = '']) => file))]
}

/** Scripts that are large enough to matter and lack the compile hint. */
const isWithoutCompileHint = (file: string) =>
  bytesOf(file) > 1000 && !readFileSync(join(PWA, file), 'utf8').startsWith(EAGER_COMPILE_HINT)

/** The files that the service worker fetches in advance, from its own list, in which those of languages are not. */
function precachedFiles(): string[] {
  const worker = readFileSync(join(PWA, 'sw.js'), 'utf8')
  const urls = [...worker.matchAll(/["']?url["']?:\s*["'`]([^"'`]+)["'`]/g)]
    .map(([, url = '']) => url)
    .filter((url) => !url.startsWith(LANGUAGES_FOLDER) && existsSync(join(PWA, url)))
  if (urls.length === 0) throw new Error('sw.js has no list of its precache.')
  return urls
}

/** A chunk of its own: in the precache, and not in the first scripts. */
function placesChunk(firstScripts: readonly string[], precached: readonly string[]): number {
  const [chunk] = precached.filter((url) => url.startsWith('assets/places-'))
  if (!chunk || firstScripts.includes(chunk))
    throw new Error('The places have no chunk of their own.')
  return bytesOf(chunk)
}

/** Of two chunks that import each other, one runs before what it imports is there, and the app does not start. */
function findChunkCycles(): string[] {
  const manifest: Manifest = JSON.parse(readFileSync(MANIFEST, 'utf8'))
  const imports = Object.entries(manifest).map(
    ([key, chunk]) => [key, chunk.imports ?? []] as const,
  )
  return findCycles(new Map(imports)).map((cycle) => cycle.join(' → '))
}

function measure(): Record<keyof typeof BUDGETS, number> {
  const routeFiles = readdirSync(join(ROOT, 'pwa/routes'), { recursive: true, encoding: 'utf8' })
  const { chunksOfVisit, filesOf } = readManifest(
    JSON.parse(readFileSync(MANIFEST, 'utf8')),
    routeFiles.map((file) => `routes/${file}`),
  )
  const visit = (document: string, path: string) =>
    totalBytes([document, ...filesOf(chunksOfVisit(path))])
  const firstScripts = filesOf(chunksOfVisit('/all-task'), ['file']).filter((file) =>
    file.endsWith('.js'),
  )
  const precached = precachedFiles()
  return {
    'first visit to the task list': visit('shell.html', '/all-task'),
    'first visit to a todo': visit('single-task.html', '/single-task/$id'),
    'first visit to the log-in page': visit('login.html', '/login'),
    'landing page': totalBytes(filesOfPage('landing.html')),
    'About page': totalBytes(filesOfPage('about.html')),
    places: placesChunk(firstScripts, precached),
    precache: totalBytes(precached),
    'administrators’ files in the precache': totalBytes(
      precached.filter((url) => /admin|\/online\//i.test(url)),
    ),
    'first scripts without the compile hint': totalBytes(firstScripts.filter(isWithoutCompileHint)),
    'worker bundle, gzip': gzipSync(readFileSync(BUNDLE), { level: 9 }).length,
  }
}

const BUILT_FILES = [MANIFEST, BUNDLE, join(PWA, 'sw.js.br'), join(PWA, 'shell.html.br')]

function checkBudgets(): void {
  const missing = BUILT_FILES.filter((path) => !existsSync(path))
  if (missing.length > 0)
    throw new Error(`Not built: ${missing.join(', ')}. Run "npm run build" first.`)
  const cycles = findChunkCycles()
  if (cycles.length > 0) throw new Error(`Chunks import each other: ${cycles.join('; ')}`)
  const measured = measure()
  console.log(`${'budget'.padEnd(40)}${'measured'.padStart(12)}${'limit'.padStart(12)}`)
  for (const [name, limit] of Object.entries(BUDGETS)) {
    const bytes = measured[name as keyof typeof BUDGETS]
    const figures = `${formatKb(bytes).padStart(12)}${formatKb(limit).padStart(12)}`
    console.log(`${name.padEnd(40)}${figures}${bytes > limit ? '  over' : ''}`)
    if (bytes > limit) process.exitCode = 1
  }
}

if (isMainModule(import.meta.filename))
  try {
    checkBudgets()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
