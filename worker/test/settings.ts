import { readSettings } from '../env.ts'

const secret = (name: string) => `${name}-`.padEnd(40, 'x')

/** Four times what production grants: what a busy machine takes its time for is not an outage. */
const PATIENCE = 20_000

/** What a worker is told when it is only tried: nobody answers at the addresses of the outside world. */
export const testSettings = (LIBSQL_URL: string, more: object = {}) => {
  const settings = readSettings({
    ENVIRONMENT: 'test',
    LIBSQL_URL,
    JWT_SECRET: secret('jwt'),
    PASSWORD_PEPPER: secret('pepper'),
    FILES_SECRET: secret('files'),
    BANK_SECRET: secret('bank'),
    PAYSTACK_SECRET_KEY: 'sk_test_0123456789abcdef',
    // Whoever tests money brings a provider of their own.
    PAYSTACK_URL: 'http://127.0.0.1:9',
    MAIL_URL: 'http://127.0.0.1:9',
    SCRYPT_LN: 4,
    ...more,
  })
  return 'DATABASE_DEADLINE_MS' in more ? settings : { ...settings, DATABASE_DEADLINE_MS: PATIENCE }
}
