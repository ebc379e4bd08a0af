import { expect, test } from 'vitest'
import { errorOfEvent, resultOfEvent } from '#pwa/features/wallet/fund/checkout.ts'
import { monthOf, monthsSince } from '#pwa/features/wallet/months.ts'
import { newId } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import { searchBanks } from './banks.ts'
import { ANOTHER, chosenOf } from './saved-accounts.ts'
import { firstInvalid, toastFor, validateWithdrawal } from './validate-withdrawal.ts'

const BANKS = [
  { code: '058', name: 'Guaranty Trust Bank' },
  { code: '057', name: 'Zenith Bank' },
  { code: '50211', name: 'Kuda Bank (Microfinance)' },
]

test('finds a bank by a part of its name, its code or its short name', () => {
  expect(searchBanks(BANKS, '')).toBe(BANKS)
  expect(searchBanks(BANKS, 'kuda bank').map(({ code }) => code)).toEqual(['50211'])
  expect(searchBanks(BANKS, '05').map(({ code }) => code)).toEqual(['058', '057'])
  for (const short of ['gtb', 'GTBank', 'gt bank', 'Gùáránty'])
    expect(searchBanks(BANKS, short).map(({ code }) => code)).toEqual(['058'])
  const uba = { code: '033', name: 'United Bank for Africa' }
  expect(searchBanks([...BANKS, uba], 'UBA')).toEqual([uba])
  expect(searchBanks(BANKS, 'opay')).toEqual([])
})

test('a month begins at midnight in Lagos, an hour before UTC', () => {
  expect(monthOf('2026-01-31T22:59:59.000Z')).toBe('2026-01')
  expect(monthOf('2026-01-31T23:00:00.000Z')).toBe('2026-02')
  expect(monthsSince('2025-11-30T12:00:00Z', Date.parse('2026-02-28T12:00:00Z'))).toEqual([
    '2026-02',
    '2026-01',
    '2025-12',
    '2025-11',
  ])
})

test('reads the results and errors from the events of the checkout', () => {
  expect(resultOfEvent({ event: 'success', data: {} })).toEqual({ status: 'paid' })
  expect(resultOfEvent({ event: 'transfer:pending' })).toEqual({ status: 'transferring' })
  expect([resultOfEvent({ event: 'cancel' }), resultOfEvent({ event: 'close' })]).toEqual([
    { status: 'cancelled' },
    { status: 'cancelled' },
  ])
  for (const other of [{ event: 'loaded:checkout' }, 'success', null, undefined, 7])
    expect([resultOfEvent(other), errorOfEvent(other, 'x')]).toEqual([null, null])
  expect(errorOfEvent({ event: 'error', data: { message: 'Card declined' } }, 'x')).toBe(
    'Card declined',
  )
  expect(errorOfEvent({ event: 'error' }, 'fallback')).toBe('fallback')
  expect(errorOfEvent({ event: 'error', data: { channel: 'apple_pay' } }, 'x')).toMatch(
    /^An error occurred while paying with Apple Pay\./,
  )
})

test('reports the errors of a withdrawal in the order of the form, with the fixed toasts', () => {
  const valid = {
    bankAccount: '' as const,
    bankCode: '058',
    accountNumber: '0000014579',
    amount: '1000',
    pin: '0472',
  }
  expect(validateWithdrawal(valid, naira(1000))).toEqual({})
  expect(validateWithdrawal(valid, null)).toEqual({})
  expect(validateWithdrawal(valid, naira(999.99)).amount).toBe('Your wallet has ₦999.99')
  expect(validateWithdrawal(valid, naira(1000), naira(400)).amount).toBe(
    'You can withdraw ₦400.00 now',
  )
  const errors = validateWithdrawal(
    { ...valid, bankCode: '', accountNumber: '123', amount: '999.99', pin: '12' },
    null,
  )
  expect(firstInvalid(errors)).toBe('bankCode')
  expect(toastFor(errors)).toBe('Minimum withdraw is 10000')
  expect(toastFor(validateWithdrawal({ ...valid, accountNumber: '123' }, null))).toBe(
    'Please enter a valid account number',
  )
  expect(toastFor(validateWithdrawal({ ...valid, pin: '' }, null))).toBe(null)
})

test('a saved account needs no bank and no number', () => {
  const input = { bankAccount: newId('bankAccount'), bankCode: '', accountNumber: '', pin: '0472' }
  expect(validateWithdrawal({ ...input, amount: '1000' }, null)).toEqual({})
  expect(Object.keys(validateWithdrawal({ ...input, amount: '1' }, null))).toEqual(['amount'])
})

test('the account that was used last is chosen, until the user chooses or types another', () => {
  const [latest, older] = ['1111', '2222'].map((accountLast4) => ({
    _id: newId('bankAccount'),
    bankName: 'GTBank',
    accountLast4,
    accountName: 'ADA OBI',
    lastUsedAt: '2026-03-04T09:00:00Z',
  }))
  if (!latest || !older) throw new Error('There are two.')
  const accounts = [latest, older]
  const nothing = { chosen: '', bankCode: '', accountNumber: '' }
  expect(chosenOf(accounts, nothing)).toBe(latest._id)
  expect(chosenOf(accounts, { ...nothing, chosen: older._id })).toBe(older._id)
  expect(chosenOf(accounts, { ...nothing, chosen: ANOTHER })).toBe(ANOTHER)
  // A draft of before accounts were saved.
  expect(chosenOf(accounts, { ...nothing, bankCode: '058' })).toBe(ANOTHER)
  expect(chosenOf(accounts, { ...nothing, accountNumber: '01' })).toBe(ANOTHER)
  // Never the next one, when the chosen one was removed.
  expect(chosenOf([latest], { ...nothing, chosen: older._id })).toBe('')
  expect(chosenOf([], { ...nothing, chosen: older._id })).toBe(ANOTHER)
})
