// `npm run deploy`. With `-- --env staging` another environment than production, whose settings are in .env.staging. With
// `-- --dry-run` it only checks the configuration, builds, and lets wrangler check the result.
//   1  the configuration is complete and safe; .env.example describes each setting
//   2  the app and the worker are built
//   3  the sign-in to Cloudflare, and that the address is not that of another environment
//   4  the files of the builds that this one replaces are added
//   5  the R2 bucket exists
//   6  the database is migrated; each migration must also suit the version that is still running
//   7  the worker, its secrets, its domain and its cron triggers are uploaded together
//   8  secrets that are no longer set are deleted
//   9  the new version responds
import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { build, buildName } from '#tools/build/build.ts'
import { install, isInstalled } from '#tools/common/ensure-installed.mjs'
import { ROOT } from '#tools/common/paths.ts'
import {
  checkName,
  fileOf,
  joinVariables,
  nameOf,
  PRODUCTION,
  readEnvFile,
  type Variables,
} from '#tools/common/target.ts'
import { migrate } from '#tools/db/migrate.ts'
import { createProgress } from '#tools/dev/progress.ts'
import { settingProblems } from './deploy-settings.ts'
import { createEnvironment, sharedSettings, type Environment } from './environment.ts'
import type { RawConfig } from './wrangler-config.ts'

const { step, log } = createProgress()

function readArguments() {
  const { values } = parseArgs({
    options: {
      env: { type: 'string' },
      'env-file': { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    },
  })
  const { env, 'env-file': envFile, 'dry-run': isDryRun } = values
  const name = checkName(env ?? (envFile && nameOf(envFile)) ?? PRODUCTION)
  return { name, file: envFile ?? fileOf(name), isFileNamed: envFile !== undefined, isDryRun }
}
type Arguments = ReturnType<typeof readArguments>

/** Without a file the shell has all of them, as in a pipeline. */
function readSettings({ file, isFileNamed }: Arguments): Variables {
  const path = resolve(ROOT, file)
  const isMissing = !existsSync(path)
  if (isMissing && (isFileNamed || !process.env['LIBSQL_URL']))
    throw new Error(`There is no file ${file}. Copy .env.example to it and fill it in.`)
  return isMissing ? process.env : joinVariables(readEnvFile(path), process.env, file)
}

/** The settings of the other environments that are on this machine. */
function readOthers({ file }: Arguments): Record<string, Variables> {
  const isOther = (each: string) =>
    nameOf(each) !== null && each !== '.env.example' && join(ROOT, each) !== resolve(ROOT, file)
  const files = readdirSync(ROOT).filter(isOther)
  return Object.fromEntries(files.map((each) => [each, readEnvFile(join(ROOT, each))]))
}

function checkConfiguration(environment: Environment, others: Record<string, Variables>): string {
  const problems = [...settingProblems(environment), ...sharedSettings(environment, others)]
  if (problems.length > 0) throw new Error(`Not deployed:\n${problems.join('\n')}`)
  return `The configuration of ${environment.name} is complete`
}

async function run(): Promise<void> {
  const args = readArguments()
  const { name } = args
  const environment = createEnvironment(name, readSettings(args))
  await step('Configuration', () => checkConfiguration(environment, readOthers(args)))
  if (!isInstalled()) await step('Packages', () => install())
  await step('Build', async () => {
    await build(environment)
    return `Built ${buildName(environment)}`
  })
  // Packages that may have been installed just now.
  const { experimental_readRawConfig: readRawConfig } = await import('wrangler')
  const { deploy, dryRun } = await import('./deployment.ts')
  const { LIBSQL_URL: url = '', LIBSQL_AUTH_TOKEN: authToken } = environment.settings
  const deployment = {
    environment,
    config: readRawConfig({ config: join(ROOT, 'wrangler.toml') }).rawConfig as RawConfig,
    root: ROOT,
    dist: join(ROOT, 'dist/pwa'),
    build: buildName(environment),
    migrate: () => migrate({ url, authToken, environment: name }),
    fetch,
    step,
    log,
  }
  if (args.isDryRun) return dryRun(deployment)
  await deploy(deployment)
  log(`\nOnise is live at ${environment.settings['ONISE_URL']}`)
}

try {
  await run()
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
