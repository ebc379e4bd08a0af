import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { experimental_readRawConfig as readRawConfig } from 'wrangler'
import { startCloudflareApi } from '#testing/cloudflare/cloudflare-api.ts'
import { createMarket } from '#testing/worker/market.ts'
import { ROOT } from '#tools/common/paths.ts'
import type { Variables } from '#tools/common/target.ts'
import { migrate, readMigrations } from '#tools/db/migrate.ts'
import { deploy, release, type Deployment } from '#tools/deploy/deployment.ts'
import { createEnvironment } from '#tools/deploy/environment.ts'
import type { RawConfig } from '#tools/deploy/wrangler-config.ts'
import { generatePushKey } from '#tools/dev/secrets.ts'

const secret = (name: string) => `${name}-0123456789-abcdefghijklmnopqrstuvwxyz`
const settingsOf = (name: string): Variables => ({
  LIBSQL_URL: `libsql://${name}-team.aws-eu-west-1.turso.io`,
  LIBSQL_AUTH_TOKEN: `token of ${name}`,
  JWT_SECRET: secret(`${name}-j`),
  PASSWORD_PEPPER: secret(`${name}-p`),
  FILES_SECRET: secret(`${name}-f`),
  BANK_SECRET: secret(`${name}-b`),
  IDENTITY_SECRET: secret(`${name}-i`),
  PAYSTACK_SECRET_KEY: `sk_${name === 'production' ? 'live' : 'test'}_${'0'.repeat(40)}`,
  MAIL_URL: 'https://mail.example.com/send',
  MAIL_KEY: 'a-key',
  MAIL_FROM: 'Onise <no-reply@onise.example>',
  VAPID_KEY: generatePushKey(),
  PASS_KEY: generatePushKey(),
  ONISE_URL: `https://${name}.onise.example`,
})

let api: Awaited<ReturnType<typeof startCloudflareApi>>
let root: string
beforeAll(async () => {
  api = await startCloudflareApi()
  root = mkdtempSync(join(tmpdir(), 'onise-deployment-'))
  writeFileSync(join(root, 'worker.js'), 'export default { fetch: () => new Response(HSTS) }')
  mkdirSync(join(root, 'dist/pwa/assets'), { recursive: true })
  const files = ['shell.html', 'chat.html', 'fund-wallet.html', 'assets/app.js']
  for (const file of files) writeFileSync(join(root, 'dist/pwa', file), '')
  writeFileSync(join(root, 'dist/pwa/assets.json'), '{"current":["app.js"],"old":{}}')
  cpSync(join(ROOT, 'pwa/public/_headers'), join(root, 'dist/pwa/_headers'))
})
afterAll(() => {
  api.stop()
  rmSync(root, { recursive: true })
})

const config = readRawConfig({ config: join(ROOT, 'wrangler.toml') }).rawConfig as RawConfig
const lines: string[] = []
type Options = { build: string; settings?: Variables; databaseUrl: string; folder?: string }

function deploymentOf(name: string, { build, settings = {}, databaseUrl: url, folder }: Options) {
  const environment = createEnvironment(name, { ...settingsOf(name), ...api.env, ...settings })
  const deployment: Deployment = {
    environment,
    config: { ...config, main: 'worker.js' },
    root,
    dist: join(root, 'dist/pwa'),
    build,
    migrate: () => migrate({ url, environment: name, ...(folder && { folder }) }),
    fetch: api.account.fetch,
    step: async (_title, task) => {
      const result = await task()
      lines.push(String(result))
      return result
    },
    log: (line) => lines.push(line),
    healthIntervalMs: 1,
  }
  return deployment
}

/** This repository's migrations, and one that a later version adds. */
function laterMigrations(): string {
  const folder = join(root, 'migrations')
  cpSync(join(ROOT, 'schema/migrations'), folder, { recursive: true })
  const path = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(path, 'utf8'))
  const idx = readMigrations().length
  journal.entries.push({ ...journal.entries.at(-1), idx, tag: '9000_later' })
  writeFileSync(path, JSON.stringify(journal))
  writeFileSync(
    join(folder, '9000_later.sql'),
    `ALTER TABLE tasks ADD COLUMN remark text;\n--> statement-breakpoint\nCREATE TABLE remarks (id text PRIMARY KEY) STRICT;`,
  )
  return folder
}

const settings = () => api.account.settingsOf('onise')

// Each of the twelve runs of wrangler takes two seconds of processor time.
test(
  'a version is deployed, taken back and deployed again, and another environment touches none of it',
  { timeout: 300_000 },
  async () => {
    const market = await createMarket({ engine: 'sqld' })
    const databaseUrl = market.settings.LIBSQL_URL
    const [client, tasker] = [await market.createClient(), await market.createTasker()]
    const worksFor = () => market.createCompletedTask(client, tasker)

    // The first deployment, of a domain at which something else answers, by somebody who is signed in at the second try.
    const first = { databaseUrl, build: 'n', folder: laterMigrations() }
    const rotated = { JWT_SECRET_OLD: secret('old'), SUPPORT_WHATSAPP: '2348031234567' }
    const signedOut = { ...first, settings: { CLOUDFLARE_API_TOKEN: 'wrong' } }
    await expect(deploy(deploymentOf('production', signedOut))).rejects.toThrow('Not signed in')
    expect(api.account.scripts.size + api.account.buckets.size).toBe(0)
    await deploy(deploymentOf('production', { ...first, settings: rotated }))
    expect(lines).toContain('Migrated: 9000_later')
    expect(lines.join()).toContain('answered 522 for assets.json')
    const script = api.account.script('onise')
    expect(script).toMatchObject({
      crons: ['*/5 * * * *', '17 2 * * *'],
      subdomain: { enabled: false, previews_enabled: false },
      files: ['worker.js', 'worker.js.map'],
      metadata: {
        compatibility_date: config['compatibility_date'],
        placement: { hostname: 'production-team.aws-eu-west-1.turso.io' },
        assets: { config: { _headers: expect.stringContaining('max-age=86400\n') } },
      },
    })
    expect(settings()).toMatchObject({ ...rotated, ENVIRONMENT: 'production', BUILD: 'n' })
    expect(api.account.buckets.get('onise-files')).toEqual({ location: 'weur' })
    await worksFor()

    // Back, after the end of a rotation: what is no longer set is deleted, and the rest is kept.
    await release(deploymentOf('production', { databaseUrl, build: 'n-1' }))
    expect(lines.join()).toContain('of a later version, which this one ignores: 9000_later')
    expect(settings()).toMatchObject({ BUILD: 'n-1', JWT_SECRET: secret('production-j') })
    for (const name of Object.keys(rotated)) expect(settings()).not.toHaveProperty(name)
    await worksFor()

    // Forward again, with a longer HSTS.
    await release(deploymentOf('production', { ...first, settings: { HSTS: 'long' } }))
    expect(settings()['BUILD']).toBe('n')
    expect(JSON.stringify(script.metadata)).not.toContain('preload')
    expect(lines.at(-2)).toBe('The worker has exactly the settings that are set')
    await worksFor()

    // Another environment of the same account.
    const account = () => {
      const { scripts, buckets, domains } = api.account
      return structuredClone([scripts.get('onise'), buckets.get('onise-files'), [...domains]])
    }
    const before = account()
    const staging = { build: 's', databaseUrl }
    const production = { ONISE_URL: 'https://production.onise.example' }
    await expect(
      deploy(deploymentOf('staging', { ...staging, settings: production })),
    ).rejects.toThrow('is the address of the environment production')
    await expect(release(deploymentOf('staging', staging))).rejects.toThrow(
      'the database of the environment production',
    )
    expect(account()).toEqual(before)
    const own = {
      ...staging,
      databaseUrl: (await createMarket({ engine: 'sqld' })).settings.LIBSQL_URL,
    }
    await release(deploymentOf('staging', own))
    const [onise, bucket, domains] = account()
    expect([onise, bucket]).toEqual(before.slice(0, 2))
    expect(domains).toEqual([
      ['production.onise.example', 'onise'],
      ['staging.onise.example', 'onise-staging'],
    ])
    expect(api.account.settingsOf('onise-staging')).toMatchObject({
      ENVIRONMENT: 'staging',
      PAYSTACK_SECRET_KEY: settingsOf('staging')['PAYSTACK_SECRET_KEY'],
    })
    const used = (name: string, field: string) =>
      api.account.script(name).bindings.flatMap((binding) => binding[field] ?? [])
    for (const field of ['bucket_name', 'namespace_id']) {
      expect(used('onise-staging', field)).toHaveLength(field === 'bucket_name' ? 1 : 2)
      expect(used('onise', field)).not.toEqual(expect.arrayContaining(used('onise-staging', field)))
    }
  },
)
