import { expect, test } from 'vitest'
import { Refusal, REFUSALS, type RefusalCode } from '#schema/domain/refusal.ts'
import { failureOf } from './errors.ts'

const CODES = Object.keys(REFUSALS) as RefusalCode[]

test('every refusal has words, a 4xx of its own kind, and is findable; only an outage, here or at the provider, and a fault are 5xx', () => {
  for (const code of CODES) {
    const { status, body } = failureOf(new Refusal(code), 'the-request')
    const isOurs = ['fault', 'unavailable', 'provider_unavailable'].includes(code)
    expect([code, status >= (isOurs ? 500 : 400) && status < (isOurs ? 504 : 500)]).toEqual([
      code,
      true,
    ])
    expect(body).toMatchObject({ error: REFUSALS[code], code, requestId: 'the-request' })
  }
})

test('precise words stand in for the general ones, and waiting is told in seconds', () => {
  const refusal = new Refusal('too_many_tries', 'Try again in 2 minutes.', {
    retryAfter: 120,
    fields: { email: 'Wait' },
  })
  expect(failureOf(refusal, 'x')).toEqual({
    status: 429,
    body: {
      error: 'Try again in 2 minutes.',
      code: 'too_many_tries',
      fields: { email: 'Wait' },
      requestId: 'x',
    },
    headers: { 'Retry-After': '120' },
  })
})

test('a fault tells nothing of itself', () => {
  const { status, body } = failureOf(new Error('SELECT secret FROM users'), 'x')
  expect([status, JSON.stringify(body)]).toEqual([500, expect.not.stringContaining('SELECT')])
})
