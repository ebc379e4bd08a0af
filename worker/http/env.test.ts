import { expect, test } from 'vitest'
import { publicOrigin, readSettings } from '#worker/env.ts'

/** Random enough for production, and different for each name. */
const secret = (name: string) => `${name}-0123456789-abcdefghijklmnopqrstuvwxyz`
const live = {
  ENVIRONMENT: 'production',
  LIBSQL_URL: 'libsql://onise.turso.io',
  LIBSQL_AUTH_TOKEN: 'a-token',
  JWT_SECRET: secret('j'),
  PASSWORD_PEPPER: secret('p'),
  FILES_SECRET: secret('f'),
  BANK_SECRET: secret('b'),
  IDENTITY_SECRET: secret('i'),
  PAYSTACK_SECRET_KEY: `sk_live_${'0'.repeat(40)}`,
  MAIL_URL: 'https://mail.example.com/send',
  ONISE_URL: 'https://onise.example/',
}

test('reads a complete configuration and fills in defaults', () => {
  expect(readSettings(live)).toMatchObject({
    SCRYPT_LN: 15,
    PLATFORM_FEE_BPS: 0,
    REVIEW_WINDOW_D: 7,
    DATABASE_DEADLINE_MS: 5000,
    ONISE_URL: 'https://onise.example',
  })
  expect(readSettings({ ...live, REVIEW_WINDOW_D: '0' }).REVIEW_WINDOW_D).toBe(0)
  expect(readSettings({ ...live, PLATFORM_FEE_BPS: '250' }).PLATFORM_FEE_BPS).toBe(250)
})

test.each([
  [{ JWT_SECRET: undefined }, 'JWT_SECRET is missing'],
  [{ JWT_SECRET: 'short' }, 'JWT_SECRET must have at least 32 characters'],
  [{ LIBSQL_URL: 'here' }, 'LIBSQL_URL must be a URL'],
  [{ LIBSQL_URL: 'http://db.example.com' }, 'needs a database reached by TLS'],
  [{ LIBSQL_URL: 'https://localhost:8080' }, 'needs a database reached by TLS'],
  [{ LIBSQL_AUTH_TOKEN: '' }, 'LIBSQL_AUTH_TOKEN is missing'],
  [{ SCRYPT_LN: 4 }, 'SCRYPT_LN below 15 is for tests only'],
  [{ REVIEW_WINDOW_D: '61' }, 'REVIEW_WINDOW_D must be a whole number from 0 to 60'],
  [{ PLATFORM_FEE_BPS: 'two' }, 'PLATFORM_FEE_BPS must be a whole number from 0 to 5000'],
  [{ ENVIRONMENT: 'stage' }, 'ENVIRONMENT must be local, test, staging or production'],
  [{ ENVIRONMENT: 'staging' }, 'staging needs Paystack itself, with a test key'],
  [{ LIBSQL_URL: 'libsql://onise.turso.io?tls=0' }, 'needs a database reached by TLS'],
  [{ LIBSQL_URL: 'ws://onise.turso.io' }, 'needs a database reached by TLS'],
  [{ PASSWORD_PEPPER: secret('j') }, 'must differ'],
  [{ FILES_SECRET: 'f'.repeat(40) }, 'FILES_SECRET must be random'],
  [{ BANK_SECRET: 'secret'.repeat(8) }, 'BANK_SECRET must be random'],
  [{ JWT_SECRET_OLD: 'a' }, 'JWT_SECRET_OLD must have at least 32 characters'],
  [{ PASSWORD_PEPPER_OLD: 'short' }, 'PASSWORD_PEPPER_OLD must have at least 32 characters'],
  [{ FILES_SECRET_OLD: 'f'.repeat(40) }, 'FILES_SECRET_OLD must be random'],
  [{ BANK_SECRET_OLD: secret('j') }, 'must differ from all others'],
  [{ PUSH_SERVICES: '*.com' }, 'without wildcards'],
  [{ PUSH_SERVICES: 'push.example.com, *.push.example.com' }, 'without wildcards'],
  [{ PUSH_SERVICES: 'localhost' }, 'without wildcards'],
  [{ PUSH_SERVICES: '10.0.0.1' }, 'without wildcards'],
  [{ PAYSTACK_SECRET_KEY: 'pk_live_1' }, 'PAYSTACK_SECRET_KEY must be'],
  [{ PAYSTACK_SECRET_KEY: `sk_test_${'0'.repeat(40)}` }, 'with a live key'],
  [{ PAYSTACK_URL: 'http://127.0.0.1:4040' }, 'needs Paystack itself'],
  [{ MAIL_URL: 'http://mail.example.com' }, 'emails by TLS'],
  [{ ONISE_URL: undefined }, 'needs ONISE_URL'],
  [{ ONISE_URL: 'http://onise.example' }, 'needs ONISE_URL'],
  [{ ONISE_URL: 'https://onise.example/app' }, 'ONISE_URL must be an origin'],
])('%o does not start and names the reason', (change, message) => {
  expect(() => readSettings({ ...live, ...change })).toThrow(message)
})

test('staging has the guards of production, and the test key that production refuses', () => {
  const staging = {
    ...live,
    ENVIRONMENT: 'staging',
    PAYSTACK_SECRET_KEY: `sk_test_${'0'.repeat(40)}`,
  }
  expect(publicOrigin(readSettings(staging), 'https://evil.example')).toBe('https://onise.example')
  for (const change of [
    { SCRYPT_LN: 4 },
    { SECOND_FACTOR: 'off' },
    { LIBSQL_URL: 'http://127.0.0.1:8080' },
    { JWT_SECRET: 'x'.repeat(40) },
    { PAYSTACK_URL: 'http://127.0.0.1:4040' },
  ])
    expect(() => readSettings({ ...staging, ...change })).toThrow('Onise will not start')
})

test('production starts with random earlier secrets and with whole host names', () => {
  const more = { JWT_SECRET_OLD: secret('k'), PUSH_SERVICES: 'push.example.com, other.example.org' }
  expect(readSettings({ ...live, ...more })).toMatchObject(more)
})

test('links of production have the configured address, whatever host a request names', () => {
  const url = 'https://evil.example/t/1'
  expect(publicOrigin(readSettings(live), url)).toBe(new URL(String(live.ONISE_URL)).origin)
  expect(publicOrigin({ ENVIRONMENT: 'local', ONISE_URL: 'https://onise.example' }, url)).toBe(
    'https://evil.example',
  )
})

test('a local environment may use a database without TLS', () => {
  const local = {
    ...live,
    ENVIRONMENT: 'local',
    LIBSQL_URL: 'http://127.0.0.1:8080',
    LIBSQL_AUTH_TOKEN: '',
  }
  expect(readSettings(local).LIBSQL_URL).toBe('http://127.0.0.1:8080')
})
