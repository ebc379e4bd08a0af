import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { checkRequest, checkResponse } from './documented/check.ts'
import type { PaystackOptions } from './parts.ts'
import { createPaystack, type PaystackSandbox } from './paystack.ts'

/** The parts of responses that the tests read. */
type ResponseData = {
  id: number
  reference: string
  status: string
  amount: number
  access_code: string
  authorization_url: string
  recipient_code: string
  account_name: string
  code: string
  active: boolean
  supports_transfer: boolean
}
export type ResponseBody<Data = ResponseData> = {
  status: boolean
  message: string
  code?: string
  data: Data
  meta: { next: string | null }
}
type CallOptions = {
  key?: string
  /** False for a request that Paystack does not document. */
  validate?: boolean
}

/** Calls a sandbox over HTTP as the worker does, and compares request and response with what Paystack documents. */
export function createClient(paystack: PaystackSandbox) {
  return async function call<Data = ResponseData>(
    method: string,
    path: string,
    body?: object,
    { key = paystack.secretKey, validate = true }: CallOptions = {},
  ): Promise<{ status: number; body: ResponseBody<Data> }> {
    const response = await fetch(paystack.url + path, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    const responseBody = (await response.json()) as ResponseBody<Data>
    const { status } = response
    const { pathname, searchParams } = new URL(path, paystack.url)
    if (validate) {
      const exchange = { method, path: pathname }
      const errors = checkResponse({ ...exchange, status, body: responseBody })
      const query = Object.fromEntries(searchParams)
      if (response.ok) errors.push(...checkRequest({ ...exchange, query, body }))
      if (errors.length > 0) throw new Error(`${method} ${path} ${status}: ${errors.join('; ')}`)
    }
    return { status, body: responseBody }
  }
}

const running: { stop: () => Promise<void> }[] = []
/** Stops everything that the tests of a file have opened. */
export const stopAll = () => Promise.all(running.splice(0).map((each) => each.stop()))

export const RECIPIENT = {
  type: 'nuban',
  name: 'MUSA',
  account_number: '0123456789',
  bank_code: '058',
}

let references = 0
export const nextTransferReference = () => `wd_0000000000000000${++references}`

/** A sandbox whose transfers are settled at once, with the calls that the tests repeat. */
export async function openSandbox(options: PaystackOptions = {}) {
  const paystack = await createPaystack({ transfers: { delayMs: 0 }, ...options })
  running.push(paystack)
  const call = createClient(paystack)

  async function initialize(amount = 20_000_00) {
    const { body } = await call('POST', '/transaction/initialize', {
      email: 'bukola@onise.test',
      amount,
      currency: 'NGN',
      reference: `fw-1772614800000-${String(++references).padStart(8, 'a')}`,
      metadata: { user_id: 'u1' },
    })
    return body.data
  }
  async function createRecipient<Data = ResponseData>() {
    return (await call<Data>('POST', '/transferrecipient', RECIPIENT)).body.data
  }
  async function transfer(amount = 5000_00, reference = nextTransferReference()) {
    const { recipient_code: recipient } = await createRecipient()
    const response = await call('POST', '/transfer', {
      source: 'balance',
      amount,
      recipient,
      reference,
      reason: 'Withdrawal',
    })
    return { reference, ...response }
  }
  return { paystack, call, initialize, createRecipient, transfer }
}

export type TestSandbox = Awaited<ReturnType<typeof openSandbox>>

type ReceivedWebhook = {
  raw: Buffer
  signature: string | undefined
  event: string
  data: { reference: string; amount: number; fee_charged?: number }
}

/** Receives webhooks. It responds with the given statuses in order, and repeats the last. */
export async function openListener(...statuses: number[]) {
  const received: ReceivedWebhook[] = []
  const waiting: (() => void)[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const raw = Buffer.concat(chunks)
    const signature = request.headers['x-paystack-signature']
    received.push({
      ...JSON.parse(raw.toString()),
      raw,
      signature: typeof signature === 'string' ? signature : undefined,
    })
    const status = statuses.length > 1 ? statuses.shift() : statuses[0]
    response.writeHead(status ?? 200).end()
    for (const resolve of waiting.splice(0)) resolve()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const listener = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/payments/webhook`,
    received,
    async waitFor(count: number) {
      while (received.length < count)
        await new Promise<void>((resolve) => {
          waiting.push(resolve)
        })
      return received
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  running.push(listener)
  return listener
}
