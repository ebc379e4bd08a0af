import { SANDBOX_SETTINGS } from '#testing/provider/sandboxes.ts'
import { readSettings } from '#worker/env.ts'

const secret = (name: string) => `${name}-`.padEnd(40, 'x')

/** In real time a slow machine would be a fault that no test chose. */
const DATABASE_DEADLINE_MS = 3_600_000

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
    SCRYPT_LN: 1,
    SECOND_FACTOR: 'off',
    ...overrides,
  })
  return 'DATABASE_DEADLINE_MS' in overrides ? settings : { ...settings, DATABASE_DEADLINE_MS }
}
