// `npm run build`: the app in dist/pwa and the worker in dist/worker. A part whose inputs have not changed is not rebuilt.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync, readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { isMainModule, ROOT, TYPESCRIPT_LOADER } from '#tools/common/paths.ts'
import { run } from '#tools/common/processes.ts'
import { compressFiles } from './compress.ts'
import { inlineHashesDefinition } from './inline-hashes.ts'
import { writeAssetList } from './retain-previous-assets.ts'
import { screenPatternDefinition } from './screen-pattern.ts'
import { WORKER_OPTIONS_FILE, type BuiltWorkerOptions } from './worker-options.ts'

const PWA_FOLDER = join(ROOT, 'dist/pwa')
const PWA_HASH_FILE = join(ROOT, 'dist/pwa.stamp')
const WORKER_HASH_FILE = join(ROOT, 'dist/worker.stamp')

const ENVIRONMENT = {
  // A test that builds must build what is deployed, not React's development version.
  NODE_ENV: 'production',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_LOG_PATH: join(ROOT, 'dist/logs'),
  FORCE_COLOR: '0',
  NO_COLOR: '1',
}

const isUpToDate = (hashFile: string, hash: string, builtFile: string) =>
  existsSync(builtFile) && existsSync(hashFile) && readFileSync(hashFile, 'utf8') === hash

const runNode = (args: readonly string[], env: Record<string, string> = {}) =>
  run(process.execPath, args, { cwd: ROOT, env: { ...ENVIRONMENT, ...env } })

const SHARED = ['schema', 'package-lock.json', 'tsconfig.base.json']

const PWA_INPUTS = [
  'pwa',
  'vite.config.ts',
  'tsr.config.json',
  'tools/build/build-for-node.ts',
  'tools/build/compress.ts',
  'tools/build/first-screens.ts',
  'tools/build/openapi-files.ts',
  'tools/build/openapi-page.ts',
  'tools/build/prerender.ts',
  'tools/build/retain-previous-assets.ts',
  'tools/build/screen-documents.ts',
  'tools/build/target.ts',
  'tools/build/vite-plugins',
  ...SHARED,
]
const WORKER_INPUTS = ['worker', 'wrangler.toml', 'package.json', ...SHARED]

const isInput = (path: string) => !/\.(test|gen)\.tsx?$|\/migrations\//.test(path)

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .flatMap((entry) => filesBelow(join(path, entry.name)))
    .filter(isInput)
    .toSorted()
}

/** A hash of the names and contents of all files in these places. */
function hashInputs(places: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of places.flatMap((place) => filesBelow(join(ROOT, place)))) {
    hash
      .update(`${relative(ROOT, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}

/** `isTest` puts a banner on every screen (tools/build/vite-plugins/test-banner.ts). */
type Market = { isTest?: boolean }

const nameOf = (places: readonly string[], { isTest = false }: Market) => {
  const name = hashInputs(places).slice(0, 12)
  return isTest ? `${name}-test` : name
}

/** The name of the current build: equal inputs have equal names. */
export const buildName = (market: Market = {}) => nameOf([...PWA_INPUTS, ...WORKER_INPUTS], market)

/** The name that the app has in it. A change of the worker alone leaves it, since the app is not rebuilt then. */
export const appName = (market: Market = {}) => nameOf(PWA_INPUTS, market)

/** Builds the app into `folder`, with everything that a deployment uploads of it. */
async function buildPwaInto(folder: string, market: Market): Promise<void> {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
  const env = { BUILD: appName(market), IS_TEST_MARKET: market.isTest ? '1' : '' }
  await runNode([vite, 'build', '--outDir', folder], env)
  await runNode([...TYPESCRIPT_LOADER, join(ROOT, 'tools/build/prerender.ts'), folder])
  writeAssetList(folder)
  compressFiles(folder)
}

/** False when it was up to date. */
export async function buildPwa(market: Market = {}): Promise<boolean> {
  const hash = hashInputs(PWA_INPUTS) + (market.isTest ? ' test' : '')
  if (isUpToDate(PWA_HASH_FILE, hash, join(PWA_FOLDER, 'shell.html.br'))) return false
  await buildPwaInto(PWA_FOLDER, market)
  writeFileSync(PWA_HASH_FILE, hash)
  return true
}

/** What wrangler needs to bundle the worker beside its configuration. */
export const workerDefinitions = () => [
  '--define',
  inlineHashesDefinition(PWA_FOLDER),
  '--define',
  screenPatternDefinition(),
]

/** The bundle that a deployment uploads. It needs the built app. False when it was up to date. */
export async function buildWorker(): Promise<boolean> {
  const definitions = workerDefinitions()
  const hash = hashInputs(WORKER_INPUTS) + definitions.join(' ')
  const optionsFile = join(ROOT, WORKER_OPTIONS_FILE)
  if (isUpToDate(WORKER_HASH_FILE, hash, optionsFile)) return false
  const wrangler = join(ROOT, 'node_modules/wrangler/bin/wrangler.js')
  await runNode([wrangler, 'deploy', '--dry-run', '--outdir', 'dist/worker', ...definitions])
  writeFileSync(optionsFile, JSON.stringify(await readWorkerOptions(), null, 2))
  writeFileSync(WORKER_HASH_FILE, hash)
  return true
}

async function readWorkerOptions(): Promise<BuiltWorkerOptions> {
  const wrangler = await import('wrangler')
  const config = join(ROOT, 'wrangler.toml')
  const { workerOptions } = wrangler.unstable_getMiniflareWorkerOptions(config)
  const { compatibilityDate, compatibilityFlags, bindings, r2Buckets, ratelimits, assets } =
    workerOptions
  const { durableObjects } = workerOptions
  if (!compatibilityDate || !assets) throw new Error('wrangler.toml is incomplete.')
  const { directory: _directory, ...assetRules } = assets
  return {
    compatibilityDate,
    compatibilityFlags: compatibilityFlags ?? [],
    bindings: bindings ?? {},
    r2Buckets: r2Buckets ?? {},
    durableObjects: durableObjects ?? {},
    ratelimits: (ratelimits ?? {}) as BuiltWorkerOptions['ratelimits'],
    crons: wrangler.unstable_readConfig({ config }).triggers.crons ?? [],
    assets: assetRules,
  }
}

export async function build(market: Market = {}): Promise<boolean> {
  const isPwaBuilt = await buildPwa(market)
  const isWorkerBuilt = await buildWorker()
  return isPwaBuilt || isWorkerBuilt
}

if (isMainModule(import.meta.filename)) {
  try {
    const isBuilt = await build()
    console.log(isBuilt ? `Built ${buildName()}.` : `${buildName()} is up to date.`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
