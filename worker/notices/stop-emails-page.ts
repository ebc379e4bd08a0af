import { createHash } from 'node:crypto'
import { EMAIL_CHOICE_MESSAGES as messages } from '#schema/domain/messages/email-choice.ts'
import { escapeHtml } from '#worker/mail/html.ts'
import type { Words } from '#worker/words/words.ts'

const STYLE = `body{margin:0;overflow-wrap:break-word;padding:24px 16px;background:#f7f5ef;color:#1b2420;font:18px/1.5 system-ui,sans-serif}
main{max-width:480px;margin:0 auto;padding:20px;background:#fff;border-radius:8px}
h1{margin:0;font-size:24px;line-height:1.25}
button{width:100%;min-height:48px;padding:8px 16px;border:0;border-radius:8px;background:#14532d;color:#fff;font:inherit;font-weight:600}
button:focus-visible{outline:3px solid #b45309;outline-offset:2px}`

/** It needs no script; the only style is its own. */
export const PAGE_HEADERS: Record<string, string> = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
}

type Form = { action: string; label: string }

/** Sentences in English, as `words` translates them. */
export type Page = { title: string; lines: readonly string[]; form?: Form }

export function renderPage({ title, lines, form }: Page, { lang, sentence }: Words): string {
  const text = (english: string) => escapeHtml(sentence(english))
  const button =
    form &&
    `<form method="post" action="${escapeHtml(form.action)}"><button>${text(form.label)}</button></form>`
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${text(messages.title)}</title><style>${STYLE}</style></head><body><main>`,
    `<h1>${text(title)}</h1>`,
    ...lines.map((line) => `<p>${text(line)}</p>`),
    button ?? '',
    '</main></body></html>',
  ].join('')
}

/** `query` is that of the link; the address of a form is the same page. */
type Shown = { query: string; names: string }

export const askPage = ({ query, names }: Shown): Page => ({
  title: messages.ask,
  lines: [messages.askText(names), messages.inApp, messages.always],
  form: { action: `?${query}`, label: messages.stop },
})

export const stoppedPage = ({ query, names }: Shown): Page => ({
  title: messages.stopped,
  lines: [messages.stoppedText(names), messages.inApp, messages.always],
  form: { action: `?${query}&on=1`, label: messages.resume },
})

export const resumedPage = ({ query, names }: Shown): Page => ({
  title: messages.resumed,
  lines: [messages.resumedText(names)],
  form: { action: `?${query}`, label: messages.stop },
})

export const brokenPage: Page = { title: messages.broken, lines: [messages.brokenText] }

export const failedPage = (reason: string): Page => ({ title: messages.failed, lines: [reason] })
