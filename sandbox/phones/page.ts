import { html } from 'hono/html'
import { linkUrls } from '#sandbox/link-urls.ts'
import type { PhoneMessage } from './message.ts'

const CHANNELS = { sms: 'SMS', whatsapp: 'WhatsApp' }
const dateTime = new Intl.DateTimeFormat('en-NG', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Africa/Lagos',
})

const article = ({ id, channel, to, from, text, at, status }: PhoneMessage) => html`
  <article id="${id}">
    <h2>${CHANNELS[channel]} to <a href="/?to=${encodeURIComponent(to)}">${to}</a></h2>
    <p class="quiet">
      From ${from} · <time datetime="${at}">${dateTime.format(new Date(at))}</time> · ${status}
    </p>
    <div class="text">${linkUrls(text)}</div>
  </article>
`

const introduction = (to: string) =>
  to
    ? html`Messages to ${to}. <a href="/">Show all</a>`
    : 'Onise sends every SMS and WhatsApp message of this machine here, and nowhere else.'

export const renderPhones = (messages: readonly PhoneMessage[], to = '') =>
  html`<!doctype html>
    <html lang="en-NG">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Phones</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/style.css" />
      </head>
      <body>
        <main>
          <h1>Phones</h1>
          <p class="quiet">${introduction(to)}</p>
          ${messages.length > 0 ? messages.map(article) : html`<p class="none">No messages yet.</p>`}
        </main>
      </body>
    </html>`
