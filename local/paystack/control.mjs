import { Hono } from 'hono'
import { TRANSFER_OUTCOMES } from './transfers.mjs'

const PAYMENT_OUTCOMES = ['success', 'declined', 'abandoned', 'pending']

/**
 * How a script moves the sandbox: what a person would do at the checkout, and everything that may go wrong.
 *   POST /_control/pay        { reference, outcome, channel?, amount?, currency?, domain?, email?, metadata?, fees?, after? }
 *   POST /_control/transfer   { reference, outcome }     one that is under way
 *   POST /_control/refund     { reference, amount? }     of a payment, to the card it came from
 *   POST /_control/dispute    { reference, amount?, resolution?: merchant-accepted|declined, id? }
 *   POST /_control/faults     { calls?, transfers?, webhooks? }      DELETE forgets them all
 *   POST /_control/webhooks   { release?, order?, count?, again? }
 *   POST /_control/balance    { amount }                 money put into the provider's balance, kobo, may be negative
 *   POST /_control/account    { account_number, account_name }
 *   POST /_control/clock      { at }                     every moment from now on, ms; null is the time it is
 *   GET  /_control/state
 */
export function controlOf(parts) {
  const {
    kept,
    transactions,
    transfers,
    accounts,
    balance,
    hooks,
    faults,
    settings,
    topUp,
    setClock,
    returns,
  } = parts
  const app = new Hono()
  const wrong = (c, words, status = 400) => c.json({ status: false, message: words }, status)
  app.onError((error, c) => wrong(c, error.message))
  const bodyOf = async (c) => {
    const text = await c.req.text()
    return text ? JSON.parse(text) : {}
  }

  app.post('/pay', async (c) => {
    const { reference, outcome, channel, after = null, ...as } = await bodyOf(c)
    if (!PAYMENT_OUTCOMES.includes(outcome))
      return wrong(c, `outcome must be one of ${PAYMENT_OUTCOMES.join(', ')}`)
    if (!transactions.find(reference)) return wrong(c, 'No transaction has that reference', 404)
    if (outcome === 'success') transactions.pay(reference, { channel, as })
    if (outcome === 'declined') transactions.decline(reference)
    if (outcome === 'abandoned') transactions.abandon(reference, { always: true })
    if (outcome === 'pending') transactions.awaitTransfer(reference, after)
    const { status, amount } = transactions.find(reference)
    return c.json({ status: true, data: { reference, status, amount } })
  })

  app.post('/transfer', async (c) => {
    const { reference, outcome } = await bodyOf(c)
    if (!transfers.find(reference)) return wrong(c, 'No transfer has that reference', 404)
    if (!TRANSFER_OUTCOMES.includes(outcome) || outcome === 'insufficient')
      return wrong(c, `outcome must be one of ${TRANSFER_OUTCOMES.join(', ')}`)
    const { status } = transfers.settle(reference, outcome)
    return c.json({ status: true, data: { reference, status } })
  })

  const isPaid = (reference) => transactions.find(reference)?.status === 'success'
  app.post('/refund', async (c) => {
    const { reference, amount } = await bodyOf(c)
    if (!isPaid(reference)) return wrong(c, 'No payment of that reference was made', 404)
    return c.json({ status: true, data: returns.refund(reference, amount) })
  })
  app.post('/dispute', async (c) => {
    const { reference, ...given } = await bodyOf(c)
    if (!isPaid(reference)) return wrong(c, 'No payment of that reference was made', 404)
    if (given.resolution && !returns.RESOLUTIONS.includes(given.resolution))
      return wrong(c, `resolution must be one of ${returns.RESOLUTIONS.join(', ')}`)
    return c.json({ status: true, data: returns.dispute(reference, given) })
  })

  app.post('/faults', async (c) => {
    const { calls, transfers: fate, webhooks } = await bodyOf(c)
    if (fate?.outcome && !TRANSFER_OUTCOMES.includes(fate.outcome))
      return wrong(c, `outcome must be one of ${TRANSFER_OUTCOMES.join(', ')}`)
    if (calls) faults.add(calls)
    if (fate) Object.assign(settings.transfers, fate)
    if (webhooks) {
      Object.assign(settings.webhooks, webhooks)
      if (webhooks.hold === false) hooks.resume()
    }
    return c.json({ status: true, data: { calls: faults.rules(), ...settings } })
  })
  app.delete('/faults', (c) => {
    faults.clear()
    settings.reset()
    hooks.resume()
    return c.json({ status: true })
  })

  app.post('/webhooks', async (c) => {
    const { release, order, count, again } = await bodyOf(c)
    const answers = again ? await hooks.again(again) : []
    const released = release ? await hooks.release({ order, count }) : 0
    return c.json({ status: true, data: { released, again: answers.length } })
  })

  app.post('/balance', async (c) => {
    const { amount } = await bodyOf(c)
    if (!Number.isSafeInteger(amount)) return wrong(c, 'amount must be a whole number of kobo')
    topUp(amount)
    return c.json({ status: true, data: { balance: balance.of('NGN') } })
  })

  app.post('/account', async (c) => {
    const { account_number: number, account_name: name } = await bodyOf(c)
    if (!/^\d{10}$/.test(number) || !name) return wrong(c, 'an account has 10 digits and a name')
    accounts.name(number, name)
    return c.json({ status: true })
  })

  app.post('/clock', async (c) => {
    const { at } = await bodyOf(c)
    if (at !== null && !Number.isSafeInteger(at)) return wrong(c, 'at must be ms or null')
    setClock(at)
    return c.json({ status: true })
  })

  app.get('/state', (c) =>
    c.json({
      balance: balance.of('NGN'),
      transactions: kept.all('transactions'),
      transfers: kept.all('transfers'),
      recipients: kept.all('recipients'),
      webhooks: kept.all('hooks').map(({ body, ...row }) => ({
        ...row,
        reference: JSON.parse(body).data.reference,
      })),
      faults: { rules: faults.rules(), done: faults.done },
      settings: { transfers: settings.transfers, webhooks: settings.webhooks },
    }),
  )
  return app
}
