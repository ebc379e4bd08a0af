import { expect, test } from 'vitest'
import { banksLike } from './bank-reads.ts'
import { endingOf, troubleIn } from './checkout.ts'
import { monthOf, monthsSince } from './months.ts'
import { digitsOf, faultsIn, firstOf, toastFor } from './withdraw-check.ts'

const BANKS = [
  { code: '058', name: 'Guaranty Trust Bank' },
  { code: '057', name: 'Zenith Bank' },
  { code: '50211', name: 'Kuda Bank (Microfinance)' },
]

test('a bank is found by parts of its name, however it is written, and by its code', () => {
  expect(banksLike(BANKS, '')).toBe(BANKS)
  expect(banksLike(BANKS, 'kuda bank').map(({ code }) => code)).toEqual(['50211'])
  expect(banksLike(BANKS, '05').map(({ code }) => code)).toEqual(['058', '057'])
  for (const short of ['gtb', 'GTBank', 'gt bank'])
    expect(banksLike(BANKS, short).map(({ code }) => code)).toEqual(['058'])
  const uba = { code: '033', name: 'United Bank for Africa' }
  expect(banksLike([...BANKS, uba], 'UBA')).toEqual([uba])
  expect(banksLike(BANKS, 'opay')).toEqual([])
})

test('a month is Lagos’s, which begins an hour before UTC’s', () => {
  expect(monthOf('2026-01-31T22:59:59.000Z')).toBe('2026-01')
  expect(monthOf('2026-01-31T23:00:00.000Z')).toBe('2026-02')
  expect(monthsSince('2025-11-30T12:00:00Z', Date.parse('2026-02-28T12:00:00Z'))).toEqual([
    '2026-02',
    '2026-01',
    '2025-12',
    '2025-11',
  ])
})

test('what the checkout says, in Paystack’s names', () => {
  expect(endingOf({ event: 'success', data: {} })).toEqual({ is: 'paid' })
  expect(endingOf({ event: 'transfer:pending' })).toEqual({ is: 'transferring' })
  expect([endingOf({ event: 'cancel' }), endingOf({ event: 'close' })]).toEqual([
    { is: 'cancelled' },
    { is: 'cancelled' },
  ])
  for (const other of [{ event: 'loaded:checkout' }, 'success', null, undefined, 7])
    expect([endingOf(other), troubleIn(other, 'x')]).toEqual([null, null])
  expect(troubleIn({ event: 'error', data: { message: 'Card declined' } }, 'x')).toBe(
    'Card declined',
  )
  expect(troubleIn({ event: 'error' }, 'otherwise')).toBe('otherwise')
  expect(troubleIn({ event: 'error', data: { channel: 'apple_pay' } }, 'x')).toMatch(
    /^An error occurred while paying with Apple Pay\./,
  )
})

test('F1, F21, R42: what is wrong with a withdrawal, in the order of the page', () => {
  const good = { bankCode: '058', accountNumber: '0000014579', amount: '1000', pin: '0472' }
  expect(faultsIn(good, 1000)).toEqual({})
  expect(faultsIn(good, null)).toEqual({})
  expect(faultsIn(good, 999.99).amount).toBe('Your wallet has ₦999.99')
  const bad = faultsIn({ bankCode: '', accountNumber: '123', amount: '999.99', pin: '12' }, null)
  expect(firstOf(bad)).toBe('bankCode')
  expect(toastFor(bad)).toBe('Minimum withdraw is 10000')
  expect(toastFor(faultsIn({ ...good, accountNumber: '123' }, null))).toBe(
    'Please enter a valid account number',
  )
  expect(toastFor(faultsIn({ ...good, pin: '' }, null))).toBe(null)
  expect(digitsOf(' 0000 014 579 ')).toBe('0000014579')
})
