import { html } from 'hono/html'

const LINK = /https?:\/\/[^\s<>"']+/g

/** The text with each URL as a link; hono's `html` escapes the rest. */
export function linkUrls(text: string) {
  const parts = []
  let end = 0
  for (const { 0: link, index } of text.matchAll(LINK)) {
    parts.push(html`${text.slice(end, index)}<a href="${link}" rel="noreferrer">${link}</a>`)
    end = index + link.length
  }
  return [...parts, text.slice(end)]
}
