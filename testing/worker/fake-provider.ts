import { createHmac } from 'node:crypto'

type Payment = {
  id: number
  domain: string
  status: string
  reference: string
  amount: number
  currency: string
  fees: number | null
  metadata: unknown
  customer: { email: string }
}
type Fault = (reference: string, answer: () => Response) => Response | Promise<Response>

const KEY = 'sk_test_0123456789abcdef'
const respondWith = (data: unknown) => Response.json({ status: true, message: 'ok', data })
const rejectWith = (status: number, message: string, code: string) =>
  Response.json({ status: false, message, code }, { status })

const NEW_PAYMENT = {
  domain: 'test',
  status: 'abandoned',
  currency: 'NGN',
  fees: null,
  metadata: '',
  customer: { email: 'nobody@nowhere.test' },
}

/** The provider's fee in Nigeria, for an amount in kobo. */
const feesOn = (amount: number) =>
  Math.min(200_000, Math.ceil(amount * 0.015) + (amount < 250_000 ? 0 : 10_000))

/** In-process fake of the provider's payments: keeps its own records and fails as the test plans. */
export function newProvider() {
  const book = new Map<string, Payment>()
  /** Responses of all other paths. */
  const others = new Map<string, object>()
  const asked: string[] = []
  let lastId = 4_000_000_000
  let fault: Fault | null = null

  function add(fields: Partial<Payment> & Pick<Payment, 'reference' | 'amount'>): Payment {
    const payment = { ...NEW_PAYMENT, id: ++lastId, ...fields }
    book.set(payment.reference, payment)
    return payment
  }

  async function initialize(request: Request): Promise<Response> {
    const body = (await request.json()) as Payment & { email: string }
    const { reference, amount, email, metadata } = body
    if (book.has(reference))
      return rejectWith(400, 'Duplicate Transaction Reference', 'duplicate_reference')
    add({ reference, amount, metadata, customer: { email } })
    const access_code = `ac_${reference}`
    const authorization_url = `https://checkout.test/${access_code}`
    return respondWith({ reference, access_code, authorization_url })
  }

  async function answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    asked.push(`${request.method} ${pathname}`)
    if (request.headers.get('authorization') !== `Bearer ${KEY}`)
      return rejectWith(401, 'Invalid key', 'invalid_key')
    if (pathname === '/transaction/initialize') return initialize(request)
    const other = others.get(pathname)
    if (other) return respondWith(other)
    if (/^\/(?:refund|dispute)\//.test(pathname))
      return rejectWith(404, 'Entity not found', 'not_found')
    const [, named] = /^\/transaction\/verify\/(.+)$/.exec(pathname) ?? []
    if (named === undefined) throw new TypeError('fetch failed')
    const reference = decodeURIComponent(named)
    const plain = () => {
      const payment = book.get(reference)
      return payment
        ? respondWith(payment)
        : rejectWith(400, 'Transaction reference not found.', 'transaction_not_found')
    }
    return fault ? fault(reference, plain) : plain()
  }

  return {
    book,
    others,
    add,
    /** `METHOD /path` of each question so far. */
    asked,
    outside: (async (...given: Parameters<typeof fetch>) =>
      answer(new Request(...given))) as typeof fetch,
    /** The person pays, or something else becomes of it. */
    becomes(reference: string, fields: Partial<Payment> = {}): Payment {
      const before = book.get(reference)
      if (!before) throw new Error(`no payment ${reference}`)
      const payment = { ...before, status: 'success', fees: feesOn(before.amount), ...fields }
      book.set(reference, payment)
      return payment
    },
    /** Every answer to a verify goes through this, until mended. */
    spoil: (by: Fault) => void (fault = by),
    mend: () => void (fault = null),
  }
}

export const signed = (body: string, key = KEY) =>
  createHmac('sha512', key).update(body).digest('hex')

/** What the provider sends when something happened. */
export const webhookOf = (
  event: string,
  data: object,
  { signature = '', headers = {} as Record<string, string> } = {},
): Request => {
  const body = JSON.stringify({ event, data })
  return new Request('http://onise.test/api/payments/webhook', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-paystack-signature': signature || signed(body),
      ...headers,
    },
    body,
  })
}
