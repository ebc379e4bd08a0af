import { html } from 'hono/html'

const LINK = /https?:\/\/[^\s<>"']+/g
const when = new Intl.DateTimeFormat('en-NG', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Africa/Lagos',
})

/** The words as they are, and only what is an address becomes a link. */
function linked(text) {
  const parts = []
  let end = 0
  for (const { 0: link, index } of text.matchAll(LINK)) {
    parts.push(html`${text.slice(end, index)}<a href="${link}" rel="noreferrer">${link}</a>`)
    end = index + link.length
  }
  return [...parts, text.slice(end)]
}

const letterOf = ({ id, to, from, subject, text, at }) => html`
  <article id="${id}">
    <h2>${subject}</h2>
    <p class="quiet">To <a href="/?to=${encodeURIComponent(to)}">${to}</a> · from ${from}</p>
    <p class="quiet"><time datetime="${at}">${when.format(new Date(at))}</time></p>
    <div class="text">${linked(text)}</div>
  </article>
`

export const pageOf = (letters, to = '') =>
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
          <p class="quiet">
            ${
              to
                ? html`Letters to ${to}. <a href="/">Show all</a>`
                : 'Every letter that Onise sends on this machine comes here, and goes nowhere else.'
            }
          </p>
          ${letters.length > 0 ? letters.map(letterOf) : html`<p class="none">No letters yet.</p>`}
        </main>
      </body>
    </html>`
