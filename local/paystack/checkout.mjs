import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import { cardOf, CARDS, isExpired } from './cards.mjs'

const read = (name) =>
  readFileSync(fileURLToPath(new URL(`./checkout/${name}`, import.meta.url)), 'utf8')
const TYPES = { 'page.css': 'text/css', 'home.css': 'text/css', 'page.js': 'text/javascript' }
const TRIES = 3

/** Only the app may show it in a frame, and it can load and call nothing but itself. */
export const headersFor = (friends) => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    'img-src data:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${friends.length > 0 ? friends.join(' ') : "'none'"}`,
  ].join('; '),
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
})

const cardKept = (card, expiry) => ({
  authorization_code: `AUTH_${card.number.slice(-10)}`,
  bin: card.number.slice(0, 6),
  last4: card.number.slice(-4),
  exp_month: expiry.slice(0, 2),
  exp_year: `20${expiry.slice(-2)}`,
  channel: 'card',
  card_type: card.type,
  bank: card.bank,
  country_code: 'NG',
  brand: card.brand,
  reusable: card.brand === 'visa',
  signature: `SIG_${card.number.slice(0, 6)}${card.number.slice(-4)}`,
  account_name: null,
})

/** The page that stands in for the popup, and what its buttons do. */
export function checkoutOf({ transactions, now, bankTransferAfter, friends }) {
  const app = new Hono().basePath('/checkout')
  const page = read('page.html').replace(
    '%CARDS%',
    CARDS.map(
      ({ number, cvv, title }) => `<option value="${number}" data-cvv="${cvv}">${title}</option>`,
    ).join(''),
  )
  app.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(headersFor(friends))) c.header(name, value)
  })
  for (const [name, type] of Object.entries(TYPES)) {
    app.get(`/${name}`, (c) =>
      c.body(read(name), 200, { 'content-type': `${type}; charset=utf-8` }),
    )
  }
  app.get('/:code', (c) =>
    c.html(
      page.replace('%ORIGINS%', friends.join(' ')),
      transactions.byCode(c.req.param('code')) ? 200 : 404,
    ),
  )

  const said = (row, step, message) => ({
    step,
    message,
    status: row.status,
    reference: row.reference,
  })
  const declined = (row, why) => said(transactions.decline(row.reference, why), 'declined', why)
  const paid = (row, card) =>
    said(transactions.pay(row.reference, { card }), 'success', 'Payment successful')
  const ask = (row, step, stage) =>
    said(
      transactions.goOn(row.reference, { step, tries: 0, ...stage }, `Asked for the ${step}`),
      step,
      null,
    )

  function withCard(row, { number = '', cvv = '', expiry = '' }) {
    const card = cardOf(number.replace(/\D/g, ''))
    if (!card) return declined(row, 'This is a test: only the test cards work here')
    if (card.cvv !== cvv.trim()) return declined(row, 'Incorrect CVV')
    if (isExpired(expiry, now())) return declined(row, 'Expired card')
    if (card.isDeclined) return declined(row, 'Declined')
    const kept = cardKept(card, expiry.replace(/\D/g, ''))
    return card.pin ? ask(row, 'pin', { kept, number: card.number }) : paid(row, kept)
  }

  /** A PIN or a code that is wrong may be tried again, a few times. */
  function withSecret(row, step, given) {
    const { stage } = row
    if (stage?.step !== step) return said(row, 'card', null)
    const card = cardOf(stage.number)
    if (card[step] === given) {
      const isMore = step === 'pin' && card.otp
      return isMore
        ? ask(row, 'otp', { kept: stage.kept, number: stage.number })
        : paid(row, stage.kept)
    }
    const wrong = step === 'pin' ? 'Incorrect PIN' : 'Incorrect code'
    const tries = stage.tries + 1
    if (tries >= TRIES) return declined(row, wrong)
    return said(transactions.goOn(row.reference, { ...stage, tries }, wrong), step, wrong)
  }

  const DEEDS = {
    card: withCard,
    pin: (row, { pin }) => withSecret(row, 'pin', pin),
    otp: (row, { otp }) => withSecret(row, 'otp', otp),
    transfer: (row) =>
      said(transactions.awaitTransfer(row.reference, bankTransferAfter), 'pending', null),
    close: (row) => said(transactions.abandon(row.reference), 'closed', null),
    status: (row) => said(row, null, null),
  }
  app.post('/:code/:deed', async (c) => {
    const row = transactions.byCode(c.req.param('code'))
    const deed = DEEDS[c.req.param('deed')]
    if (!row || !deed) return c.json({ message: 'No such checkout' }, 404)
    if (row.status === 'success') return c.json(said(row, 'success', 'Payment successful'))
    const given = await c.req.json().catch(() => ({}))
    return c.json(deed(row, given))
  })
  return app
}
