import { expect, test } from 'vitest'
import { DomainError, type ErrorCode } from '#schema/domain/errors.ts'
import { ERROR_MESSAGES } from '#schema/domain/messages/errors.ts'
import { toFailure } from './errors.ts'

const CODES = Object.keys(ERROR_MESSAGES) as ErrorCode[]

test('every domain error has a message, its code and a 4xx status; only outages and faults are 5xx', () => {
  for (const code of CODES) {
    const { status, body } = toFailure(new DomainError(code), 'the-request')
    const isServerError = ['fault', 'maintenance', 'unavailable', 'provider_unavailable'].includes(
      code,
    )
    expect([
      code,
      status >= (isServerError ? 500 : 400) && status < (isServerError ? 504 : 500),
    ]).toEqual([code, true])
    expect(body).toMatchObject({ error: ERROR_MESSAGES[code], code, requestId: 'the-request' })
  }
})

test('a precise message replaces the general one, and Retry-After is in seconds', () => {
  const error = new DomainError('too_many_tries', 'Try again in 2 minutes.', {
    retryAfter: 120,
    fields: { email: 'Wait' },
  })
  expect(toFailure(error, 'x')).toEqual({
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

test('the response to a fault reveals nothing about it', () => {
  const { status, body } = toFailure(new Error('SELECT secret FROM users'), 'x')
  expect([status, JSON.stringify(body)]).toEqual([500, expect.not.stringContaining('SELECT')])
})
