import { Hono, type Context } from 'hono'
import { constantTimeEqual } from '#sandbox/constant-time-equal.ts'
import { reportStorageFailure } from '#sandbox/storage-failure.ts'
import type { Accounts } from './accounts.ts'
import type { Balance } from './balance.ts'
import { listBanks } from './banks.ts'
import type { Recipients } from './recipients.ts'
import type { RefundsAndDisputes } from './refunds-and-disputes.ts'
import { failure, type JsonObject, type Reply } from './responses.ts'
import type { Settlements } from './settlements.ts'
import type { Transactions } from './transactions.ts'
import type { Transfers } from './transfers.ts'

async function readBody(c: Context): Promise<JsonObject> {
  try {
    const body = await c.req.json()
    return body && typeof body === 'object' ? body : {}
  } catch {
    return {}
  }
}

const send = (c: Context, { status, body }: Reply) => c.json(body, status)

type ApiOptions = {
  transactions: Transactions
  recipients: Recipients
  transfers: Transfers
  refundsAndDisputes: RefundsAndDisputes
  settlements: Settlements
  accounts: Accounts
  balance: Balance
  secretKey: string
}

/** The operations of Paystack's API that Onise uses. */
export function createApi(options: ApiOptions): Hono {
  const {
    transactions,
    recipients,
    transfers,
    refundsAndDisputes,
    settlements,
    accounts,
    balance,
  } = options
  const app = new Hono()
  app.onError(reportStorageFailure)
  app.notFound((c) =>
    send(c, failure(404, `The sandbox does not offer ${c.req.method} ${c.req.path}`)),
  )
  // The popup sends this request without a key.
  app.get('/transaction/verify_access_code/:code', (c) =>
    send(c, transactions.verifyAccessCode(c.req.param('code'))),
  )
  app.use(async (c, next) => {
    const authorization = c.req.header('authorization') ?? ''
    if (!constantTimeEqual(authorization, `Bearer ${options.secretKey}`))
      return send(
        c,
        failure(401, 'Invalid key', { nextStep: 'Use the secret key of this sandbox' }),
      )
    await next()
  })
  app.post('/transaction/initialize', async (c) =>
    send(c, transactions.initialize(await readBody(c))),
  )
  app.get('/transaction/verify/:reference', (c) =>
    send(c, transactions.verify(c.req.param('reference'))),
  )
  app.get('/transaction', (c) => send(c, transactions.list(c.req.query())))
  app.get('/bank', (c) => send(c, listBanks(c.req.query())))
  app.get('/bank/resolve', (c) => send(c, accounts.resolve(c.req.query())))
  app.post('/transferrecipient', async (c) => send(c, recipients.create(await readBody(c))))
  app.post('/transfer', async (c) => send(c, transfers.initiate(await readBody(c))))
  app.get('/transfer/verify/:reference', (c) => send(c, transfers.verify(c.req.param('reference'))))
  app.get('/transfer', (c) => send(c, transfers.list(c.req.query())))
  app.post('/refund', async (c) => send(c, refundsAndDisputes.create(await readBody(c))))
  app.get('/refund', (c) => send(c, refundsAndDisputes.listRefunds(c.req.query())))
  app.get('/dispute', (c) => send(c, refundsAndDisputes.listDisputes(c.req.query())))
  app.get('/dispute/:id', (c) => send(c, refundsAndDisputes.findDispute(c.req.param('id'))))
  app.get('/settlement', (c) => send(c, settlements.list(c.req.query())))
  app.get('/balance', (c) => send(c, balance.get()))
  app.get('/balance/ledger', (c) => send(c, balance.list(c.req.query())))
  return app
}
