import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { reportStorageFailure } from '#sandbox/storage-failure.ts'
import { CARDS } from './cards.ts'
import { stepResult, type CheckoutSteps } from './checkout-steps.ts'
import type { JsonObject } from './responses.ts'
import type { Transactions } from './transactions.ts'

const FILES = {
  'page.css': 'text/css',
  'dashboard.css': 'text/css',
  'page.js': 'text/javascript',
}

const readFile = (name: string) => readFileSync(join(import.meta.dirname, 'checkout', name), 'utf8')

/** Only the app may frame the page, and the page loads only from its own origin. */
export const securityHeaders = (frameAncestors: readonly string[]): Record<string, string> => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    'img-src data:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${frameAncestors.length > 0 ? frameAncestors.join(' ') : "'none'"}`,
  ].join('; '),
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
})

const cardOptions = CARDS.map(
  ({ number, cvv, title }) => `<option value="${number}" data-cvv="${cvv}">${title}</option>`,
)

type CheckoutOptions = {
  transactions: Transactions
  steps: CheckoutSteps
  /** Origins of the app. */
  appOrigins: readonly string[]
}

/** The page that replaces Paystack's popup. */
export function createCheckout({ transactions, steps, appOrigins }: CheckoutOptions): Hono {
  const app = new Hono().basePath('/checkout')
  app.onError(reportStorageFailure)
  const page = readFile('page.html').replace('%CARDS%', cardOptions.join(''))
  app.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(securityHeaders(appOrigins))) c.header(name, value)
  })
  for (const [name, type] of Object.entries(FILES)) {
    app.get(`/${name}`, (c) =>
      c.body(readFile(name), 200, { 'content-type': `${type}; charset=utf-8` }),
    )
  }
  app.get('/:code', (c) => {
    const exists = transactions.findByAccessCode(c.req.param('code')) !== undefined
    return c.html(page.replace('%ORIGINS%', appOrigins.join(' ')), exists ? 200 : 404)
  })
  app.post('/:code/:action', async (c) => {
    const { code, action } = c.req.param()
    const transaction = transactions.findByAccessCode(code)
    if (!transaction) return c.json({ message: 'No such checkout' }, 404)
    if (transaction.status === 'success')
      return c.json(stepResult(transaction, 'success', 'Payment successful'))
    const body: JsonObject = await c.req.json().catch(() => ({}))
    const result = steps.run(action, transaction, body)
    return result ? c.json(result) : c.json({ message: 'No such action' }, 404)
  })
  return app
}
