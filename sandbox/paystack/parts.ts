import { JsonlStore } from '#sandbox/jsonl-store.ts'
import { Accounts } from './accounts.ts'
import { Balance } from './balance.ts'
import { Control } from './control.ts'
import { Faults } from './faults.ts'
import { Recipients } from './recipients.ts'
import { RefundsAndDisputes } from './refunds-and-disputes.ts'
import { NUMBERED_KINDS, type Rows, type SandboxContext } from './rows.ts'
import { Settings } from './settings.ts'
import { Settlements } from './settlements.ts'
import { Timers } from './timers.ts'
import { Transactions } from './transactions.ts'
import { Transfers, type TransferSettings } from './transfers.ts'
import { WEBHOOK_RETRIES, Webhooks, type WebhookFetch } from './webhooks.ts'

/** Paystack's ids have ten digits. */
const FIRST_ID = 4_100_000_000

export type PaystackOptions = {
  /** A free port by default. */
  port?: number
  /** Without a file the state exists only while the sandbox runs. */
  file?: string
  secretKey?: string
  /** Where webhooks are sent; `setWebhookUrl` sets it later. */
  webhookUrl?: string | null
  /** Origins of the app: they may frame the checkout and receive its messages. */
  appOrigins?: readonly string[]
  now?: () => number
  transfers?: Partial<TransferSettings>
  /** When money sent by bank transfer arrives; null: when a script pays it. */
  bankTransferDelayMs?: number | null
  retries?: Partial<typeof WEBHOOK_RETRIES>
  /** Sends the webhooks. */
  webhookFetch?: WebhookFetch
  /** Orders webhooks that are released shuffled. */
  random?: () => number
  /** The address of a sandbox without a server. */
  url?: string
  /** Called for each request to Paystack's own API, with the response before any fault. */
  onExchange?: (request: Request, response: Response) => Promise<void>
}

/** What changes after the start. */
export type PaystackState = {
  url: string
  webhookUrl: string | null
  /** Set by a script that runs in the past; null is the current time. */
  time: number | null
}

function createIdSequence(store: JsonlStore<Rows>): () => number {
  const ids = NUMBERED_KINDS.flatMap((kind) => store.all(kind).map(({ id }) => id))
  let last = ids.reduce((highest, id) => Math.max(highest, id + 1), FIRST_ID)
  return () => ++last
}

function createContext(options: PaystackOptions & { secretKey: string }, state: PaystackState) {
  const { file, secretKey, now: systemTime = Date.now } = options
  const store = new JsonlStore<Rows>(file)
  const now = () => state.time ?? systemTime()
  const context: SandboxContext = {
    store,
    timers: new Timers(now),
    now,
    nextId: createIdSequence(store),
    domain: secretKey.startsWith('sk_live_') ? 'live' : 'test',
  }
  return context
}

/** Creates and connects the parts of the sandbox. */
export function createParts(
  options: PaystackOptions & { secretKey: string },
  state: PaystackState,
) {
  const context = createContext(options, state)
  const settings = new Settings(options.transfers ?? {})
  const webhooks = new Webhooks(context, {
    secretKey: options.secretKey,
    url: () => state.webhookUrl,
    retries: { ...WEBHOOK_RETRIES, ...options.retries },
    settings: () => settings.current.webhooks,
    fetch: options.webhookFetch ?? fetch,
    random: options.random ?? Math.random,
  })
  const balance = new Balance(context)
  const accounts = new Accounts(context)
  const recipients = new Recipients(context, accounts)
  const shared = { context, balance, webhooks }
  const transactions = new Transactions({
    ...shared,
    origin: () => state.url,
    isSettledAtOnce: () => settings.current.settlements.mode === 'instant',
  })
  const transfers = new Transfers({
    ...shared,
    recipients,
    settings: () => settings.current.transfers,
  })
  const refundsAndDisputes = new RefundsAndDisputes({
    ...shared,
    transactions,
    settings: () => ({
      refundStatus: settings.current.refunds.status,
      isDisputeAmountHidden: settings.current.disputes.isAmountHidden,
    }),
  })
  const settlements = new Settlements({ context, balance, transactions })
  const faults = new Faults()
  const topUp = (amount: number): void => {
    const move = { difference: amount, reason: 'Top up', model: 'Topup' as const }
    context.store.write(balance.move({ ...move, modelId: context.nextId() }))
  }
  const parts = {
    ...shared,
    accounts,
    transactions,
    transfers,
    refundsAndDisputes,
    settlements,
    faults,
    settings,
    topUp,
  }
  const setTime = (time: number | null) => {
    state.time = time
  }
  const control = new Control({ ...parts, setTime })
  return { ...parts, recipients, control }
}
