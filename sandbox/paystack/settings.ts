import type { TransferSettings } from './transfers.ts'
import type { WebhookSettings } from './webhooks.ts'

type AllSettings = { transfers: TransferSettings; webhooks: WebhookSettings }
type SettingChanges = {
  transfers?: { [Name in keyof TransferSettings]?: TransferSettings[Name] | undefined } | undefined
  webhooks?: { [Name in keyof WebhookSettings]?: WebhookSettings[Name] | undefined } | undefined
}

const TRANSFERS: TransferSettings = { outcome: 'success', delayMs: 1200, reversalDelayMs: 1500 }
const WEBHOOKS: WebhookSettings = { paused: false, copies: 1, delayMs: 0, forged: false }

/** What scripts may change while the sandbox runs. */
export class Settings {
  readonly #initial: AllSettings
  readonly current: AllSettings

  constructor(transfers: Partial<TransferSettings>) {
    this.#initial = { transfers: { ...TRANSFERS, ...transfers }, webhooks: WEBHOOKS }
    this.current = structuredClone(this.#initial)
  }

  change({ transfers, webhooks }: SettingChanges): void {
    Object.assign(this.current.transfers, transfers)
    Object.assign(this.current.webhooks, webhooks)
  }

  reset(): void {
    this.change(this.#initial)
  }
}
