// `npm run deploy`: the real thing, step by step; `npm run deploy -- --dry-run` checks and builds and touches nothing.
//   1  what is configured is complete and safe        .env.example says what each name is
//   2  the app and the worker are built; what is live stays beside it for phones that still run it
//   3  the R2 bucket is there
//   4  the database is migrated                       each migration must suit the version still running
//   5  the worker, its secrets and its cron triggers go up in one upload
//   6  the new version answers
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, buildName } from './build.mjs'
import { DEPLOYED, OPTIONAL, whyNotDeploy } from './deploy-settings.mjs'
import { isInstalled, install, ROOT } from './install.mjs'
import { migrate } from './migrate.mjs'
import { keepOldAssets } from './old-assets.mjs'
import { run, untilAnswers } from './processes.mjs'
import { openSteps } from './steps.mjs'

const BUCKET = 'onise-files'
const wrangler = (...args) =>
  run(process.execPath, [join(ROOT, 'node_modules/wrangler/bin/wrangler.js'), ...args], {
    cwd: ROOT,
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false', NO_COLOR: '1', CI: '1' },
  })

async function makeBucket() {
  try {
    await wrangler('r2', 'bucket', 'create', BUCKET)
    return `Made the bucket ${BUCKET}`
  } catch (error) {
    if (/already exists|already own/i.test(error.said ?? '')) return `The bucket ${BUCKET} is there`
    throw error
  }
}

/** Secrets travel with the version that needs them, in a file that exists for as long as the upload. */
async function upload(env) {
  const dir = mkdtempSync(join(tmpdir(), 'onise-deploy-'))
  const file = join(dir, 'secrets.json')
  const set = [...DEPLOYED, ...OPTIONAL].filter((name) => env[name])
  const secrets = Object.fromEntries(set.map((name) => [name, env[name]]))
  writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 })
  try {
    return await wrangler('deploy', '--secrets-file', file, '--var', `BUILD:${buildName()}`)
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

async function deploy({ isDry }) {
  const { step, say } = openSteps()
  const dotenv = join(ROOT, '.env')
  if (existsSync(dotenv)) process.loadEnvFile(dotenv)
  const { env } = process

  await step('Configuration', () => {
    const wrongs = whyNotDeploy(env)
    if (wrongs.length > 0) throw new Error(`Not deployed:\n${wrongs.join('\n')}`)
    return 'The configuration is complete'
  })
  if (!isInstalled()) await step('Packages', install)
  await step('Build', async () => {
    await build()
    return `Built ${buildName()}`
  })
  if (isDry) {
    await step('Dry run', () =>
      wrangler('deploy', '--dry-run').then(() => 'wrangler would take it'),
    )
    return
  }

  await step('Older builds', async () => {
    if (!env.ONISE_URL) return 'ONISE_URL is not set: nothing of an older build is kept'
    const dist = join(ROOT, 'dist/pwa')
    return `Kept ${await keepOldAssets({ url: env.ONISE_URL, dist })} files of older builds`
  })
  await step('Cloudflare account', () => wrangler('whoami').then(() => 'Cloudflare knows us'))
  await step('R2', makeBucket)
  await step('Database', async () => {
    const applied = await migrate({ url: env.LIBSQL_URL, authToken: env.LIBSQL_AUTH_TOKEN })
    return applied.length > 0 ? `Migrated: ${applied.join(', ')}` : 'The database is up to date'
  })
  let url
  await step('Worker', async () => {
    const said = await upload(env)
    url = env.ONISE_URL ?? /https:\/\/\S+\.workers\.dev/.exec(said)?.[0]
    return 'The worker is up'
  })
  if (url) {
    await step('Health', () => untilAnswers(`${url}/api/health`, { within: 60_000, every: 1000 }))
    say(`\nOnise is live at ${url}`)
  }
}

try {
  await deploy({ isDry: process.argv.includes('--dry-run') })
} catch (error) {
  console.error(`\n${error.message}`)
  process.exitCode = 1
}
