import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TARGET_USAGE, type Variables } from '#tools/common/target.ts'
import { createBackgroundContext, type BackgroundContext } from '#worker/background/context.ts'
import { readSettings } from '#worker/env.ts'
import { createHashQueue } from '#worker/secrets/hash-queue.ts'
import { readRunningState } from './data-directory.ts'
import { SECRETS } from './secrets.ts'

/** Tools open no session, file or account number, so they need none of these secrets. */
const UNUSED_SECRETS = Object.fromEntries(SECRETS.map((name) => [name, name.padEnd(32, '-')]))

/** Those of the Onise that `npm start` runs on DATA_DIR. */
export function readLocalSettings(): Variables {
  const dir = process.env['DATA_DIR'] ?? '.local'
  const running = readRunningState(dir)
  if (!running)
    throw new Error(
      `Nothing runs on ${dir}. Start Onise first ("npm start"), or name an environment: ${TARGET_USAGE}.`,
    )
  if (!running.vars) throw new Error(`Onise is still starting on ${dir}.`)
  return { ...JSON.parse(readFileSync(join(dir, 'secrets.json'), 'utf8')), ...running.vars }
}

/** What a tool uses of a server, outside of any request: of the environment with these settings, or of the local one. */
export function createServerContext(
  target: Variables | null,
  defaults: Record<string, string> = {},
): BackgroundContext {
  const settings = readSettings({
    MAIL_URL: 'http://127.0.0.1:9',
    ...UNUSED_SECRETS,
    ...defaults,
    ...(target ?? readLocalSettings()),
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
