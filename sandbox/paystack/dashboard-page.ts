import { html } from 'hono/html'
import type { Balance } from './balance.ts'
import { CARDS } from './cards.ts'
import type { SandboxContext } from './rows.ts'
import { referenceOf } from './webhooks.ts'

const MAX_ROWS = 25
const naira = new Intl.NumberFormat('en-NG', { style: 'currency', currency: 'NGN' })
const formatKobo = (kobo: number) => naira.format(kobo / 100)
const dateTime = new Intl.DateTimeFormat('en-NG', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Africa/Lagos',
})
const newest = <Row extends { id: number }>(rows: readonly Row[]) =>
  rows.toSorted((a, b) => b.id - a.id).slice(0, MAX_ROWS)

type Cell = string | number
type Table = { title: string; columns: readonly string[]; rows: readonly (readonly Cell[])[] }

const tableBody = ({ title, columns, rows }: Table) => html`
  <div class="wide" role="region" aria-label="${title}" tabindex="0">
    <table>
      <thead>
        <tr>
          ${columns.map((name) => html`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (cells) =>
            html`<tr>
              ${cells.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>
`

const section = (table: Table) => html`
  <section>
    <h2>${table.title}</h2>
    ${table.rows.length === 0 ? html`<p class="quiet">None yet.</p>` : tableBody(table)}
  </section>
`

const payments = (store: SandboxContext['store']): Table => ({
  title: 'Payments',
  columns: ['Created', 'Reference', 'By', 'Amount', 'Status'],
  rows: newest(store.all('transactions')).map((transaction) => [
    dateTime.format(transaction.createdAt),
    transaction.reference,
    transaction.email,
    formatKobo(transaction.amount),
    transaction.status,
  ]),
})

const transfers = (store: SandboxContext['store']): Table => ({
  title: 'Transfers',
  columns: ['Created', 'Reference', 'Amount', 'Fee', 'Status'],
  rows: newest(store.all('transfers')).map((transfer) => [
    dateTime.format(transfer.createdAt),
    transfer.reference,
    formatKobo(transfer.amount),
    formatKobo(transfer.feeCharged),
    transfer.status,
  ]),
})

const webhooks = (store: SandboxContext['store']): Table => ({
  title: 'Webhooks',
  columns: ['Event', 'Reference', 'Attempts', 'State'],
  rows: newest(store.all('webhooks')).map((webhook) => [
    webhook.event,
    referenceOf(webhook),
    webhook.attempts,
    webhook.state,
  ]),
})

const TEST_CARDS: Table = {
  title: 'Test cards',
  columns: ['Card', 'CVV', 'PIN', 'Code', 'What it does'],
  rows: CARDS.map(({ number, cvv, pin = '–', otp = '–', title }) => [number, cvv, pin, otp, title]),
}

/** The sandbox's state, read only. */
export const renderDashboard = ({ store }: SandboxContext, balance: Balance) =>
  html`<!doctype html>
    <html lang="en-NG">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Payment sandbox</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/checkout/page.css" />
        <link rel="stylesheet" href="/checkout/dashboard.css" />
      </head>
      <body>
        <main class="dashboard">
          <header>
            <p class="badge">No real money</p>
            <h1>Payment sandbox</h1>
            <p class="quiet">Its balance is ${formatKobo(balance.of('NGN'))}.</p>
          </header>
          ${[payments(store), transfers(store), webhooks(store), TEST_CARDS].map(section)}
        </main>
      </body>
    </html>`
