import { saidOr } from '#pwa/api/server-words.ts'
import type { BalancedRow } from '#pwa/features/wallet/history/reads.ts'
import { otherOf } from '#pwa/features/wallet/history/transaction.tsx'
import { messages as wallet } from '#pwa/features/wallet/messages.ts'
import { formatMoment } from '#pwa/ui/format/format-time.ts'
import type { Transaction } from '#schema/contract/wallet.ts'
import { HOLDING_TYPES, saysHeld } from '#schema/domain/ledger.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import { messages } from './messages.ts'

/** A line with an empty label continues the line above it. */
type Line = readonly [label: string, text: string]

const formatAmount = (amount: Kobo) => formatNaira(amount, 'two')

export const signedAmount = ({ amount, TransactionType }: BalancedRow): string =>
  `${TransactionType === 'credit' ? '+' : '−'}${formatAmount(amount)}`

/** Compared with this moment, every date is of another year, so that a receipt always names its year. */
const LONG_AGO = 0
const formatWhen = (at: string): string => formatMoment(at, LONG_AGO)

const isHold = (kind: Transaction['kind']) => HOLDING_TYPES.some((holding) => holding === kind)
const FROM_CARD: readonly Transaction['kind'][] = ['fund', 'suspense_in', 'refund_failed']
const TO_CARD: readonly Transaction['kind'][] = ['refund', 'refund_started', 'chargeback']
const OF_BANK: readonly Transaction['kind'][] = ['payout_failed', 'payout_returned']

/** Who or what is on the other side. */
function counterpartOf(row: Transaction): string {
  const { kind } = row
  const other = otherOf(row)
  // What comes back of a hold comes from it, not from the professional.
  if (kind === 'task_refund')
    return other === undefined ? messages.heldMoney : messages.heldMoneyFor(other)
  if (other !== undefined) return other
  if (FROM_CARD.includes(kind) || TO_CARD.includes(kind)) return messages.card
  return OF_BANK.includes(kind) ? messages.bank : messages.brand
}

/** Who paid and who was paid; `self` is the name of the wallet's user. Rows of older builds name nobody. */
function sidesOf(row: BalancedRow, self: string): Line[] {
  const { kind, withdrawal, TransactionType: type, TransactionStatus: status, says } = row
  if (!kind && !withdrawal) return []
  const own = messages.ownWallet(self)
  const there = counterpartOf(row)
  if (type === 'credit')
    return [
      [messages.paidBy, there],
      [messages.paidTo, own],
    ]
  if (withdrawal) return [[messages.paidBy, own]]
  // A hold that ended without pay went back to the wallet, which has a row of its own.
  if (isHold(kind) && otherOf(row) === undefined) return [[messages.paidBy, own]]
  return [
    [messages.paidBy, own],
    [status === 'pending' || saysHeld(says) ? messages.heldFor : messages.paidTo, there],
  ]
}

/** What the client paid, and the fee that is not in the amount. */
const feeLines = ({ amount, fee }: Partial<BalancedRow> & { amount: Kobo }): Line[] =>
  fee
    ? [
        [messages.price, formatAmount((amount + fee) as Kobo)],
        [messages.fee, formatAmount(fee)],
        [messages.arrived, formatAmount(amount)],
      ]
    : []

/** The lines below the amount: the same on the screen, in the text and in the picture. */
export function receiptLines(row: BalancedRow, self: string): Line[] {
  const { withdrawal } = row
  const account: Line[] = withdrawal
    ? [
        [messages.paidTo, withdrawal.accountName],
        ['', messages.account(withdrawal.bankName, withdrawal.accountLast4)],
        [messages.arrives, formatAmount((row.amount - withdrawal.charge) as Kobo)],
        [messages.charge, formatAmount(withdrawal.charge)],
      ]
    : []
  const balance: Line[] =
    row.balance === null ? [] : [[messages.balance, formatAmount(row.balance)]]
  return [
    [messages.detail, saidOr(row.says, row.details)],
    ...sidesOf(row, self),
    ...account,
    ...feeLines(row),
    [messages.status, wallet.statuses[row.TransactionStatus]],
    [messages.type, wallet.types[row.TransactionType]],
    [messages.when, formatWhen(row.createdAt)],
    ...balance,
    [messages.reference, row.reference_number],
  ]
}

/** For sharing, so without the balance of the wallet. */
export function receiptText(row: BalancedRow, self: string): string {
  const lines = receiptLines({ ...row, balance: null }, self).map(([label, text]) =>
    label ? `${label}: ${text}` : text,
  )
  return [`${messages.brand} – ${messages.title}`, signedAmount(row), ...lines].join('\n')
}
