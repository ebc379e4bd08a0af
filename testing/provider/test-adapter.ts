import { naira } from '#schema/domain/money.ts'
import { TEST_NOW } from '#testing/clock.ts'
import { createFaultyFetch } from '#testing/faults/faulty-fetch.ts'
import { openProvider } from '#worker/paystack/provider.ts'
import { SANDBOX_SETTINGS } from './sandboxes.ts'
import { createTestProvider } from './test-provider.ts'

/** No fault of these tests waits for it, except one that hangs. */
const LONG_MS = 600_000
const PAYMENT = {
  reference: 'fw-1-abcdefgh',
  amount: naira(20_000),
  email: 'Ada@Home.test',
  metadata: { user_id: 'ada' },
}
const TRANSFER = { reference: 'wd_0190-abcdefghij', amount: naira(4990), reason: 'Withdrawal' }

type RecordedRequest = {
  method: string
  /** With the query. */
  path: string
  authorization: string | null
  redirect: string
  body: unknown
}

/** The worker's adapter and the sandbox, which has a paid payment and a recipient. */
export function createTestAdapter() {
  const { PAYSTACK_URL: url, PAYSTACK_SECRET_KEY: secretKey } = SANDBOX_SETTINGS
  const provider = createTestProvider({ now: () => TEST_NOW, url, secretKey })
  provider.initialize(PAYMENT)
  provider.pay(PAYMENT.reference)
  const recipient = provider.createRecipient('0123456789', '058')
  const requests: RecordedRequest[] = []
  const connection = createFaultyFetch((request) => provider.fetch(request))

  const recordingFetch: typeof fetch = async (...args) => {
    const request = new Request(...args)
    const { method, headers, redirect } = request
    const { pathname, search } = new URL(request.url)
    const text = await request.clone().text()
    const body: unknown = text ? JSON.parse(text) : null
    const authorization = headers.get('authorization')
    requests.push({ method, path: pathname + search, authorization, redirect, body })
    return connection.fetch(request)
  }
  const openAdapter = ({ PAYSTACK_SECRET_KEY = secretKey, timeoutMs = LONG_MS } = {}) =>
    openProvider({
      settings: { PAYSTACK_URL: url, PAYSTACK_SECRET_KEY },
      externalFetch: recordingFetch,
      timeoutMs,
    })
  return {
    provider,
    connection,
    /** What the adapter has sent, before any fault. */
    requests,
    openAdapter,
    verify: (options = {}) => openAdapter(options).verify(PAYMENT.reference),
    transfer: (options = {}) => openAdapter(options).transfer({ ...TRANSFER, recipient }),
    verifyTransfer: () => openAdapter().verifyTransfer(TRANSFER.reference),
  }
}
