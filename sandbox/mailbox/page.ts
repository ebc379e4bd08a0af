import { html } from 'hono/html'
import { linkUrls } from '#sandbox/link-urls.ts'
import type { Email } from './email.ts'

const dateTime = new Intl.DateTimeFormat('en-NG', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Africa/Lagos',
})

const article = ({ id, to, from, subject, text, at }: Email) => html`
  <article id="${id}">
    <h2>${subject}</h2>
    <p class="quiet">To <a href="/?to=${encodeURIComponent(to)}">${to}</a> · from ${from}</p>
    <p class="quiet"><time datetime="${at}">${dateTime.format(new Date(at))}</time></p>
    <div class="text">${linkUrls(text)}</div>
  </article>
`

const introduction = (to: string) =>
  to
    ? html`Emails to ${to}. <a href="/">Show all</a>`
    : 'Onise sends every email of this machine here, and nowhere else.'

export const renderMailbox = (emails: readonly Email[], to = '') =>
  html`<!doctype html>
    <html lang="en-NG">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Mailbox</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/style.css" />
      </head>
      <body>
        <main>
          <h1>Mailbox</h1>
          <p class="quiet">${introduction(to)}</p>
          ${emails.length > 0 ? emails.map(article) : html`<p class="none">No emails yet.</p>`}
        </main>
      </body>
    </html>`
