import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createBackgroundContext, type BackgroundContext } from '#worker/background/context.ts'
import { readSettings } from '#worker/env.ts'
import { createHashQueue } from '#worker/secrets/hash-queue.ts'
import { readRunningState } from './data-directory.ts'
import { SECRETS } from './secrets.ts'

/** Tools open no session, file or account number, so they need none of these secrets. */
const UNUSED_SECRETS = Object.fromEntries(SECRETS.map((name) => [name, name.padEnd(32, '-')]))

/** The server that is named in the environment, else the one that `npm start` runs on DATA_DIR. */
function readServerSettings(): Record<string, string | undefined> {
  if (process.env['LIBSQL_URL']) return process.env
  const dir = process.env['DATA_DIR'] ?? '.local'
  const running = readRunningState(dir)
  if (!running)
    throw new Error(
      `Nothing runs on ${dir}. Start Onise first ("npm start"), or name a server: LIBSQL_URL, LIBSQL_AUTH_TOKEN, PAYSTACK_SECRET_KEY.`,
    )
  if (!running.vars) throw new Error(`Onise is still starting on ${dir}.`)
  return { ...JSON.parse(readFileSync(join(dir, 'secrets.json'), 'utf8')), ...running.vars }
}

/** What a tool uses of the configured server, outside of any request. */
export function createServerContext(defaults: Record<string, string> = {}): BackgroundContext {
  const settings = readSettings({
    MAIL_URL: 'http://127.0.0.1:9',
    ...UNUSED_SECRETS,
    ...defaults,
    ...readServerSettings(),
    ENVIRONMENT: 'local',
  })
  return createBackgroundContext({
    settings,
    files: undefined as unknown as R2Bucket,
    now: Date.now,
    hashQueue: createHashQueue(settings.SCRYPT_LN),
    log: (line) => 'provider' in line && console.error(`  provider: ${JSON.stringify(line)}`),
  })
}
