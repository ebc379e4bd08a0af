import { expect, test } from 'vitest'
import type { Transaction } from '#schema/contract/wallet.ts'
import { naira } from '#schema/domain/money.ts'
import { transactionRow } from '#testing/pwa/rows.ts'
import { receiptLines } from './receipt-lines.ts'

type Fields = Parameters<typeof transactionRow>[0]
const SIDES = ['Paid by', 'Paid to', 'Held for']
const OWN = 'Bukola, Onise wallet'

const sidesOf = (fields: Fields) =>
  receiptLines({ ...transactionRow(fields), balance: null }, 'Bukola').filter(([label]) =>
    SIDES.includes(label),
  )

const credit = { TransactionType: 'credit', TransactionStatus: 'completed' } as const
const paid = { TransactionStatus: 'completed' } as const
const withdrawal: Transaction['withdrawal'] = {
  bankName: 'GTBank',
  accountLast4: '4579',
  accountName: 'BUKOLA ADE',
  charge: naira(10),
  note: null,
}

test.each<[string, Fields, ReturnType<typeof receiptLines>]>([
  [
    'money in',
    { ...credit, kind: 'fund' },
    [
      ['Paid by', 'Card or bank transfer'],
      ['Paid to', OWN],
    ],
  ],
  [
    'a hold',
    { kind: 'award', other: 'Musa' },
    [
      ['Paid by', OWN],
      ['Held for', 'Musa'],
    ],
  ],
  [
    'a hold that was paid',
    { ...paid, kind: 'award', other: 'Musa' },
    [
      ['Paid by', OWN],
      ['Paid to', 'Musa'],
    ],
  ],
  [
    'a hold for stages, of which only a part was paid',
    {
      ...paid,
      kind: 'hold',
      other: 'Musa',
      says: ['transactions.hold', { title: 'A shop: Roof' }],
    },
    [
      ['Paid by', OWN],
      ['Held for', 'Musa'],
    ],
  ],
  ['a hold that went back', { ...paid, kind: 'award' }, [['Paid by', OWN]]],
  [
    'pay',
    { ...credit, kind: 'release', other: 'Ngozi' },
    [
      ['Paid by', 'Ngozi'],
      ['Paid to', OWN],
    ],
  ],
  [
    'pay by a closed account',
    { ...credit, kind: 'release', other: null },
    [
      ['Paid by', 'a closed account'],
      ['Paid to', OWN],
    ],
  ],
  [
    'a refund',
    { ...credit, kind: 'task_refund', other: 'Musa' },
    [
      ['Paid by', 'The money held for Musa'],
      ['Paid to', OWN],
    ],
  ],
  [
    'a refund of an older build',
    { ...credit, kind: 'task_refund' },
    [
      ['Paid by', 'The money held for this todo'],
      ['Paid to', OWN],
    ],
  ],
  [
    'a withdrawal',
    { kind: 'withdraw', withdrawal },
    [
      ['Paid by', OWN],
      ['Paid to', 'BUKOLA ADE'],
    ],
  ],
  [
    'a withdrawal that came back',
    { ...credit, kind: 'payout_returned' },
    [
      ['Paid by', 'Your bank'],
      ['Paid to', OWN],
    ],
  ],
  [
    'a refund to the card',
    { ...paid, kind: 'refund' },
    [
      ['Paid by', OWN],
      ['Paid to', 'Card or bank transfer'],
    ],
  ],
  [
    'a correction',
    { ...credit, kind: 'adjust' },
    [
      ['Paid by', 'Onise'],
      ['Paid to', OWN],
    ],
  ],
  ['a row of an older build', paid, []],
])('the receipt of %s names who paid and who was paid', (_, fields, lines) => {
  expect(sidesOf(fields)).toEqual(lines)
})

test('the receipt of paid work has the fee apart from what arrived', () => {
  const fields = { ...credit, kind: 'release', amount: naira(7600), fee: naira(400) } as const
  const row = { ...transactionRow(fields), balance: null }
  expect(receiptLines(row, 'Yusuf').slice(3, 6)).toEqual([
    ['Price', '₦8,000.00'],
    ['Platform fee', '₦400.00'],
    ['Arrived in your wallet', '₦7,600.00'],
  ])
})
