import { closeDiscrepancy } from '#schema/contract/reconciliation.ts'
import { REVIEW_AFTER_MS } from '#schema/domain/limits.ts'
import type { Random } from '#testing/random.ts'
import type { MoneyTestServer, TestUser } from './money-test-server.ts'
import type { AcknowledgedOperations } from './scenarios.ts'

type Payment = AcknowledgedOperations['payments'][number]
/** Kobo; less than any payment. */
const RETURNED = 5000
const HOUR_MS = 3_600_000
const EVENTS = {
  refund: 4,
  slowRefund: 2,
  failedRefund: 1,
  dispute: 2,
  disputeWithoutAmount: 1,
  lostDispute: 2,
  codes: 2,
  lowBalance: 1,
  settlement: 4,
}

/** What the provider does on its own while users pay and withdraw: it is counted, and all of it ends with `resolve`. */
export class ProviderEvents {
  readonly counts = new Map<string, number>()
  /** What went back to cards, by user. */
  readonly returned: { user: TestUser; kobo: number }[] = []
  private readonly refunds: { id: number; payment: Payment }[] = []
  private readonly disputes: { id: number; payment: Payment }[] = []
  private readonly touched = new Set<string>()
  private readonly server: MoneyTestServer
  private readonly random: Random
  private readonly payments: readonly Payment[]

  constructor(server: MoneyTestServer, random: Random, { payments }: AcknowledgedOperations) {
    this.server = server
    this.random = random
    this.payments = payments
    server.provider.setScenario('next-day-settlement')
  }

  private takeBack({ user }: Payment) {
    this.returned.push({ user, kobo: RETURNED })
  }

  private refund({ reference }: Payment, status: string): number {
    return this.server.provider.refund(reference, RETURNED, { status }).id
  }

  private dispute({ reference }: Payment, fields: object = {}): number {
    return this.server.provider.dispute(reference, { amount: RETURNED, ...fields }).id
  }

  private readonly actions: Record<keyof typeof EVENTS, (payment: Payment) => unknown> = {
    refund: (payment) => {
      this.refund(payment, 'processed')
      this.takeBack(payment)
    },
    slowRefund: (payment) => this.refunds.push({ id: this.refund(payment, 'pending'), payment }),
    failedRefund: (payment) => this.refund(payment, 'failed'),
    dispute: (payment) => this.disputes.push({ id: this.dispute(payment), payment }),
    disputeWithoutAmount: (payment) => {
      const { provider } = this.server
      provider.setScenario('disputes-without-amount')
      this.dispute(payment)
      provider.changeSettings({ disputes: { isAmountHidden: false } })
    },
    lostDispute: (payment) => {
      this.dispute(payment, { resolution: 'merchant-accepted' })
      this.takeBack(payment)
    },
    codes: () => this.server.provider.setTransferOutcome('otp'),
    lowBalance: () => this.server.provider.setTransferOutcome('insufficient'),
    settlement: () => this.server.provider.settle(),
  }

  /** Each payment has one event at most, so that its amount suffices. */
  inject(): void {
    this.server.provider.setTransferOutcome('pending')
    const payment = this.payments.find(({ reference }) => !this.touched.has(reference))
    if (!payment || !this.random.chance(0.7)) return
    const event = this.random.weighted(EVENTS)
    this.touched.add(payment.reference)
    this.counts.set(event, (this.counts.get(event) ?? 0) + 1)
    this.actions[event](payment)
  }

  /** Everything that is overdue by now and that no open discrepancy names. */
  async findStuck(): Promise<string[]> {
    const now = this.server.now()
    const rows = await this.server.runSql(
      `SELECT 'payout ' || id AS name FROM payouts
       WHERE status IN ('requested', 'sending', 'sent', 'needs_review') AND created_at <= CAST(?1 AS INTEGER)
         AND 'payout:' || id NOT IN (SELECT id FROM discrepancies WHERE resolved_at IS NULL)
       UNION ALL SELECT 'webhook ' || dedupe_key FROM webhook_inbox
       WHERE processed_at IS NULL AND received_at <= CAST(?2 AS INTEGER)
         AND 'overdue:webhook:' || dedupe_key NOT IN (SELECT id FROM discrepancies WHERE resolved_at IS NULL)`,
      now - REVIEW_AFTER_MS,
      now - HOUR_MS,
    )
    return rows.map(({ name }) => String(name))
  }

  /** What people do: codes are entered, disputes answered, refunds continued. */
  resolve(): void {
    const { provider } = this.server
    provider.setTransferOutcome('pending')
    for (const { reference, status } of provider.transfers())
      if (status === 'otp')
        provider.settleTransfer(reference, this.random.chance(0.7) ? 'success' : 'abandoned')
    for (const { id, payment } of this.refunds.splice(0)) {
      provider.refund(payment.reference, RETURNED, { id, status: 'processed' })
      this.takeBack(payment)
    }
    for (const { id, payment } of this.disputes.splice(0)) {
      const isLost = this.random.chance(0.5)
      const resolution = isLost ? 'merchant-accepted' : 'declined'
      provider.dispute(payment.reference, { id, resolution })
      if (isLost) this.takeBack(payment)
    }
    for (const { id, reference, status } of provider.disputes())
      if (status !== 'resolved') provider.dispute(reference, { id, resolution: 'declined' })
  }

  /** An administrator closes what the injected events leave: refunds that failed, and debts. */
  async closeDiscrepancies(admin: TestUser): Promise<void> {
    const rows = await this.server.runSql(
      "SELECT id FROM discrepancies WHERE resolved_at IS NULL AND (id LIKE 'refund:%' OR id LIKE 'rf:%' OR id LIKE 'cb:%')",
    )
    const reason = 'Checked with the provider'
    for (const { id } of rows)
      await this.server.send(admin, closeDiscrepancy, { id: String(id), reason })
  }
}
