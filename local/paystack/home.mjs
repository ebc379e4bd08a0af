import { html } from 'hono/html'
import { CARDS } from './cards.mjs'

const SHOWN = 25
const naira = new Intl.NumberFormat('en-NG', { style: 'currency', currency: 'NGN' })
const money = (kobo) => naira.format(kobo / 100)
const when = new Intl.DateTimeFormat('en-NG', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Africa/Lagos',
})
const latest = (rows) => rows.toSorted((a, b) => b.id - a.id).slice(0, SHOWN)

const table = (title, columns, rows) => html`
  <section>
    <h2>${title}</h2>
    ${
      rows.length === 0
        ? html`<p class="quiet">None yet.</p>`
        : html`<div class="wide" role="region" aria-label="${title}" tabindex="0">
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
          </div>`
    }
  </section>
`

/** What the sandbox knows, for somebody who looks in: nothing here can be changed. */
export const homeOf = ({ kept, balance }) =>
  html`<!doctype html>
    <html lang="en-NG">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Payment sandbox</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/checkout/page.css" />
        <link rel="stylesheet" href="/checkout/home.css" />
      </head>
      <body>
        <main class="home">
          <header>
            <p class="badge">No real money</p>
            <h1>Payment sandbox</h1>
            <p class="quiet">It holds ${money(balance.of('NGN'))} and speaks Paystack's own API.</p>
          </header>
          ${table(
            'Payments',
            ['Created', 'Reference', 'By', 'Amount', 'Status'],
            latest(kept.all('transactions')).map((row) => [
              when.format(row.createdAt),
              row.reference,
              row.email,
              money(row.amount),
              row.status,
            ]),
          )}
          ${table(
            'Transfers',
            ['Created', 'Reference', 'Amount', 'Fee', 'Status'],
            latest(kept.all('transfers')).map((row) => [
              when.format(row.createdAt),
              row.reference,
              money(row.amount),
              money(row.feeCharged),
              row.status,
            ]),
          )}
          ${table(
            'Webhooks',
            ['Event', 'Of', 'Tries', 'Now'],
            latest(kept.all('hooks')).map((row) => [
              row.event,
              JSON.parse(row.body).data.reference,
              row.tries,
              row.state,
            ]),
          )}
          ${table(
            'Test cards',
            ['Card', 'CVV', 'PIN', 'Code', 'What it does'],
            CARDS.map(({ number, cvv, pin, otp, title }) => [
              number,
              cvv,
              pin ?? '–',
              otp ?? '–',
              title,
            ]),
          )}
        </main>
      </body>
    </html>`
