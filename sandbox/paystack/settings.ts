import type { RefundStatus } from './rows.ts'
import type { TransferSettings } from './transfers.ts'
import type { WebhookSettings } from './webhooks.ts'

/** `instant`: payments are in the balance at once. Otherwise `POST /_control/settle` pays them out. */
export const SETTLEMENT_MODES = ['instant', 'to-balance', 'to-bank'] as const
type RefundSettings = { status: RefundStatus }
type DisputeSettings = { isAmountHidden: boolean }
type SettlementSettings = { mode: (typeof SETTLEMENT_MODES)[number] }

type AllSettings = {
  transfers: TransferSettings
  webhooks: WebhookSettings
  refunds: RefundSettings
  disputes: DisputeSettings
  settlements: SettlementSettings
}
type Changes<T> = { [Name in keyof T]?: T[Name] | undefined } | undefined
export type SettingChanges = { [Part in keyof AllSettings]?: Changes<AllSettings[Part]> }

const TRANSFERS: TransferSettings = { outcome: 'success', delayMs: 1200, reversalDelayMs: 1500 }
const WEBHOOKS: WebhookSettings = { paused: false, copies: 1, delayMs: 0, forged: false }

/** What Paystack does on a live account that a test account seldom shows, by name. */
export const SCENARIOS = {
  'otp-transfers': { transfers: { outcome: 'otp' } },
  'approved-transfers': { transfers: { outcome: 'received' } },
  'reversed-transfers': { transfers: { outcome: 'reversed' } },
  'low-balance': { transfers: { outcome: 'insufficient' } },
  'slow-refunds': { refunds: { status: 'pending' } },
  'disputes-without-amount': { disputes: { isAmountHidden: true } },
  'next-day-settlement': { settlements: { mode: 'to-balance' } },
  'next-day-settlement-to-bank': { settlements: { mode: 'to-bank' } },
} as const satisfies Record<string, SettingChanges>
export type ScenarioName = keyof typeof SCENARIOS
export const SCENARIO_NAMES = Object.keys(SCENARIOS) as ScenarioName[]

/** What scripts may change while the sandbox runs. */
export class Settings {
  readonly #initial: AllSettings
  readonly current: AllSettings

  constructor(transfers: Partial<TransferSettings>) {
    this.#initial = {
      transfers: { ...TRANSFERS, ...transfers },
      webhooks: WEBHOOKS,
      refunds: { status: 'processed' },
      disputes: { isAmountHidden: false },
      settlements: { mode: 'instant' },
    }
    this.current = structuredClone(this.#initial)
  }

  change(changes: SettingChanges): void {
    Object.assign(this.current.transfers, changes.transfers)
    Object.assign(this.current.webhooks, changes.webhooks)
    Object.assign(this.current.refunds, changes.refunds)
    Object.assign(this.current.disputes, changes.disputes)
    Object.assign(this.current.settlements, changes.settlements)
  }

  reset(): void {
    this.change(this.#initial)
  }
}
