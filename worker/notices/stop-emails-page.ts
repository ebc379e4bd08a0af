import { createHash } from 'node:crypto'
import type { Said } from '#schema/domain/facts.ts'
import type { Language } from '#schema/domain/languages.ts'
import { categoryNames } from '#schema/domain/messages/notice-settings.ts'
import type { NoticeCategory } from '#schema/domain/notice.ts'
import { escapeHtml } from '#worker/mail/html.ts'
import { langOf, saidIn, TEXTS, type Texts } from '#worker/words/texts.ts'

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

type Content = { title: string; lines: readonly string[]; form?: Form }
/** In a language that is known when the account has been read. */
export type Page = (texts: Texts, language: Language) => Content

export function renderPage(page: Page, language: Language): string {
  const texts = TEXTS[language]
  const { title, lines, form } = page(texts, language)
  const button =
    form &&
    `<form method="post" action="${escapeHtml(form.action)}"><button>${escapeHtml(form.label)}</button></form>`
  return [
    `<!doctype html><html lang="${langOf(language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(texts['email-choice'].title)}</title><style>${STYLE}</style></head><body><main>`,
    `<h1>${escapeHtml(title)}</h1>`,
    ...lines.map((line) => `<p>${escapeHtml(line)}</p>`),
    button ?? '',
    '</main></body></html>',
  ].join('')
}

/** `query` is that of the link; the address of a form is the same page. */
type Shown = { query: string; categories: readonly NoticeCategory[] }

const namesOf = (texts: Texts, { categories }: Shown): string =>
  categoryNames(texts['notice-settings'].NOTICE_CATEGORY_NAMES, categories)

export const askPage =
  (shown: Shown): Page =>
  (texts) => {
    const { ask, askText, inApp, always, stop } = texts['email-choice']
    return {
      title: ask,
      lines: [askText(namesOf(texts, shown)), inApp, always],
      form: { action: `?${shown.query}`, label: stop },
    }
  }

export const stoppedPage =
  (shown: Shown): Page =>
  (texts) => {
    const { stopped, stoppedText, inApp, always, resume } = texts['email-choice']
    return {
      title: stopped,
      lines: [stoppedText(namesOf(texts, shown)), inApp, always],
      form: { action: `?${shown.query}&on=1`, label: resume },
    }
  }

export const resumedPage =
  (shown: Shown): Page =>
  (texts) => {
    const { resumed, resumedText, stop } = texts['email-choice']
    return {
      title: resumed,
      lines: [resumedText(namesOf(texts, shown))],
      form: { action: `?${shown.query}`, label: stop },
    }
  }

export const brokenPage: Page = ({ 'email-choice': { broken, brokenText } }) => ({
  title: broken,
  lines: [brokenText],
})

/** `reason` is in English where it has no fact. */
export const failedPage =
  (reason: string, said: Said | undefined): Page =>
  (texts, language) => ({
    title: texts['email-choice'].failed,
    lines: [(said && saidIn(language, said)) ?? reason],
  })
