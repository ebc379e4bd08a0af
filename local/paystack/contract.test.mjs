import { expect, test } from 'vitest'
import { official } from './testing.mjs'

/** The checks themselves: a check that finds nothing wrong in anything proves nothing. */
test.skipIf(!official)(
  'MONEY 3.3: the official description finds what is missing, misnamed or mistyped',
  () => {
    const balance = (data) =>
      official.answer({
        ...{ method: 'GET', path: '/balance', status: 200 },
        body: { status: true, message: 'Balances retrieved', data },
      })
    expect(balance([{ currency: 'NGN', balance: 1 }])).toEqual([])
    expect(balance([{ currency: 'NGN', balance: '1' }])).toEqual([
      '/data/0/balance must be integer',
    ])
    expect(balance([{ currency: 'NGN' }])).toEqual([
      "/data/0 must have required property 'balance'",
    ])

    const send = (change) =>
      official.request({
        ...{ method: 'POST', path: '/transfer' },
        body: {
          ...{
            source: 'balance',
            amount: 100_00,
            recipient: 'RCP_1',
            reference: 'wd_0000000000000',
          },
          ...change,
        },
      })
    expect(send({})).toEqual([])
    expect(send({ reference: 'wd_short' })).toEqual([
      '/reference must NOT have fewer than 16 characters',
    ])
    expect(send({ amount: 10.5 })).toEqual(['/amount must be integer'])
    expect(
      official.request({ method: 'GET', path: '/transaction', query: { status: 'paid' } }),
    ).toEqual(['/value must be equal to one of the allowed values'])
    expect(
      official.request({ method: 'GET', path: '/balance', query: { perPage: '5' } }),
    ).toHaveLength(1)
    expect(
      official.answer({ method: 'GET', path: '/nowhere', status: 200, body: {} }),
    ).toHaveLength(1)
  },
)
