type Transfer = {
  id: number
  domain: string
  status: string
  reference: string
  amount: number
  currency: string
  transfer_code: string
  recipient: string
  fee_charged?: number
}
type Question = 'banks' | 'resolve' | 'recipient' | 'transfer' | 'verify'
type Fault = (answer: () => Promise<Response>) => Response | Promise<Response>

const respondWith = (data: unknown) => Response.json({ status: true, message: 'ok', data })
const rejectWith = (status: number, message: string, code: string) =>
  Response.json({ status: false, message, code }, { status })

const BANKS = [
  { name: 'Zenith Bank', code: '057', active: true, is_deleted: false, supports_transfer: true },
  { name: 'Access Bank', code: '044', active: true, is_deleted: false, supports_transfer: true },
  { name: 'Heritage Bank', code: '030', active: false, is_deleted: true, supports_transfer: true },
]
/** What a bank calls an account; numbers that end in 0404 have none. */
const nameOf = (number: string) => (number.endsWith('0404') ? null : 'BELLO MUSA A.')

const QUESTIONS: [Question, RegExp][] = [
  ['banks', /^GET \/bank$/],
  ['resolve', /^GET \/bank\/resolve$/],
  ['recipient', /^POST \/transferrecipient$/],
  ['transfer', /^POST \/transfer$/],
  ['verify', /^GET \/transfer\/verify\/(.+)$/],
]

type Accounts = { transfers: Map<string, Transfer>; recipients: Map<string, string> }

async function createTransfer(
  request: Request,
  { transfers, recipients }: Accounts,
  status: string,
): Promise<Response> {
  const body = (await request.json()) as Pick<Transfer, 'reference' | 'amount' | 'recipient'>
  if (![...recipients.values()].includes(body.recipient))
    return rejectWith(400, 'Recipient specified is invalid', 'invalid_recipient')
  if (transfers.has(body.reference))
    return rejectWith(400, 'Please provide a unique reference.', 'duplicate_reference')
  const transfer = {
    id: 860_000_000 + transfers.size,
    domain: 'test',
    currency: 'NGN',
    ...body,
    status,
    transfer_code: `TRF_${transfers.size}`,
  }
  transfers.set(body.reference, transfer)
  return respondWith(transfer)
}

const NO_TRANSFER = () => rejectWith(404, 'Transfer not found', 'transfer_not_found')
const NO_ACCOUNT = () =>
  rejectWith(422, 'Could not resolve account name. Check parameters or try again.', 'invalid')

/** In-process fake of the provider's transfers: keeps its own balance and fails as the test plans. */
export function newBank() {
  const transfers = new Map<string, Transfer>()
  const recipients = new Map<string, string>()
  const asked: Question[] = []
  const faults = new Map<Question, Fault>()
  let outcome = 'pending'

  async function recipientFor(request: Request): Promise<Response> {
    const { account_number, bank_code } = (await request.json()) as Record<string, string>
    const account = `${bank_code}/${account_number}`
    const code = recipients.get(account) ?? `RCP_${recipients.size}`
    recipients.set(account, code)
    return respondWith({ domain: 'test', recipient_code: code, active: true })
  }

  const ANSWERS: Record<Question, (request: Request, url: URL) => Response | Promise<Response>> = {
    banks: () => respondWith(BANKS),
    resolve: (_, { searchParams }) => {
      const account_number = searchParams.get('account_number') ?? ''
      const account_name = nameOf(account_number)
      return account_name ? respondWith({ account_number, account_name, bank_id: 1 }) : NO_ACCOUNT()
    },
    recipient: recipientFor,
    transfer: (request) => createTransfer(request, { transfers, recipients }, outcome),
    verify: (_, { pathname }) => {
      const transfer = transfers.get(decodeURIComponent(pathname.split('/').at(-1) ?? ''))
      return transfer ? respondWith(transfer) : NO_TRANSFER()
    },
  }

  return {
    transfers,
    recipients,
    asked,
    /** How often it was asked this. */
    times: (question: Question) => asked.filter((each) => each === question).length,
    async answer(request: Request): Promise<Response | null> {
      const url = new URL(request.url)
      const path = `${request.method} ${url.pathname}`
      const [question] = QUESTIONS.find(([, shape]) => shape.test(path)) ?? []
      if (!question) return null
      asked.push(question)
      const plain = async () => ANSWERS[question](request, url)
      const fault = faults.get(question)
      return fault ? fault(plain) : plain()
    },
    /** What becomes of transfers from here on. */
    decide: (status: string) => void (outcome = status),
    /** What became of one. */
    becomes(reference: string, fields: Partial<Transfer>): Transfer {
      const before = transfers.get(reference)
      if (!before) throw new Error(`no transfer ${reference}`)
      const transfer = { ...before, ...fields }
      transfers.set(reference, transfer)
      return transfer
    },
    spoil: (question: Question, by: Fault) => void faults.set(question, by),
    mend: () => faults.clear(),
  }
}

/** The ways in which the provider does not answer as it should; after the second group the thing itself was done. */
export const FAULTS: Record<string, Fault> = {
  'cannot be reached': () => Promise.reject(new TypeError('fetch failed')),
  'answers 500 and did nothing': () => new Response('boom', { status: 500 }),
  'answers a page of something else': () => new Response('<html>Hello</html>', { status: 200 }),
  'does it and the answer is lost': async (answer) => {
    await answer()
    throw new TypeError('terminated')
  },
  'does it and answers 504': async (answer) => {
    await answer()
    return new Response('gateway', { status: 504 })
  },
  'does it and answers half': async (answer) => {
    const text = await (await answer()).text()
    return new Response(text.slice(0, text.length / 2), { status: 200 })
  },
  'does it, and once more': async (answer) => {
    await answer()
    return answer()
  },
}
