import { checkRequest, checkResponse } from '#sandbox/paystack/documented/check.ts'
import { matchesCall } from '#sandbox/paystack/faults.ts'
import { createPaystackInProcess, type PaystackInProcess } from '#sandbox/paystack/paystack.ts'
import type { Transfer, TransferOutcome, TransferStatus } from '#sandbox/paystack/rows.ts'
import type { ScenarioName, SettingChanges } from '#sandbox/paystack/settings.ts'
import { signedPost } from '#sandbox/paystack/webhooks.ts'
import type { Effect, Fault } from '#testing/faults/fault.ts'
import type { Interceptor } from '#testing/faults/faulty-fetch.ts'
import { seededRandom } from '#testing/random.ts'

const APP_ORIGIN = 'http://onise.test'
const WEBHOOK_URL = `${APP_ORIGIN}/api/payments/webhook`
/** Kobo; more than any test sends. */
const BALANCE = 100_000_000_00
const SHUFFLE_SEED = 7

/** Differences between an exchange and what Paystack documents. */
async function findViolations(request: Request, response: Response): Promise<string[]> {
  const { method } = request
  const { pathname: path, searchParams } = new URL(request.url)
  const { status, ok } = response
  const errors = checkResponse({ method, path, status, body: await response.json() })
  if (ok) {
    const text = await request.text()
    const query = Object.fromEntries(searchParams)
    errors.push(...checkRequest({ method, path, query, body: text ? JSON.parse(text) : {} }))
  }
  return errors.map((error) => `${method} ${path} ${status}: ${error}`)
}

type NewPayment = {
  reference: string
  /** Kobo. */
  amount: number
  email?: string
  metadata?: object
}
type PaymentOutcome = Parameters<PaystackInProcess['parts']['control']['pay']>[0]

/** What users do at the provider, and what it stores. */
function createProviderActions({ parts, secretKey, topUp }: PaystackInProcess) {
  const { control, transactions, transfers, recipients, balance, context, settings } = parts
  const findTransfer = (reference: string): Transfer => {
    const transfer = transfers.find(reference)
    if (!transfer) throw new Error(`The provider has no transfer ${reference}`)
    return transfer
  }
  return {
    /** A user pays. `fields` differ from what was requested. */
    pay: (reference: string, fields: object = {}) =>
      control.pay({ reference, outcome: 'success', ...fields } as PaymentOutcome),
    /** A payment that another program of the same merchant has started. */
    initialize(payment: NewPayment): void {
      const input = { currency: 'NGN', email: 'shop@onise.test', ...payment }
      const { status, body } = transactions.initialize(input)
      if (status !== 200) throw new Error(String(body['message']))
    },
    payment: (reference: string) => transactions.find(reference),
    /** Kobo. */
    balance: (): number => balance.of('NGN'),
    /** Kobo; by default all tests have money at the provider. */
    setBalance: (amount: number): void => topUp(amount - balance.of('NGN')),
    refund: (reference: string, amount: number, fields: object = {}) =>
      control.refund({ reference, amount, ...fields }).data,
    refunds: () => context.store.all('refunds'),
    /** From now on, until the sandbox is closed. */
    setScenario: (name: ScenarioName) => control.scenario({ name }),
    changeSettings: (changes: SettingChanges) => settings.change(changes),
    disputes: () => context.store.all('disputes'),
    /** Pays out what waits for the next settlement. */
    settle: () => control.settle().data,
    dispute: (reference: string, fields: object) => control.dispute({ reference, ...fields }).data,
    transfers: (): Transfer[] => context.store.all('transfers'),
    transfer: findTransfer,
    recipients: () => context.store.all('recipients'),
    /** Returns its code. */
    createRecipient(accountNumber: string, bankCode: string): string {
      const recipient = { name: 'Musa', account_number: accountNumber, bank_code: bankCode }
      return (recipients.create(recipient).body['data'] as { recipient_code: string })
        .recipient_code
    },
    /** Of the transfers from now on. */
    setTransferOutcome: (outcome: TransferOutcome) => settings.change({ transfers: { outcome } }),
    settleTransfer: (reference: string, outcome: TransferStatus) =>
      control.transfer({ reference, outcome }),
    /** A transfer of another program of the same merchant. */
    initiateTransfer(transfer: { reference: string; amount: number; recipient: string }): void {
      const { status, body } = transfers.initiate({ source: 'balance', ...transfer })
      if (status !== 200) throw new Error(String(body['message']))
    },
    deleteTransfer: (reference: string) => context.store.write(['transfers', reference, null]),
    nameAccount: (number: string, name: string) =>
      control.account({ account_number: number, account_name: name }),
    /** The latest webhook about an object, as the provider sends it. */
    webhook(reference: string): Request {
      const webhook = context.store
        .all('webhooks')
        .findLast(({ body }) => body.includes(`"${reference}"`))
      if (!webhook) throw new Error(`The provider has no webhook about ${reference}`)
      return new Request(WEBHOOK_URL, signedPost(webhook.body, secretKey))
    },
    /** A webhook with any content and a valid signature. */
    createWebhook(event: string, data: object, headers: Record<string, string> = {}): Request {
      const post = signedPost(JSON.stringify({ event, data }), secretKey)
      return new Request(WEBHOOK_URL, { ...post, headers: { ...post.headers, ...headers } })
    },
  }
}

/** The data of a webhook, to deliver it with other fields. */
export async function webhookData(webhook: Request): Promise<Record<string, unknown>> {
  return ((await webhook.clone().json()) as { data: Record<string, unknown> }).data
}

/** The app's way to handle a request. */
type Dispatch = (request: Request) => Promise<{ response: Response; text: string }>
type DeliveryOptions = { order?: 'same' | 'reversed' | 'shuffled'; copies?: number }

/** Sends the webhooks of a sandbox to an app in this process. */
function createWebhookDelivery() {
  let dispatch: Dispatch | null = null
  const statuses: number[] = []
  const webhookFetch = async (url: string, init: RequestInit): Promise<Response> => {
    if (!dispatch) throw new Error('No app receives webhooks')
    const { response, text } = await dispatch(new Request(url, init))
    statuses.push(response.status)
    return new Response(text || null, { status: response.status })
  }
  return {
    webhookFetch,
    /** Sends every webhook that waits, `copies` times each. Returns the statuses of the responses. */
    deliver:
      ({ parts }: PaystackInProcess) =>
      async (to: Dispatch, { order = 'same', copies = 1 }: DeliveryOptions = {}) => {
        dispatch = to
        parts.settings.change({ webhooks: { copies } })
        await parts.control.webhooks({ release: true, order })
        parts.settings.change({ webhooks: { copies: 1 } })
        return statuses.splice(0)
      },
  }
}

/** The worker's connection to the sandbox, which records its requests. */
function createConnection(paystack: PaystackInProcess) {
  const { faults } = paystack.parts
  const requests: string[] = []
  const interceptors = new Map<string, Interceptor>()

  async function send(request: Request): Promise<Response> {
    const { method } = request
    const { pathname } = new URL(request.url)
    requests.push(`${method} ${pathname}`)
    for (const [call, intercept] of interceptors)
      if (matchesCall(call, method, pathname)) return intercept(request, paystack.fetch)
    return paystack.fetch(request)
  }
  const matching = (call: string) =>
    requests.filter((each) => matchesCall(call, ...(each.split(' ') as [string, string])))

  return {
    fetch: ((...args: Parameters<typeof fetch>) => send(new Request(...args))) as typeof fetch,
    /** `METHOD /path` of each request so far. */
    requests,
    /** Of a call such as `POST /transfer`, or with the paths below `GET /transfer/verify`. */
    countRequests: (call: string): number => matching(call).length,
    /** For all requests of this call until `clearFaults`. */
    injectFault: (call: string, fault: Fault | Effect): void =>
      faults.add([
        { call, times: null, ...(typeof fault === 'string' ? { effect: fault } : fault) },
      ]),
    /** Once for each fault. */
    injectOnce: (call: string, ...next: Fault[]): void =>
      faults.add(next.map((fault) => ({ call, ...fault }))),
    /** Runs code of the test around a call, until `clearFaults`. */
    intercept: (call: string, interceptor: Interceptor): void =>
      void interceptors.set(call, interceptor),
    clearFaults(): void {
      faults.clear()
      interceptors.clear()
    },
  }
}

type Options = {
  now: () => number
  url: string
  secretKey: string
  /** Orders webhooks that are delivered shuffled. */
  random?: () => number
}

/**
 * The Paystack sandbox in this process, on the test's clock. It sends its webhooks on `deliverWebhooks` only. Transfers stay
 * pending until the test settles them, or have the outcome that it has set.
 */
export function createTestProvider({
  now,
  url,
  secretKey,
  random = seededRandom(SHUFFLE_SEED).float,
}: Options) {
  const violations: string[] = []
  const webhooks = createWebhookDelivery()
  const paystack = createPaystackInProcess({
    now,
    url,
    secretKey,
    transfers: { outcome: 'pending', delayMs: 0 },
    bankTransferDelayMs: null,
    webhookUrl: WEBHOOK_URL,
    webhookFetch: webhooks.webhookFetch,
    random,
    onExchange: async (request, response) =>
      void violations.push(...(await findViolations(request, response))),
  })
  const { parts } = paystack
  parts.settings.change({ webhooks: { paused: true } })
  paystack.topUp(BALANCE)

  return {
    ...createProviderActions(paystack),
    deliverWebhooks: webhooks.deliver(paystack),
    ...createConnection(paystack),
    stop: (): void => parts.context.timers.stop(),
    /** Throws when an exchange since the last call differs from what Paystack documents. */
    assertNoViolations(): void {
      const found = violations.splice(0)
      if (found.length > 0) throw new Error(`Not as Paystack documents it: ${found.join('; ')}`)
    },
  }
}
