import { expect, test } from 'vitest'
import type { Variables } from '#tools/common/target.ts'
import { generatePushKey } from '#tools/dev/secrets.ts'
import { readSettings } from '#worker/env.ts'
import { REQUIRED_SETTINGS, settingProblems } from './deploy-settings.ts'
import { bucketLocation, createEnvironment, limitNamespace, sharedSettings } from './environment.ts'

const secret = (name: string) => `${name}-0123456789-abcdefghijklmnopqrstuvwxyz`
const complete: Record<string, string> = {
  LIBSQL_URL: 'libsql://onise.turso.io',
  LIBSQL_AUTH_TOKEN: 'a-token',
  JWT_SECRET: secret('j'),
  PASSWORD_PEPPER: secret('p'),
  FILES_SECRET: secret('f'),
  BANK_SECRET: secret('b'),
  IDENTITY_SECRET: secret('i'),
  PAYSTACK_SECRET_KEY: `sk_live_${'0'.repeat(40)}`,
  MAIL_URL: 'https://mail.example.com/send',
  MAIL_KEY: 'a-key',
  MAIL_FROM: 'Onise <no-reply@onise.example>',
  VAPID_KEY: generatePushKey(),
  PASS_KEY: generatePushKey(),
  ONISE_URL: 'https://onise.example',
}

const problemsOf = (settings: Variables, name = 'production') =>
  settingProblems(createEnvironment(name, settings))

test('the worker starts with settings that have no problem', () => {
  expect(problemsOf(complete)).toEqual([])
  const uploaded = Object.fromEntries(REQUIRED_SETTINGS.map((name) => [name, complete[name]]))
  expect(readSettings({ ...uploaded, ENVIRONMENT: 'production' })).toMatchObject({
    MAIL_FROM: complete['MAIL_FROM'],
    PAYSTACK_URL: 'https://api.paystack.co',
  })
})

test('the worker asks the register by TLS only', () => {
  const register = { REGISTER_URL: 'http://register.example', ENVIRONMENT: 'production' }
  expect(() => readSettings({ ...complete, ...register })).toThrow('asks the register by TLS')
})

test('each missing setting is named', () => {
  expect(problemsOf({})).toHaveLength(REQUIRED_SETTINGS.length)
  for (const name of REQUIRED_SETTINGS) {
    const [problem, ...more] = problemsOf({ ...complete, [name]: undefined })
    expect([problem?.startsWith(name), more]).toEqual([true, []])
  }
})

test.each([
  [{ JWT_SECRET: secret('b') }, 'No two secrets'],
  [{ FILES_SECRET: 'short' }, 'FILES_SECRET needs at least 32'],
  [{ BANK_SECRET: 'b'.repeat(40) }, 'BANK_SECRET must be random'],
  [{ LIBSQL_URL: 'http://127.0.0.1:8080' }, 'LIBSQL_URL must be'],
  [{ LIBSQL_URL: 'libsql://onise.turso.io?tls=0' }, 'LIBSQL_URL must be'],
  [{ PAYSTACK_SECRET_KEY: `sk_test_${'0'.repeat(40)}` }, 'PAYSTACK_SECRET_KEY must be the live'],
  [{ PAYSTACK_URL: 'http://127.0.0.1:8788' }, 'PAYSTACK_URL is for the sandbox'],
  [{ MAIL_URL: 'http://127.0.0.1:8789' }, 'MAIL_URL must be the https'],
  [{ VAPID_KEY: 'B.a' }, 'VAPID_KEY must be a key pair'],
  [{ PASS_KEY: 'B.a' }, 'PASS_KEY must be a key pair'],
  [{ ONISE_URL: 'http://onise.example' }, 'ONISE_URL must be the https'],
  [{ ONISE_URL: 'https://onise.example:8443' }, 'without a port'],
  [{ HSTS: 'forever' }, 'HSTS must be one of day, long, preload'],
  [{ PLACEMENT: 'near' }, 'PLACEMENT must be off'],
  [{ MAIL_FROM: 'Onise <no-reply@onise.test>' }, 'MAIL_FROM must be an address of yours'],
  [{ REGISTER_URL: 'qoreid' }, 'REGISTER_URL must be a URL'],
  [{ REVIEW_WINDOW_D: '100' }, 'REVIEW_WINDOW_D must be a whole number from 0 to 60'],
  [{ PLATFORM_FEE_BPS: 'ten' }, 'PLATFORM_FEE_BPS must be a whole number'],
  [{ PAYSTACK_SETTLES_TO: 'us' }, 'PAYSTACK_SETTLES_TO must be balance or bank'],
])('%o is a problem', (changes, message) => {
  expect(problemsOf({ ...complete, ...changes })).toEqual([expect.stringContaining(message)])
})

test('test keys are for other environments than production, and only for them', () => {
  const tested: Variables = { ...complete, PAYSTACK_SECRET_KEY: `sk_test_${'0'.repeat(40)}` }
  const [problem] = problemsOf(tested)
  expect(problem).toContain('must be the live key')
  expect(problemsOf(tested, 'staging')).toEqual([])
  expect(problemsOf(tested, 'ada')).toEqual([])
  expect(problemsOf(complete, 'staging')).toEqual([expect.stringContaining('must be a test key')])
  expect(() => problemsOf({ ...tested, ENVIRONMENT: 'staging' })).toThrow('ENVIRONMENT is staging')
  expect(() => problemsOf({ ...tested, ENVIRONMENT: 'local' }, 'demo')).toThrow('ENVIRONMENT is')
  // A second market with real money says so.
  expect(problemsOf({ ...complete, ENVIRONMENT: 'production' }, 'ghana')).toEqual([])
  const uploaded = Object.fromEntries(REQUIRED_SETTINGS.map((name) => [name, tested[name]]))
  expect(() => readSettings({ ...uploaded, ENVIRONMENT: 'staging' })).not.toThrow()
})

test('environments share no database, secret, key or address', () => {
  const shared = sharedSettings(createEnvironment('staging', complete), { '.env': complete })
  for (const name of [
    'LIBSQL_URL',
    'JWT_SECRET',
    'BANK_SECRET',
    'IDENTITY_SECRET',
    'PAYSTACK_SECRET_KEY',
    'ONISE_URL',
  ])
    expect(shared).toContainEqual(`${name} is that of .env: each environment needs its own.`)
  const other = Object.fromEntries(
    Object.entries(complete).map(([name, value]) => [name, `${value}x`]),
  )
  expect(sharedSettings(createEnvironment('staging', complete), { '.env': other })).toEqual([])
})

test('environments of one account have limits of their own', () => {
  const names = ['production', 'staging', 'demo', 'ghana', 'ada', 'test-2']
  const numbers = names.flatMap((name) =>
    ['1001', '1002'].map((number) => limitNamespace(createEnvironment(name, {}), number)),
  )
  expect(numbers.slice(0, 2)).toEqual(['1001', '1002'])
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('files are kept near a database whose address names its region', () => {
  expect(bucketLocation('onise-team.aws-eu-west-1.turso.io')).toBe('weur')
  expect(bucketLocation('onise-team.aws-us-east-2.turso.io')).toBe('enam')
  expect(bucketLocation('onise-team.aws-ap-south-1.turso.io')).toBe('apac')
  expect(bucketLocation('onise-team.turso.io')).toBeNull()
})
