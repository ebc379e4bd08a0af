import { SANDBOX_SETTINGS } from '#testing/provider/sandboxes.ts'
import { readSettings } from '#worker/env.ts'

const secret = (name: string) => `${name}-`.padEnd(40, 'x')

/** Four times the production value, so that a busy machine does not look like an outage. */
const DATABASE_DEADLINE_MS = 20_000

/** Worker settings for tests. Nothing listens at the external addresses. */
export const testSettings = (LIBSQL_URL: string, overrides: object = {}) => {
  const settings = readSettings({
    ENVIRONMENT: 'test',
    LIBSQL_URL,
    JWT_SECRET: secret('jwt'),
    PASSWORD_PEPPER: secret('pepper'),
    FILES_SECRET: secret('files'),
    BANK_SECRET: secret('bank'),
    ...SANDBOX_SETTINGS,
    SCRYPT_LN: 4,
    ...overrides,
  })
  return 'DATABASE_DEADLINE_MS' in overrides ? settings : { ...settings, DATABASE_DEADLINE_MS }
}
