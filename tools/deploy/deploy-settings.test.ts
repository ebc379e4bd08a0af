import { expect, test } from 'vitest'
import { generatePushKey } from '#tools/dev/secrets.ts'
import { readSettings } from '#worker/env.ts'
import { REQUIRED_SETTINGS, settingProblems } from './deploy-settings.ts'

const secret = (name: string) => `${name}-0123456789-abcdefghijklmnopqrstuvwxyz`
const complete: Record<string, string> = {
  LIBSQL_URL: 'libsql://onise.turso.io',
  LIBSQL_AUTH_TOKEN: 'a-token',
  JWT_SECRET: secret('j'),
  PASSWORD_PEPPER: secret('p'),
  FILES_SECRET: secret('f'),
  BANK_SECRET: secret('b'),
  PAYSTACK_SECRET_KEY: `sk_live_${'0'.repeat(40)}`,
  MAIL_URL: 'https://mail.example.com/send',
  MAIL_KEY: 'a-key',
  MAIL_FROM: 'Onise <no-reply@onise.example>',
  VAPID_KEY: generatePushKey(),
  ONISE_URL: 'https://onise.example',
}

test('the worker starts with settings that have no problem', () => {
  expect(settingProblems(complete)).toEqual([])
  const uploaded = Object.fromEntries(REQUIRED_SETTINGS.map((name) => [name, complete[name]]))
  expect(readSettings({ ...uploaded, ENVIRONMENT: 'production' })).toMatchObject({
    MAIL_FROM: complete['MAIL_FROM'],
    PAYSTACK_URL: 'https://api.paystack.co',
  })
})

test('each missing setting is named', () => {
  expect(settingProblems({})).toHaveLength(REQUIRED_SETTINGS.length)
  for (const name of REQUIRED_SETTINGS) {
    const [problem, ...more] = settingProblems({ ...complete, [name]: undefined })
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
  [{ ONISE_URL: 'http://onise.example' }, 'ONISE_URL must be the https'],
  [{ MAIL_FROM: 'Onise <no-reply@onise.test>' }, 'MAIL_FROM must be an address of yours'],
  [{ REVIEW_WINDOW_D: '100' }, 'REVIEW_WINDOW_D must be a whole number from 0 to 60'],
  [{ PLATFORM_FEE_BPS: 'ten' }, 'PLATFORM_FEE_BPS must be a whole number'],
  [{ PAYSTACK_SETTLES_TO: 'us' }, 'PAYSTACK_SETTLES_TO must be balance or bank'],
])('%o is a problem', (changes, message) => {
  expect(settingProblems({ ...complete, ...changes })).toEqual([expect.stringContaining(message)])
})
