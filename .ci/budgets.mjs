// What the phone must download and the platform must load, measured on what was built (DESIGN 8). kB are 1,000 bytes.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { ROOT } from '../local/install.mjs'
import { readChunks } from './chunks.mjs'

const PWA = join(ROOT, 'dist/pwa')
const KB = 1000
const TEXT = /\.(js|css|html|svg|json|webmanifest)$/

function bytesOf(file) {
  const bytes = readFileSync(join(PWA, file))
  if (!TEXT.test(file)) return bytes.length
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return brotliCompressSync(bytes, { params }).length
}
const sum = (files) => files.reduce((total, file) => total + bytesOf(file), 0)
const isScript = (file) => file.endsWith('.js')

function precached() {
  const worker = readFileSync(join(PWA, 'sw.js'), 'utf8')
  return [...worker.matchAll(/["']?url["']?:\s*["'`]([^"'`]+)["'`]/g)].map(([, url]) => url)
}

function measure() {
  const manifest = join(PWA, '.vite/manifest.json')
  for (const path of [manifest, join(PWA, 'sw.js'), join(ROOT, 'dist/worker/index.js')]) {
    if (!existsSync(path)) throw new Error(`${path} is missing: run "npm run build" first.`)
  }
  const { routes, visit, closure, filesOf } = readChunks(JSON.parse(readFileSync(manifest, 'utf8')))
  const list = visit('/all-task')
  const landing = visit('/')
  const lazy = routes
    .map(({ key }) => {
      const own = filesOf(
        [...closure([key])].filter((chunk) => !list.has(chunk)),
        ['file'],
      )
      return { key, bytes: sum(own) }
    })
    .toSorted((a, b) => b.bytes - a.bytes)
  const shell = precached()
  const admin = shell.filter((url) => /admin/i.test(url))

  return [
    [
      'initial JS to the task list, brotli',
      sum(filesOf(list, ['file']).filter(isScript)),
      140 * KB,
    ],
    ['first visit to the task list, built parts', sum(['index.html', ...filesOf(list)]), 156 * KB],
    ['landing page with its pictures', sum(['index.html', ...filesOf(landing)]), 140 * KB],
    [
      `largest lazy route (${lazy[0]?.key.replace(/^.*routes\/|\?.*$/g, '')})`,
      lazy[0]?.bytes ?? 0,
      15 * KB,
    ],
    [
      'worker bundle, gzip',
      gzipSync(readFileSync(join(ROOT, 'dist/worker/index.js')), { level: 9 }).length,
      80 * KB,
    ],
    ['precached files, brotli', sum(shell.filter((url) => existsSync(join(PWA, url)))), null],
    ['administrator files in the precache', admin.length, 0, 'files'],
    ['precache is there', shell.length, null, 'files'],
  ]
}

const show = (value, unit) => {
  if (value === null) return '—'
  return unit ? `${value} ${unit}` : `${(value / KB).toFixed(1)} kB`
}

const rows = measure()
const excess = rows.filter(([, measured, limit]) => limit !== null && measured > limit)
if (rows.at(-1)[1] === 0) excess.push(rows.at(-1))
console.log(`${'budget'.padEnd(58)}${'measured'.padStart(12)}${'limit'.padStart(12)}`)
for (const [name, measured, limit, unit] of rows) {
  const mark = excess.some(([other]) => other === name) ? '  over' : ''
  console.log(
    `${name.padEnd(58)}${show(measured, unit).padStart(12)}${show(limit, unit).padStart(12)}${mark}`,
  )
}
if (excess.length > 0) {
  console.error(`\nOver budget: ${excess.map(([name]) => name).join('; ')}`)
  process.exitCode = 1
}
