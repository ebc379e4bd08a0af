import { expect, test } from 'vitest'
import { openapi } from './test-helpers.ts'

const checkBalance = (data: object[]) =>
  openapi.checkResponse({
    method: 'GET',
    path: '/balance',
    status: 200,
    body: { status: true, message: 'Balances retrieved', data },
  })

const TRANSFER = {
  source: 'balance',
  amount: 100_00,
  recipient: 'RCP_1',
  reference: 'wd_0000000000000',
}
const checkTransfer = (changes: object) =>
  openapi.checkRequest({ method: 'POST', path: '/transfer', body: { ...TRANSFER, ...changes } })

test('the validator finds fields that are missing, misnamed or of the wrong type', () => {
  expect(checkBalance([{ currency: 'NGN', balance: 1 }])).toEqual([])
  expect(checkBalance([{ currency: 'NGN', balance: '1' }])).toEqual([
    '/data/0/balance must be integer',
  ])
  expect(checkBalance([{ currency: 'NGN' }])).toEqual([
    "/data/0 must have required property 'balance'",
  ])

  expect(checkTransfer({})).toEqual([])
  expect(checkTransfer({ reference: 'wd_short' })).toEqual([
    '/reference must NOT have fewer than 16 characters',
  ])
  expect(checkTransfer({ amount: 10.5 })).toEqual(['/amount must be integer'])
  expect(
    openapi.checkRequest({ method: 'GET', path: '/transaction', query: { status: 'paid' } }),
  ).toEqual(['/value must be equal to one of the allowed values'])
  expect(
    openapi.checkRequest({ method: 'GET', path: '/balance', query: { perPage: '5' } }),
  ).toHaveLength(1)
  expect(
    openapi.checkResponse({ method: 'GET', path: '/nowhere', status: 200, body: {} }),
  ).toHaveLength(1)
})
