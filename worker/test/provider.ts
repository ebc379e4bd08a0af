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
const says = (data: unknown) => Response.json({ status: true, message: 'ok', data })
const refuses = (status: number, message: string, code: string) =>
  Response.json({ status: false, message, code }, { status })

/** The provider's fee in Nigeria, for an amount in kobo (MONEY 3.2). */
const feesOn = (amount: number) =>
  Math.min(200_000, Math.ceil(amount * 0.015) + (amount < 250_000 ? 0 : 10_000))

/**
 * The part of the provider that takes payments, in this process: it keeps a book of its own, does what it is told,
 * and can be spoiled. What the whole of it is like, the sandbox knows; here each answer can be shaped.
 */
export function newProvider() {
  const book = new Map<string, Payment>()
  /** What it says at any other address. */
  const others = new Map<string, object>()
  const asked: string[] = []
  let lastId = 4_000_000_000
  let fault: Fault | null = null

  function add(fields: Partial<Payment> & Pick<Payment, 'reference' | 'amount'>): Payment {
    const payment = {
      ...{ id: ++lastId, domain: 'test', status: 'abandoned', currency: 'NGN', fees: null },
      ...{ metadata: '', customer: { email: 'nobody@nowhere.test' } },
      ...fields,
    }
    book.set(payment.reference, payment)
    return payment
  }

  async function answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    asked.push(`${request.method} ${pathname}`)
    if (request.headers.get('authorization') !== `Bearer ${KEY}`)
      return refuses(401, 'Invalid key', 'invalid_key')
    if (pathname === '/transaction/initialize') {
      const { reference, amount, email, metadata } = (await request.json()) as Payment & {
        email: string
      }
      if (book.has(reference))
        return refuses(400, 'Duplicate Transaction Reference', 'duplicate_reference')
      add({ reference, amount, metadata, customer: { email } })
      const access_code = `ac_${reference}`
      return says({
        reference,
        access_code,
        authorization_url: `https://checkout.test/${access_code}`,
      })
    }
    const other = others.get(pathname)
    if (other) return says(other)
    if (/^\/(?:refund|dispute)\//.test(pathname))
      return refuses(404, 'Entity not found', 'not_found')
    const [, named] = /^\/transaction\/verify\/(.+)$/.exec(pathname) ?? []
    if (named === undefined) throw new TypeError('fetch failed')
    const reference = decodeURIComponent(named)
    const plain = () => {
      const payment = book.get(reference)
      return payment
        ? says(payment)
        : refuses(400, 'Transaction reference not found.', 'transaction_not_found')
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
export type TestProvider = ReturnType<typeof newProvider>

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
