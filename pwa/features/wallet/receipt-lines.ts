import { formatNaira, naira } from '#schema/domain/money.ts'
import { dateWords, timeWords } from '#pwa/ui/time-words.ts'
import type { BalancedRow } from './reads.ts'
import { words } from './receipt-words.ts'
import { words as wallet } from './words.ts'

export type Line = readonly [label: string, text: string]

export const amountWords = ({ amount, TransactionType }: BalancedRow): string =>
  `${TransactionType === 'credit' ? '+' : '−'}${formatNaira(naira(amount), 'two')}`

const money = (amount: number) => formatNaira(naira(amount), 'two')

/** A receipt always names its year: it is read long after. */
const LONG_AGO = 0
export const whenWords = (at: string): string => `${dateWords(at, LONG_AGO)}, ${timeWords(at)}`

/** What a receipt tells below its amount; the same lines on the screen, in the text and in the picture. */
export function linesOf(row: BalancedRow): Line[] {
  const { withdrawal } = row
  const sent: Line[] = withdrawal
    ? [
        [words.to, withdrawal.accountName],
        ['', words.account(withdrawal.bankName, withdrawal.accountLast4)],
        [words.arrives, money(row.amount - withdrawal.charge)],
        [words.charge, money(withdrawal.charge)],
      ]
    : []
  return [
    [words.detail, row.details],
    ...sent,
    [words.status, wallet.statuses[row.TransactionStatus]],
    [words.type, wallet.types[row.TransactionType]],
    [words.when, whenWords(row.createdAt)],
    ...(row.balance === null ? [] : ([[words.balance, money(row.balance)]] as const)),
    [words.reference, row.reference_number],
  ]
}

/** For a message: what the other side needs to see, so without what the wallet holds. */
export function textOf(row: BalancedRow): string {
  const lines = linesOf({ ...row, balance: null }).map(([label, text]) =>
    label ? `${label}: ${text}` : text,
  )
  return [`${words.brand} – ${words.title}`, amountWords(row), ...lines].join('\n')
}
