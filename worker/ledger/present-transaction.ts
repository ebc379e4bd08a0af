import type { HandlerResult } from '#schema/contract/endpoint.ts'
import type { listTransactions } from '#schema/contract/wallet.ts'
import { dayOf } from '#schema/domain/days.ts'
import { factOf } from '#schema/domain/facts.ts'
import type { UserId } from '#schema/domain/ids.ts'
import {
  availableOf,
  HOLDING_TYPES,
  MOVEMENT_TYPES,
  type StagePart,
} from '#schema/domain/ledger.ts'
import { inWords } from '#schema/domain/localize.ts'
import { TRANSACTION_FACTS } from '#schema/domain/messages/transactions.ts'
import { WITHDRAWAL_NOTE_FACTS } from '#schema/domain/messages/withdrawal-notes.ts'
import { isInflight, type PayoutStatus } from '#schema/domain/payout.ts'
import { oneLine } from '#schema/domain/text.ts'
import type { otherSideColumns } from './other-side.ts'
import type { HoldRow, TransactionRow } from './queries.ts'

type ShownTransaction = HandlerResult<typeof listTransactions>['trx'][number]

/** For a user to read out to support: the day and the random end of the journal id, which make it unique. */
const referenceOf = (journalId: string, at: number): string => {
  const day = dayOf(at).replaceAll('-', '').slice(2)
  const tail = journalId.replaceAll('-', '').slice(-12).toUpperCase()
  return `ON${day}-${tail.slice(0, 4)}-${tail.slice(4, 8)}-${tail.slice(8)}`
}

const STATUS_OF_PAYOUT: Record<PayoutStatus, 'pending' | 'completed' | 'failed'> = {
  requested: 'pending',
  sending: 'pending',
  sent: 'pending',
  needs_review: 'pending',
  success: 'completed',
  failed: 'failed',
  // It arrived first; the return is a transaction of its own.
  reversed: 'completed',
}

const isHolding = ({ type }: Pick<TransactionRow, 'type'>) =>
  HOLDING_TYPES.some((holding) => holding === type)

/** A hold is pending until it ends; every other journal is complete when it is written. */
function statusOf(row: MovedRow, holds: readonly HoldRow[]) {
  if (row.payout) return STATUS_OF_PAYOUT[row.payout.status]
  const isHeld = holds.some(
    ({ task, awardedAt }) => task === row.subject && row.createdAt >= (awardedAt ?? 0),
  )
  return isHolding(row) && isHeld ? 'pending' : 'completed'
}

type OtherSide = typeof otherSideColumns
/** A movement that nobody is on the other side of has no columns of one. */
type MovedRow = Omit<TransactionRow, keyof OtherSide> &
  Partial<Pick<TransactionRow, keyof OtherSide>>

type PresentedRow = Pick<TransactionRow, 'id' | 'type' | 'meta' | 'amount' | 'createdAt' | 'payout'>

/** The stage that a movement is about, when it is about one. */
function nameOf(title: string, stages: StagePart[] = []): string {
  const [[, , stage] = [], ...others] = stages
  return stage === undefined || others.length > 0 ? title : `${title}: ${stage}`
}

/** A transaction has one line, also with what was stored before texts had to. */
const linesOf = ({ title, note, stages }: NonNullable<PresentedRow['meta']>) => ({
  ...(title !== undefined && { title: oneLine(nameOf(title, stages)) }),
  ...(note !== undefined && { note: oneLine(note) }),
})

function detailsOf({ type, meta }: PresentedRow) {
  const text = TRANSACTION_FACTS[type](linesOf(meta ?? {}))
  return { details: inWords(text), says: factOf(text) ?? undefined }
}

const noteOf = (text: string | null) => ({
  note: text && inWords(text),
  noteSays: (text && factOf(text)) || undefined,
})

type Withdrawal = {
  status: PayoutStatus
  providerStatus: string | null
  reviewReason: string | null
  attempts: number
  overdueAt: number | null
}

/** By the status of the provider. */
const FAILURES: Readonly<Record<string, keyof typeof WITHDRAWAL_NOTE_FACTS>> = {
  failed: 'notAccepted',
  blocked: 'stopped',
  rejected: 'stopped',
  abandoned: 'late',
  reversed: 'reversed',
}

/** Why a withdrawal takes long or did not arrive; null when there is nothing to explain. */
function withdrawalNote(withdrawal: Withdrawal): string | null {
  const { status, providerStatus, reviewReason, attempts, overdueAt } = withdrawal
  if (isInflight(status)) return overdueAt === null ? null : WITHDRAWAL_NOTE_FACTS.takesLong
  if (status === 'reversed') return WITHDRAWAL_NOTE_FACTS.reversed
  if (status !== 'failed') return null
  if (reviewReason !== null && attempts === 0) return WITHDRAWAL_NOTE_FACTS.otherName
  return WITHDRAWAL_NOTE_FACTS[FAILURES[providerStatus ?? ''] ?? 'notSent']
}

/** Beside the list's own columns, which say what it is for its wallet. */
export const presentListedTransaction = (
  row: PresentedRow,
  side: ShownTransaction['TransactionType'],
  status: ShownTransaction['TransactionStatus'],
): ShownTransaction => ({
  _id: row.id,
  ...detailsOf(row),
  amount: row.amount,
  TransactionType: side,
  TransactionStatus: status,
  createdAt: row.createdAt,
  reference_number: referenceOf(row.id, row.createdAt),
  withdrawal: row.payout && { ...row.payout, ...noteOf(withdrawalNote(row.payout)) },
})

/** Once the professional is paid, the money is no longer held; of stages only a part is. */
const typeNow = (row: MovedRow): TransactionRow['type'] =>
  isHolding(row) && row.endedBy === 'release' && !row.meta?.stages ? 'release' : row.type

/** Null for a closed account; nothing where nobody is on the other side. */
const otherOf = ({ otherId, otherName, otherClosedAt }: MovedRow) =>
  otherId ? { other: otherClosedAt ? null : (otherName ?? null) } : {}

/** Their subject is a todo. */
const ABOUT_TASKS = [...MOVEMENT_TYPES, 'materials_returned'] as const

export const presentTransaction = (
  row: MovedRow,
  userId: UserId,
  holds: readonly HoldRow[],
): ShownTransaction => ({
  ...presentListedTransaction(
    { ...row, type: typeNow(row) },
    row.debit === availableOf(userId) ? 'debit' : 'credit',
    statusOf(row, holds),
  ),
  kind: row.type,
  // Only the professional receives less than the client pays.
  ...(row.meta?.fee && row.debit !== availableOf(userId) && { fee: row.meta.fee }),
  ...otherOf(row),
  ...(row.subject && ABOUT_TASKS.some((type) => type === row.type) && { task: row.subject }),
})
