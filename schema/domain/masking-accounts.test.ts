import { expect, test } from 'vitest'
import { ACCOUNT_MASK, maskBankAccounts } from './masking.ts'

const ACCOUNTS: readonly (readonly [text: string, secret: RegExp])[] = [
  ['0123456789', /345/],
  ['my account is 0123456789 GTB', /345/],
  ['GTBank 0123 456 789', /456/],
  ['012 345 6789 Zenith', /345/],
  ['01234 56789', /56789/],
  ['acct: 0123-456-789', /456/],
  ['0 1 2 3 4 5 6 7 8 9', /3 4 5/],
  ['0.1.2.3.4.5.6.7.8.9', /3\.4/],
  ['send to 2034567891 UBA', /345/],
  ['UBA 20 34 56 78 91', /56/],
  ['Opay 8031234567', /1234/],
  ['pay into 30 1234 5678', /5678/],
  ['zero one two three four five six seven eight nine', /five/],
  ['O123456789 access', /345/],
  ['０１２３４５６７８９', /４/u],
  ['3012345678 kuda', /3456/],
  ['0123456789, 08031234567', /0123456789/],
]

test.each(ACCOUNTS)('masks the account number of "%s" also after the award', (text, secret) => {
  const { text: shown, masked } = maskBankAccounts(text)
  expect(masked).toBe(true)
  expect(shown).toContain(ACCOUNT_MASK)
  expect(shown).not.toMatch(secret)
})

const NO_ACCOUNTS = [
  'Call me on 08031234567',
  'Call me on 0803 123 4567',
  'Call me on +234 803 123 4567',
  'Call me on +2348031234567',
  'Call me on +234 8031234567',
  'Meter number 54150234567',
  'Meter number 0101 1702 34567',
  'Meter 45-7012-3456-789',
  'Token 1234 5678 9012 3456 7890',
  'Sizes 36 38 40 42 44',
  'The NIN has 11 digits: 12345678901',
  'Prices 100, 200 and 3000',
  '₦1,200,000 and ₦300,000',
  'On 04/11/2026 at 10:30',
  'From 2026-11-04 08:00',
  'Panels of 2400 1200 18',
]

test.each(NO_ACCOUNTS)('finds no account number in "%s"', (text) => {
  expect(maskBankAccounts(text)).toEqual({ text, masked: false })
})
