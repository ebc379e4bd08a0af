import { expect, test } from 'vitest'
import { checkRequest, checkResponse } from './check.ts'

const checkBalance = (data: unknown, more: object = {}) =>
  checkResponse({
    method: 'GET',
    path: '/balance',
    status: 200,
    body: { status: true, message: 'Balances retrieved', data, ...more },
  })

test('finds fields of a response that are missing, misnamed or of the wrong type', () => {
  expect(checkBalance([{ currency: 'NGN', balance: 1 }])).toEqual([])
  expect(checkBalance([{ currency: 'NGN', balance: '1' }])).toEqual([
    'response.data.0.balance: Invalid type: Expected number but received "1"',
  ])
  expect(checkBalance([{ currency: 'NGN', balances: 1 }])).toEqual([
    'response.data.0.balance: Invalid key: Expected "balance" but received undefined',
  ])
  expect(checkBalance([{ currency: 'naira', balance: 0.5 }])).toHaveLength(2)
  expect(checkBalance({})).toHaveLength(1)
  expect(checkBalance([], { meta: {} })).toHaveLength(1)
  expect(checkBalance([], { status: false })).toHaveLength(1)
})

test('finds a success with another status, and an error of another shape', () => {
  const call = { method: 'POST', path: '/transferrecipient' }
  const success = { status: true, message: 'Created', data: {} }
  expect(checkResponse({ ...call, status: 200, body: success })[0]).toBe(
    'status: Expected 201 but received 200',
  )
  const failure = { status: false, message: 'Invalid key', meta: { nextStep: 'Use yours' } }
  expect(checkResponse({ ...call, status: 401, body: failure })).toEqual([])
  expect(checkResponse({ ...call, status: 401, body: success })).not.toEqual([])
})

const TRANSFER = {
  source: 'balance',
  amount: 100_00,
  recipient: 'RCP_1',
  reference: 'wd_0000000000000',
}

test.each([
  [{}, []],
  [{ reference: 'wd_short' }, ['body.reference']],
  [{ reference: 'WD_0000000000000' }, ['body.reference']],
  [{ reference: undefined }, ['body.reference']],
  [{ amount: 10.5 }, ['body.amount']],
  [{ amount: '1000' }, ['body.amount']],
  [{ amount: -1 }, ['body.amount']],
  [{ currency: 'EUR' }, ['body.currency']],
  [{ recipent: 'RCP_1' }, ['body.recipent']],
  [{ source: 'bank', recipient: '' }, ['body.source', 'body.recipient']],
])('a transfer with %o has the problems %o', (changes, fields) => {
  const request = { method: 'POST', path: '/transfer', body: { ...TRANSFER, ...changes } }
  expect(checkRequest(request).map((problem) => problem.split(':')[0])).toEqual(fields)
})

test.each([
  ['/transaction', { status: 'success', per_page: '100', from: '2026-11-20T08:00:00.000Z' }, []],
  ['/transaction', { status: 'paid' }, ['query.status']],
  ['/transaction', { perPage: '100' }, ['query.perPage']],
  ['/refund', { per_page: '100' }, ['query.per_page']],
  ['/transfer', { page: 'two', from: 'yesterday' }, ['query.page', 'query.from']],
  ['/bank/resolve', { account_number: '0123456789' }, ['query.bank_code']],
  ['/balance', { perPage: '5' }, ['query.perPage']],
  ['/dispute/4100000007', {}, []],
])('a request of %s with the query %o has the problems %o', (path, query: object, fields) => {
  const problems = checkRequest({ method: 'GET', path, query: { ...query } })
  expect(problems.map((problem) => problem.split(':')[0])).toEqual(fields)
})

test('a path or a method that is not documented is no call', () => {
  for (const path of ['/nowhere', '/transfer/verify', '/dispute/1/evidence', '/refund/1'])
    expect(checkResponse({ method: 'GET', path, status: 200, body: {} })).toEqual([
      `GET ${path} is not a known call`,
    ])
  expect(checkRequest({ method: 'POST', path: '/balance' })).toHaveLength(1)
})
