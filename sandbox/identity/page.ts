import { html } from 'hono/html'
import type { Lookup } from './lookup.ts'

const dateTime = new Intl.DateTimeFormat('en-NG', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Africa/Lagos',
})

const article = ({ id, document, number, name, at, answer }: Lookup) => html`
  <article id="${id}">
    <h2>${document} ${number}</h2>
    <p class="quiet">
      <time datetime="${at}">${dateTime.format(new Date(at))}</time> · answered ${answer}
    </p>
    <div class="text">${name}</div>
  </article>
`

export const renderLookups = (lookups: readonly Lookup[]) =>
  html`<!doctype html>
    <html lang="en-NG">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Register</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/style.css" />
      </head>
      <body>
        <main>
          <h1>Register</h1>
          <p class="quiet">
            Onise asks here about proofs of identity of this machine, and nowhere else. Everybody is
            right, except numbers that end in 0404 (not found), 0405 (another name) and 0406
            (another date of birth).
          </p>
          ${lookups.length > 0 ? lookups.map(article) : html`<p class="none">Nobody was asked about yet.</p>`}
        </main>
      </body>
    </html>`
