// `npm run deploy`. With `-- --dry-run` it only checks the configuration, builds, and lets wrangler check the result.
//   1  the configuration is complete and safe; .env.example describes each setting
//   2  the app and the worker are built, with the files of the builds that they replace
//   3  the R2 bucket exists
//   4  the database is migrated; each migration must also suit the version that is still running
//   5  the worker, its secrets and its cron triggers are uploaded together
//   6  the new version responds
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, buildName, workerDefinitions } from '#tools/build/build.ts'
import { retainPreviousAssets } from '#tools/build/retain-previous-assets.ts'
import { install, isInstalled } from '#tools/common/ensure-installed.mjs'
import { ROOT } from '#tools/common/paths.ts'
import { CommandError, run, waitForUrl } from '#tools/common/processes.ts'
import { laterNotice, migrate } from '#tools/db/migrate.ts'
import { createProgress } from '#tools/dev/progress.ts'
import { OPTIONAL_SETTINGS, REQUIRED_SETTINGS, settingProblems } from './deploy-settings.ts'

const BUCKET = 'onise-files'
const { step, log } = createProgress()

const wrangler = (...args: string[]) =>
  run(process.execPath, [join(ROOT, 'node_modules/wrangler/bin/wrangler.js'), ...args], {
    cwd: ROOT,
    env: { WRANGLER_SEND_METRICS: 'false', NO_COLOR: '1', CI: '1' },
  })

function checkConfiguration(): string {
  const problems = settingProblems(process.env)
  if (problems.length > 0) throw new Error(`Not deployed:\n${problems.join('\n')}`)
  return 'The configuration is complete'
}

/** Checked by `checkConfiguration`. */
const appUrl = () => String(process.env['ONISE_URL']).replace(/\/$/, '')

async function retainAssets(): Promise<string> {
  const count = await retainPreviousAssets({ url: appUrl(), dist: join(ROOT, 'dist/pwa') })
  return `Retained ${count} files of earlier builds`
}

async function createBucket(): Promise<string> {
  try {
    await wrangler('r2', 'bucket', 'create', BUCKET)
    return `Created the bucket ${BUCKET}`
  } catch (error) {
    const exists = error instanceof CommandError && /already exists|already own/i.test(error.output)
    if (exists) return `The bucket ${BUCKET} exists`
    throw error
  }
}

async function migrateDatabase(): Promise<string> {
  const { LIBSQL_URL: url = '', LIBSQL_AUTH_TOKEN: authToken } = process.env
  const { applied, later } = await migrate({ url, authToken })
  if (later.length > 0) log(`  ! ${laterNotice(later)}`)
  return applied.length > 0 ? `Migrated: ${applied.join(', ')}` : 'The database is up to date'
}

/** Uploads the secrets with the version that needs them, from a file that exists only during the upload. */
async function upload(): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'onise-deploy-'))
  const file = join(dir, 'secrets.json')
  const names = [...REQUIRED_SETTINGS, ...OPTIONAL_SETTINGS].filter((name) => process.env[name])
  const secrets = Object.fromEntries(names.map((name) => [name, process.env[name]]))
  writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 })
  try {
    return await wrangler(
      'deploy',
      ...workerDefinitions(),
      '--secrets-file',
      file,
      '--var',
      `BUILD:${buildName()}`,
    )
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

async function prepare(): Promise<void> {
  const envFile = join(ROOT, '.env')
  if (existsSync(envFile)) process.loadEnvFile(envFile)
  await step('Configuration', checkConfiguration)
  if (!isInstalled()) await step('Packages', () => install())
  await step('Build', async () => {
    await build()
    return `Built ${buildName()}`
  })
}

async function deploy(): Promise<void> {
  await step('Earlier builds', retainAssets)
  await step('Cloudflare account', async () => {
    await wrangler('whoami')
    return 'Signed in to Cloudflare'
  })
  await step('R2', createBucket)
  await step('Database', migrateDatabase)
  await step('Worker', async () => {
    await upload()
    return 'The worker is uploaded'
  })
  const url = appUrl()
  const healthUrl = `${url}/api/health`
  await step('Health', () => waitForUrl(healthUrl, { timeoutMs: 60_000, intervalMs: 1000 }))
  log(`\nOnise is live at ${url}`)
}

async function dryRun(): Promise<void> {
  await step('Dry run', async () => {
    await wrangler('deploy', '--dry-run', ...workerDefinitions())
    return 'wrangler accepts the worker'
  })
}

try {
  await prepare()
  if (process.argv.includes('--dry-run')) await dryRun()
  else await deploy()
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
