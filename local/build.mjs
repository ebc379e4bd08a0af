import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compress } from './compress.mjs'
import { ROOT } from './install.mjs'
import { listAssets } from './old-assets.mjs'
import { run } from './processes.mjs'

const SHARED = ['schema', 'package-lock.json', 'tsconfig.base.json']
const PWA = [
  ...['pwa', 'vite.config.ts', 'tsr.config.json'],
  ...[
    'local/old-assets.mjs',
    'local/prerender.mjs',
    'local/compress.mjs',
    'local/addresses-only.ts',
    'local/chunks-by-visit.ts',
    'local/compiled-at-once.ts',
    'local/early-ask.ts',
    'local/no-mutations.ts',
  ],
  ...SHARED,
]
const WORKER = ['worker', 'wrangler.toml', 'local/bundle-worker.mjs', ...SHARED]
const PWA_STAMP = 'dist/pwa.stamp'
const WORKER_STAMP = 'dist/worker.stamp'
/** Everything that Miniflare needs to run what wrangler built, as wrangler itself would. */
export const OPTIONS = 'dist/worker/options.json'

const QUIET = {
  // A test that builds must build what is deployed, not React's own development.
  NODE_ENV: 'production',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_LOG_PATH: join(ROOT, 'dist/logs'),
  FORCE_COLOR: '0',
  NO_COLOR: '1',
}

const isInput = (path) => !/\.(test|gen)\.tsx?$|\/migrations\//.test(path)

function filesUnder(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .flatMap((entry) => filesUnder(join(path, entry.name)))
    .filter(isInput)
    .toSorted()
}

function hashOf(places) {
  const hash = createHash('sha256')
  for (const file of places.flatMap((place) => filesUnder(join(ROOT, place)))) {
    hash
      .update(`${relative(ROOT, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}

const isFresh = (stamp, hash, proof) =>
  existsSync(join(ROOT, proof)) &&
  existsSync(join(ROOT, stamp)) &&
  readFileSync(join(ROOT, stamp), 'utf8') === hash

const node = (script, args, env) =>
  run(process.execPath, [join(ROOT, script), ...args], {
    cwd: ROOT,
    env: { ...process.env, ...QUIET, ...env },
  })

/** The name of what is built: the same inputs, the same name. */
export const buildName = () => hashOf([...PWA, ...WORKER]).slice(0, 12)

export async function buildPwa() {
  const hash = hashOf(PWA)
  if (isFresh(PWA_STAMP, hash, 'dist/pwa/shell.html.br')) return false
  await node('node_modules/vite/bin/vite.js', ['build'], { BUILD: buildName() })
  await node('local/prerender.mjs', [])
  listAssets(join(ROOT, 'dist/pwa'))
  compress(join(ROOT, 'dist/pwa'))
  writeFileSync(join(ROOT, PWA_STAMP), hash)
  return true
}

/** The very bundle that a deployment uploads; needs the built pwa beside it. */
export async function buildWorker() {
  const hash = hashOf(WORKER)
  if (isFresh(WORKER_STAMP, hash, OPTIONS)) return false
  await node('node_modules/wrangler/bin/wrangler.js', [
    'deploy',
    '--dry-run',
    '--outdir',
    'dist/worker',
  ])
  await writeOptions()
  writeFileSync(join(ROOT, WORKER_STAMP), hash)
  return true
}

async function writeOptions() {
  const wrangler = await import('wrangler')
  const config = join(ROOT, 'wrangler.toml')
  const { workerOptions } = wrangler.unstable_getMiniflareWorkerOptions(config)
  const { compatibilityDate, compatibilityFlags, bindings, r2Buckets, assets } = workerOptions
  const { crons } = wrangler.unstable_readConfig({ config }).triggers
  const options = { compatibilityDate, compatibilityFlags, bindings, r2Buckets, crons }
  // Without the directory, so that a checkout can be moved.
  const { directory: _directory, ...rules } = assets
  const text = JSON.stringify({ ...options, assets: rules }, null, 2)
  writeFileSync(join(ROOT, OPTIONS), text)
}

export async function build() {
  const pwa = await buildPwa()
  const worker = await buildWorker()
  return pwa || worker
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const built = await build()
    console.log(built ? `Built ${buildName()}.` : `${buildName()} is built already.`)
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
