// The steps of a deployment after the build (tools/deploy/deploy.ts). Each names what went wrong in words for the person at
// the keyboard; nothing is uploaded before the database has the tables of the new version.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pRetry from 'p-retry'
import { inlineHashesDefinition } from '#tools/build/inline-hashes.ts'
import { retainPreviousAssets } from '#tools/build/retain-previous-assets.ts'
import { CommandError } from '#tools/common/processes.ts'
import { laterNotice, type Migrated } from '#tools/db/migrate.ts'
import type { Step } from '#tools/dev/progress.ts'
import { OPTIONAL_SETTINGS, REQUIRED_SETTINGS } from './deploy-settings.ts'
import { addressOf, bucketLocation, type Environment } from './environment.ts'
import { hstsDefinition, isHstsStep, writeHsts, type HstsStep } from './hsts.ts'
import type { RawConfig } from './wrangler-config.ts'
import { checkWrangler, createWrangler, type Wrangler } from './wrangler.ts'

export type Deployment = {
  environment: Environment
  /** wrangler.toml. */
  config: RawConfig
  root: string
  /** The built app. */
  dist: string
  build: string
  migrate: () => Promise<Migrated>
  fetch: typeof fetch
  step: Step
  log: (line: string) => void
  /** Between two looks at a new version that does not answer yet. */
  healthIntervalMs?: number
}

/** A new domain gets its certificate within minutes. */
const HEALTH_MS = 5 * 60_000

const hstsOf = ({ settings }: Environment): HstsStep => {
  const { HSTS = 'day' } = settings
  return isHstsStep(HSTS) ? HSTS : 'day'
}

const definitionsOf = ({ environment, dist }: Deployment) =>
  [inlineHashesDefinition(dist), hstsDefinition(hstsOf(environment))].flatMap((definition) => [
    '--define',
    definition,
  ])

type Account = { loggedIn: boolean; accounts?: { id: string; name: string }[] }

/** `whoami` alone succeeds without a log-in. */
async function findAccount(wrangler: Wrangler, { settings }: Environment): Promise<string> {
  const output = await wrangler('whoami', '--json').catch((error: unknown) => {
    if (error instanceof CommandError) return error.output
    throw error
  })
  const json = /^\{[\s\S]*^\}|^\{.*\}$/m.exec(output)?.[0]
  const { loggedIn, accounts = [] }: Account = json ? JSON.parse(json) : { loggedIn: false }
  if (!loggedIn)
    throw new Error(
      `Not signed in to Cloudflare. Set CLOUDFLARE_API_TOKEN to a valid token, or run "npx wrangler login".${json ? '' : `\n${output.trim()}`}`,
    )
  const id = settings['CLOUDFLARE_ACCOUNT_ID']
  const account = id ? accounts.find((each) => each.id === id) : accounts[0]
  if (id && accounts.length > 0 && !account)
    throw new Error(`CLOUDFLARE_ACCOUNT_ID is ${id}, which this sign-in has no access to.`)
  if (!id && accounts.length > 1)
    throw new Error(
      `Set CLOUDFLARE_ACCOUNT_ID to one of: ${accounts.map((each) => `${each.id} (${each.name})`).join(', ')}`,
    )
  return `Signed in to Cloudflare${account ? `, account ${account.name}` : ''}`
}

type Health = { ok?: boolean; build?: string; environment?: string; answer: string }

/** What answers at the address now, which may be nothing, another site, or Onise. */
async function readHealth({ environment, fetch: get }: Deployment): Promise<Health> {
  try {
    const url = new URL('/api/health', addressOf(environment))
    const response = await get(url, { signal: AbortSignal.timeout(10_000) })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    const body: unknown = isJson ? JSON.parse(text) : {}
    return { ...(body as object), answer: `${response.status} ${text.slice(0, 200)}`.trim() }
  } catch (error) {
    const { message, cause } = error instanceof Error ? error : new Error(String(error))
    return { answer: [message, cause].filter(Boolean).map(String).join(': ') }
  }
}

/** wrangler takes a domain over from another worker without a question. */
async function checkAddress(deployment: Deployment): Promise<string> {
  const { environment } = deployment
  const { host } = addressOf(environment)
  const { environment: present, build } = await readHealth(deployment)
  if (build && present && present !== environment.name)
    throw new Error(
      `${host} is the address of the environment ${present}. Give ${environment.name} an address of its own.`,
    )
  return present ? `${host} answers as ${present}` : `${host} is taken into use`
}

async function createBucket(wrangler: Wrangler, { bucket, settings }: Environment) {
  const location = bucketLocation(new URL(String(settings['LIBSQL_URL'])).hostname)
  try {
    await wrangler('r2', 'bucket', 'create', bucket, ...(location ? ['--location', location] : []))
    return `Created the bucket ${bucket}`
  } catch (error) {
    const exists = error instanceof CommandError && /already exists|already own/i.test(error.output)
    if (exists) return `The bucket ${bucket} exists`
    throw error
  }
}

async function migrateDatabase({ migrate, log }: Deployment): Promise<string> {
  const { applied, later } = await migrate()
  if (later.length > 0) log(`  ! ${laterNotice(later)}`)
  return applied.length > 0 ? `Migrated: ${applied.join(', ')}` : 'The database is up to date'
}

const uploadedSettings = ({ settings }: Environment): Record<string, string> =>
  Object.fromEntries(
    [...REQUIRED_SETTINGS, ...OPTIONAL_SETTINGS].flatMap((name) => {
      const value = settings[name]
      return value ? [[name, value]] : []
    }),
  )

/** Uploads the secrets with the version that needs them, from a file that exists only during the upload. */
async function upload(wrangler: Wrangler, deployment: Deployment): Promise<void> {
  const { environment, build, dist } = deployment
  writeHsts(dist, hstsOf(environment))
  const dir = mkdtempSync(join(tmpdir(), 'onise-deploy-'))
  const file = join(dir, 'secrets.json')
  writeFileSync(file, JSON.stringify(uploadedSettings(environment)), { mode: 0o600 })
  const definitions = definitionsOf(deployment)
  try {
    await wrangler('deploy', ...definitions, '--secrets-file', file, '--var', `BUILD:${build}`)
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

/** An upload keeps the secrets that it does not name, so that an earlier one would be accepted for ever. */
async function deleteOldSecrets(wrangler: Wrangler, { worker, ...environment }: Environment) {
  const set = uploadedSettings({ worker, ...environment })
  const output = await wrangler('secret', 'list', '--format', 'json')
  const stored: { name: string }[] = JSON.parse(/\[[\s\S]*\]/.exec(output)?.[0] ?? '[]')
  const old = stored.map(({ name }) => name).filter((name) => !(name in set))
  for (const name of old) await wrangler('secret', 'delete', name)
  return old.length > 0
    ? `Deleted secrets that are no longer set: ${old.join(', ')}`
    : 'The worker has exactly the settings that are set'
}

/** Until this version answers; another site, or the version of before, may answer until then. */
async function waitForVersion(deployment: Deployment): Promise<string> {
  const { environment, build, healthIntervalMs = 1000 } = deployment
  const attempt = async () => {
    const health = await readHealth(deployment)
    if (health.ok && health.build === build && health.environment === environment.name) return
    throw new Error(health.answer)
  }
  const options = {
    retries: Number.POSITIVE_INFINITY,
    factor: 1,
    minTimeout: healthIntervalMs,
    maxRetryTime: HEALTH_MS,
  }
  await pRetry(attempt, options).catch((error: unknown) => {
    const answer = error instanceof Error ? error.message : String(error)
    throw new Error(
      `The worker ${environment.worker} is uploaded, but ${addressOf(environment).host} does not answer as this version. It answers: ${answer}\nLook at the worker and its domain in Cloudflare's dashboard, and at its log: npx wrangler tail ${environment.worker}`,
    )
  })
  return `${addressOf(environment).host} answers as this version`
}

/** Lets wrangler check the upload. Touches nothing outside. */
export async function dryRun(deployment: Deployment): Promise<void> {
  const wrangler = createWrangler(deployment)
  await deployment.step('wrangler', () => checkWrangler(wrangler))
  await deployment.step('Dry run', async () => {
    await wrangler('deploy', '--dry-run', ...definitionsOf(deployment))
    return 'wrangler accepts the worker'
  })
}

/** The parts that change: the database, then the worker, and what it no longer has. */
export async function release(deployment: Deployment): Promise<void> {
  const { environment, step } = deployment
  const wrangler = createWrangler(deployment)
  await step('Database', () => migrateDatabase(deployment))
  await step('Worker', async () => {
    await upload(wrangler, deployment)
    return `The worker ${environment.worker} is uploaded`
  })
  await step('Secrets', () => deleteOldSecrets(wrangler, environment))
  await step('Health', () => waitForVersion(deployment))
}

export async function deploy(deployment: Deployment): Promise<void> {
  const { environment, dist, step, log, fetch: get } = deployment
  const wrangler = createWrangler(deployment)
  await step('Address', () => checkAddress(deployment))
  await step('wrangler', () => checkWrangler(wrangler))
  await step('Cloudflare account', () => findAccount(wrangler, environment))
  await step('Earlier builds', async () => {
    const url = addressOf(environment).href
    const { count, problem } = await retainPreviousAssets({ url, dist, fetch: get })
    if (problem) log(`  ! ${problem}`)
    return `Retained ${count} files of earlier builds`
  })
  await step('R2', () => createBucket(wrangler, environment))
  await release(deployment)
}
