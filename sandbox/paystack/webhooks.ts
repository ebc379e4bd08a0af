import { createHmac } from 'node:crypto'
import type { Change } from '#sandbox/jsonl-store.ts'
import type { Rows, SandboxContext, Webhook } from './rows.ts'

const HOUR_MS = 3_600_000
/** As Paystack for test keys: hourly for ten hours, with 30 s for each response. */
export const WEBHOOK_RETRIES = { intervalMs: HOUR_MS, maxRetries: 10, timeoutMs: 30_000 }

export type WebhookSettings = {
  /** While true, webhooks are stored and not sent. */
  paused: boolean
  /** How often each webhook is sent at once. */
  copies: number
  delayMs: number
  /** Signed with a wrong key. */
  forged: boolean
}

export const WEBHOOK_ORDERS = ['same', 'reversed', 'shuffled'] as const
type WebhookOrder = (typeof WEBHOOK_ORDERS)[number]

export type WebhookFetch = (url: string, init: RequestInit) => Promise<Response>

type WebhookOptions = {
  secretKey: string
  url: () => string | null
  retries: typeof WEBHOOK_RETRIES
  settings: () => WebhookSettings
  fetch: WebhookFetch
  random: () => number
}

const WRONG_KEY = 'sk_test_wrong_key'

export const signatureOf = (body: string | Buffer, secretKey: string): string =>
  createHmac('sha512', secretKey).update(body).digest('hex')

/** A webhook as Paystack sends it. */
export const signedPost = (body: string, secretKey: string) => ({
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    'x-paystack-signature': signatureOf(body, secretKey),
  },
  body,
})

export const referenceOf = ({ body }: Pick<Webhook, 'body'>): string =>
  JSON.parse(body).data.reference ?? JSON.parse(body).data.transaction_reference

function sortWebhooks(webhooks: Webhook[], order: WebhookOrder, random: () => number): Webhook[] {
  if (order === 'reversed') return webhooks.toReversed()
  if (order === 'same') return webhooks
  return webhooks
    .map((webhook) => ({ webhook, position: random() }))
    .toSorted((a, b) => a.position - b.position)
    .map(({ webhook }) => webhook)
}

/** Sends signed webhooks and retries each until the receiver responds 200. */
export class Webhooks {
  readonly #context: SandboxContext
  readonly #options: WebhookOptions
  /** Ids of webhooks that are being sent, so that none is sent twice unintentionally. */
  readonly #sending = new Set<number>()

  constructor(context: SandboxContext, options: WebhookOptions) {
    this.#context = context
    this.#options = options
  }

  #due(): Webhook[] {
    return this.#context.store
      .all('webhooks')
      .filter(({ state, id }) => state === 'due' && !this.#sending.has(id))
  }

  /** A change, to be written together with its cause; `sendNew` then sends it. */
  create(event: string, data: unknown): Change<Rows> {
    const id = this.#context.nextId()
    const webhook: Webhook = {
      id,
      event,
      body: JSON.stringify({ event, data }),
      attempts: 0,
      responses: [],
      state: 'due',
      dueAt: this.#context.now() + this.#options.settings().delayMs,
    }
    return ['webhooks', String(id), webhook]
  }

  sendNew(): void {
    if (this.#options.settings().paused) return
    for (const webhook of this.#due()) if (webhook.attempts === 0) this.#schedule(webhook)
  }

  /** After a restart or a pause: schedules everything that was not delivered. */
  resume(): void {
    for (const webhook of this.#due()) this.#schedule(webhook)
  }

  #schedule({ id, dueAt }: Webhook): void {
    this.#context.timers.runAt(dueAt ?? 0, async () => {
      const current = this.#context.store.find('webhooks', String(id))
      if (current?.state === 'due' && !this.#options.settings().paused) await this.#deliver(current)
    })
  }

  /** The status of the response, or the name of the error. */
  async #post({ body }: Webhook, url: string): Promise<number | string> {
    const { secretKey, retries, settings, fetch } = this.#options
    try {
      const response = await fetch(url, {
        ...signedPost(body, settings().forged ? WRONG_KEY : secretKey),
        redirect: 'manual',
        signal: AbortSignal.timeout(retries.timeoutMs),
      })
      await response.arrayBuffer()
      return response.status
    } catch (error) {
      return error instanceof Error ? error.name : 'failed'
    }
  }

  async #deliver(webhook: Webhook): Promise<void> {
    const url = this.#options.url()
    if (this.#sending.has(webhook.id) || !url) return
    this.#sending.add(webhook.id)
    const copies = Math.max(1, this.#options.settings().copies)
    const responses = await Promise.all(
      Array.from({ length: copies }, () => this.#post(webhook, url)),
    )
    this.#sending.delete(webhook.id)
    if (!this.#context.timers.isStopped) this.#record(webhook, responses)
  }

  #record(webhook: Webhook, responses: (number | string)[]): void {
    const { retries } = this.#options
    const attempts = webhook.attempts + 1
    const isDelivered = responses.includes(200)
    const isFailed = !isDelivered && attempts > retries.maxRetries
    const next: Webhook = {
      ...webhook,
      attempts,
      responses: [...webhook.responses, ...responses],
      state: 'due',
      dueAt: this.#context.now() + retries.intervalMs,
    }
    if (isDelivered || isFailed) {
      next.state = isDelivered ? 'delivered' : 'failed'
      next.dueAt = null
    }
    this.#context.store.write(['webhooks', String(next.id), next])
    if (next.state === 'due') this.#schedule(next)
  }

  /** Sends webhooks that are due, also while paused, one after another. Returns how many. */
  async release({
    order = 'same',
    count = Number.POSITIVE_INFINITY,
  }: { order?: WebhookOrder | undefined; count?: number | undefined } = {}): Promise<number> {
    const webhooks = sortWebhooks(this.#due(), order, this.#options.random).slice(0, count)
    for (const webhook of webhooks) await this.#deliver(webhook)
    return webhooks.length
  }

  /** Sends the delivered webhooks of a reference again, like the resend button of Paystack's dashboard. Returns how many. */
  async resend(reference: string): Promise<number> {
    const url = this.#options.url()
    if (!url) return 0
    const webhooks = this.#context.store
      .all('webhooks')
      .filter((webhook) => referenceOf(webhook) === reference)
    await Promise.all(webhooks.map((webhook) => this.#post(webhook, url)))
    return webhooks.length
  }
}
