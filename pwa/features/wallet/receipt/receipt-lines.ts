import { sentenceOfServer } from '#pwa/api/server-words.ts'
import type { BalancedRow } from '#pwa/features/wallet/history/reads.ts'
import { messages as wallet } from '#pwa/features/wallet/messages.ts'
import { formatMoment } from '#pwa/ui/format/format-time.ts'
import { formatNaira, naira, type Naira, nairaOf, type Kobo } from '#schema/domain/money.ts'
import { messages } from './messages.ts'

/** A line with an empty label continues the line above it. */
type Line = readonly [label: string, text: string]

const formatAmount = (amount: Naira) => formatNaira(naira(amount), 'two')

export const signedAmount = ({ amount, TransactionType }: BalancedRow): string =>
  `${TransactionType === 'credit' ? '+' : '−'}${formatAmount(amount)}`

/** Compared with this moment, every date is of another year, so that a receipt always names its year. */
const LONG_AGO = 0
const formatWhen = (at: string): string => formatMoment(at, LONG_AGO)

/** The lines below the amount: the same on the screen, in the text and in the picture. */
export function receiptLines(row: BalancedRow): Line[] {
  const { withdrawal } = row
  const account: Line[] = withdrawal
    ? [
        [messages.to, withdrawal.accountName],
        ['', messages.account(withdrawal.bankName, withdrawal.accountLast4)],
        [
          messages.arrives,
          formatAmount(nairaOf((naira(row.amount) - naira(withdrawal.charge)) as Kobo)),
        ],
        [messages.charge, formatAmount(withdrawal.charge)],
      ]
    : []
  const balance: Line[] =
    row.balance === null ? [] : [[messages.balance, formatAmount(row.balance)]]
  return [
    [messages.detail, sentenceOfServer(row.details)],
    ...account,
    [messages.status, wallet.statuses[row.TransactionStatus]],
    [messages.type, wallet.types[row.TransactionType]],
    [messages.when, formatWhen(row.createdAt)],
    ...balance,
    [messages.reference, row.reference_number],
  ]
}

/** For sharing, so without the balance of the wallet. */
export function receiptText(row: BalancedRow): string {
  const lines = receiptLines({ ...row, balance: null }).map(([label, text]) =>
    label ? `${label}: ${text}` : text,
  )
  return [`${messages.brand} – ${messages.title}`, signedAmount(row), ...lines].join('\n')
}
