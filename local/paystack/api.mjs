import { timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { bad, good, pageOf } from './answers.mjs'
import { BANKS } from './banks.mjs'

const same = (given, wanted) =>
  given.length === wanted.length && timingSafeEqual(Buffer.from(given), Buffer.from(wanted))

/** The list as Paystack pages it: by number, or from a cursor to the next. */
function banks({ use_cursor: isByCursor, next, country, currency, type, ...query }) {
  const none = (country && country !== 'nigeria') || (currency && currency !== 'NGN')
  const listed = none || (type && type !== 'nuban') ? [] : BANKS
  if (isByCursor !== 'true') return good('Banks retrieved', pageOf(listed, query).rows)
  const perPage = Math.min(100, Math.max(1, Number(query.perPage) || 50))
  const first = next ? Number(Buffer.from(next, 'base64url').toString()) : 0
  const last = first + perPage
  return good('Banks retrieved', listed.slice(first, last), {
    meta: {
      next: last < listed.length ? Buffer.from(String(last)).toString('base64url') : null,
      previous:
        first > 0 ? Buffer.from(String(Math.max(0, first - perPage))).toString('base64url') : null,
      perPage,
    },
  })
}

/** Paystack's own calls, as far as Onise makes them. */
export function apiOf({ transactions, transfers, returns, accounts, balance, secretKey }) {
  const app = new Hono()
  const tell = (c, { status, body }) => c.json(body, status)
  const bodyOf = async (c) => {
    try {
      const body = await c.req.json()
      return body && typeof body === 'object' ? body : {}
    } catch {
      return {}
    }
  }

  // The popup asks this one, and has no secret.
  app.get('/transaction/verify_access_code/:code', (c) =>
    tell(c, transactions.verifyAccessCode(c.req.param('code'))),
  )
  app.use(async (c, next) => {
    const given = c.req.header('authorization') ?? ''
    if (!same(given, `Bearer ${secretKey}`))
      return tell(c, bad(401, 'Invalid key', { nextStep: 'Use the secret key of this sandbox' }))
    await next()
  })
  app.post('/transaction/initialize', async (c) =>
    tell(c, transactions.initialize(await bodyOf(c))),
  )
  app.get('/transaction/verify/:reference', (c) =>
    tell(c, transactions.verify(c.req.param('reference'))),
  )
  app.get('/transaction', (c) => tell(c, transactions.list(c.req.query())))
  app.get('/bank', (c) => tell(c, banks(c.req.query())))
  app.get('/bank/resolve', (c) => tell(c, accounts.resolve(c.req.query())))
  app.post('/transferrecipient', async (c) => tell(c, transfers.recipient(await bodyOf(c))))
  app.post('/transfer', async (c) => tell(c, transfers.send(await bodyOf(c))))
  app.get('/transfer/verify/:reference', (c) => tell(c, transfers.verify(c.req.param('reference'))))
  app.get('/transfer', (c) => tell(c, transfers.list(c.req.query())))
  app.get('/refund/:id', (c) => tell(c, returns.findRefund(c.req.param('id'))))
  app.get('/dispute/:id', (c) => tell(c, returns.findDispute(c.req.param('id'))))
  app.get('/balance', (c) => tell(c, balance.answer()))
  app.get('/balance/ledger', (c) => tell(c, balance.ledger(c.req.query())))
  return app
}
