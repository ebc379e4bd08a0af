import { quoteFor } from '#schema/domain/bank-charge.ts'
import type { Kobo } from '#schema/domain/money.ts'
import type { AcknowledgedOperations } from './scenarios.ts'

type Row = Record<string, unknown>
type TaskOperations = AcknowledgedOperations['tasks'][number]
type ReadRows = (sql: string, ...args: (string | number)[]) => Promise<Row[]>
/** A transfer in the records of the provider. */
export type Transfer = { reference: string; status: string; amount: number }

function groupBy<K>(rows: readonly Row[], keyOf: (row: Row) => K): Map<K, Row[]> {
  const groups = new Map<K, Row[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return groups
}

/** Collects what is missing and what exists twice, and the balance that each wallet should have. */
class LedgerVerification {
  readonly lost: string[] = []
  readonly duplicated: string[] = []
  private readonly balances = new Map<string, number>()
  private readonly initialBalance: number
  private readonly readRows: ReadRows

  constructor(readRows: ReadRows, initialBalance: number) {
    this.readRows = readRows
    this.initialBalance = initialBalance
  }

  private expectOnce(name: string, count: number, isRequired: boolean) {
    if (count > 1) this.duplicated.push(name)
    if (count < 1 && isRequired) this.lost.push(name)
  }

  private addToBalance(user: { id: string }, kobo: number) {
    this.balances.set(user.id, (this.balances.get(user.id) ?? this.initialBalance) + kobo)
  }

  /** Credits of one journal type to accounts with this prefix, by the subject of the journal. */
  private async readCredits(type: string, accountPrefix: string) {
    const rows = await this.readRows(
      `SELECT e.amount AS amount, j.subject_id AS subject
       FROM ledger_entries e JOIN ledger_journals j ON j.id = e.journal_id
       WHERE j.type = ? AND e.credit_account LIKE ? || '%'`,
      type,
      accountPrefix,
    )
    return groupBy(rows, ({ subject }) => String(subject))
  }

  async checkPayments(payments: AcknowledgedOperations['payments']) {
    const credits = await this.readCredits('fund', 'ua:')
    for (const { reference, user, kobo } of payments) {
      const [first, ...others] = credits.get(reference) ?? []
      this.expectOnce(`payment ${reference}`, (first ? 1 : 0) + others.length, true)
      if (first && Number(first['amount']) !== kobo) this.lost.push(`amount of ${reference}`)
      this.addToBalance(user, kobo)
    }
  }

  async checkTasks(tasks: AcknowledgedOperations['tasks']) {
    const awards = await this.readCredits('award', 'te:')
    const raises = await this.readCredits('hold', 'te:')
    const releases = await this.readCredits('release', 'ua:')
    for (const task of tasks) {
      const holds = [...(awards.get(task.id) ?? []), ...(raises.get(task.id) ?? [])]
      this.addToBalance(task.client, -this.checkMovements('hold', task, holds))
      const released = this.checkMovements('release', task, releases.get(task.id) ?? [])
      this.addToBalance(task.tasker, released)
    }
  }

  /** One movement of this kind for each stage, in their order; returns what they should have moved. */
  private checkMovements(kind: 'hold' | 'release', task: TaskOperations, rows: readonly Row[]) {
    const { id, parts, acknowledged } = task
    for (const [at, part] of parts.entries()) {
      const name = `${kind} ${at + 1}`
      this.expectOnce(`${name} of ${id}`, rows[at] ? 1 : 0, acknowledged.has(name))
      if (rows[at] && Number(rows[at]['amount']) !== part)
        this.lost.push(`amount of ${name} of ${id}`)
    }
    if (rows.length > parts.length) this.duplicated.push(`${kind} of ${id}`)
    return parts.slice(0, rows.length).reduce((sum, part) => sum + part, 0)
  }

  async checkPayouts(payouts: AcknowledgedOperations['payouts'], transfers: readonly Transfer[]) {
    const unmatched = new Map(transfers.map((transfer) => [transfer.reference, transfer]))
    const rows = groupBy(await this.readRows('SELECT * FROM payouts'), ({ amount }) =>
      Number(amount),
    )
    for (const { user, kobo: asked, isAcknowledged } of payouts) {
      const kobo = quoteFor(asked as Kobo).debited
      const own = rows.get(kobo) ?? []
      this.expectOnce(`payout of ${kobo}`, own.length, isAcknowledged)
      for (const payout of own) {
        const reference = String(payout['reference'])
        this.checkTransfer(user, kobo, payout, unmatched.get(reference))
        unmatched.delete(reference)
      }
    }
    for (const reference of unmatched.keys())
      this.duplicated.push(`transfer ${reference} without a payout`)
  }

  private checkTransfer(
    user: { id: string },
    kobo: number,
    payout: Row,
    transfer: Transfer | undefined,
  ) {
    const { arrives } = quoteFor(kobo as Kobo)
    if (!transfer) this.lost.push(`transfer of ${kobo}`)
    else if (transfer.amount !== arrives) this.lost.push(`amount of transfer ${kobo}`)
    if (transfer?.status === 'success') this.addToBalance(user, -kobo)
    // Reversed after its success was recorded: the fee stays paid. Before it, everything comes back.
    if (payout['status'] === 'reversed') this.addToBalance(user, arrives - kobo)
  }

  /** By refunds and lost disputes. */
  takeBack(returned: readonly { user: { id: string }; kobo: number }[]) {
    for (const { user, kobo } of returned) this.addToBalance(user, -kobo)
  }

  /** A debt counts as what is missing in the wallet. */
  async checkBalances() {
    const accounts = await this.readRows(
      `SELECT owner_id, sum(credits - debits) AS kobo FROM ledger_accounts
       WHERE kind IN ('user_available', 'user_debt') GROUP BY owner_id`,
    )
    const actual = new Map(accounts.map(({ owner_id, kobo }) => [String(owner_id), Number(kobo)]))
    for (const [id, kobo] of this.balances) {
      const difference = (actual.get(id) ?? 0) - kobo
      if (difference < 0) this.lost.push(`${-difference} kobo of ${id}`)
      if (difference > 0) this.duplicated.push(`${difference} kobo of ${id}`)
    }
  }
}

type Records = {
  acknowledged: AcknowledgedOperations
  transfers: readonly Transfer[]
  returned?: readonly { user: { id: string }; kobo: number }[]
}

/**
 * Compares the ledger with what was acknowledged and with the records of the provider. `lost` was acknowledged or paid
 * and is missing, `duplicated` exists more than once. The balance of each wallet is computed from the operations alone.
 */
export async function verifyLedger(
  readRows: ReadRows,
  { acknowledged, transfers, returned = [] }: Records,
  initialBalance: number,
): Promise<{ lost: string[]; duplicated: string[] }> {
  const verification = new LedgerVerification(readRows, initialBalance)
  await verification.checkPayments(acknowledged.payments)
  await verification.checkTasks(acknowledged.tasks)
  await verification.checkPayouts(acknowledged.payouts, transfers)
  verification.takeBack(returned)
  await verification.checkBalances()
  return { lost: verification.lost, duplicated: verification.duplicated }
}
